import { board, boardSpace, lines } from '@peerless/engine';

export const heorot = board('heorot', {
  aspect: 1.8019,
  radius: 48.6,
  zones: [
    { id: 'a', color: 'dark grey' },
    { id: 'b', color: 'light grey' },
    { id: 'c', color: 'red' },
    { id: 'd', color: 'orange' },
    { id: 'e', color: 'yellow' },
    { id: 'f', color: 'navy' },
    { id: 'g', color: 'cyan' },
  ],
  spaces: [
    boardSpace('s1', 76.3, 98.4, 'a b'),
    boardSpace('s2', 224.4, 97, 'b'),
    boardSpace('s3', 356.8, 98.4, 'b'),
    boardSpace('s4', 534.8, 98.4, 'c d'),
    boardSpace('s5', 689.6, 102.4, 'e f'),
    boardSpace('s6', 811.5, 134.8, 'f'),
    boardSpace('s7', 933.4, 160.4, 'f'),
    boardSpace('s8', 110.7, 301.9, 'a b'),
    boardSpace('s9', 432.3, 335.6, 'c e'),
    boardSpace('s10', 625.3, 326.1, 'd'),
    boardSpace('s11', 246.8, 396.2, 'a e'),
    boardSpace('s12', 810.8, 393.5, 'd f'),
    boardSpace('s13', 933.4, 377.4, 'f'),
    boardSpace('s14', 67.3, 494.6, 'a e', 2),
    boardSpace('s15', 345.5, 512.1, 'e'),
    boardSpace('s16', 522.1, 497.3, 'c e'),
    boardSpace('s17', 680.6, 498.7, 'd', 1),
    boardSpace('s18', 820.5, 602.4, 'd f'),
    boardSpace('s19', 937.9, 606.5, 'f'),
    boardSpace('s20', 245.3, 605.1, 'a e'),
    boardSpace('s21', 433.8, 664.4, 'c e'),
    boardSpace('s22', 628.3, 679.2, 'd'),
    boardSpace('s23', 109.9, 695.4, 'a g'),
    boardSpace('s24', 68.8, 890.8, 'a g'),
    boardSpace('s25', 199.7, 900.3, 'g'),
    boardSpace('s26', 362.8, 898.9, 'g'),
    boardSpace('s27', 537, 900.3, 'c d'),
    boardSpace('s28', 691.8, 898.9, 'e f'),
    boardSpace('s29', 822, 867.9, 'f'),
    boardSpace('s30', 940.2, 824.8, 'f'),
  ],
  lines: lines(`
    s1-s2 s1-s8  s2-s3 s2-s8  s3-s4  s4-s5 s4-s9 s4-s10  s5-s6  s6-s7 s6-s12 s6-s13  s7-s13  s8-s14
    s9-s10 s9-s11 s9-s15 s9-s16  s10-s12 s10-s17  s11-s14 s11-s15 s11-s20  s12-s13 s12-s17 s12-s18
    s13-s19  s14-s20 s14-s23  s15-s20 s15-s21  s16-s21  s17-s18 s17-s22  s18-s19 s18-s22 s18-s29
    s19-s29 s19-s30  s20-s21  s21-s22 s21-s27  s22-s27  s23-s24 s23-s25  s24-s25  s25-s26  s26-s27
    s27-s28  s28-s29  s29-s30
  `),
  passages: [],
  highGround: [],
  doors: [
    { id: 'd1', x: 173.5, y: 501.3, cuts: lines('s11-s14 s14-s20') },
    { id: 'd2', x: 546, y: 199.5, cuts: lines('s4-s9 s4-s10') },
    { id: 'd3', x: 546, y: 800.5, cuts: lines('s21-s27 s22-s27') },
  ],
  crossings: [],
});
