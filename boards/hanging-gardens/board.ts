import { board, boardSpace, lines } from '@peerless/engine';

export const hangingGardens = board('hanging-gardens', {
  aspect: 1.5439,
  radius: 46.4,
  zones: [
    { id: 'a', color: 'pink' },
    { id: 'b', color: 'grey' },
    { id: 'c', color: 'light green' },
    { id: 'd', color: 'dark green' },
    { id: 'e', color: 'blue' },
    { id: 'f', color: 'cream' },
    { id: 'g', color: 'brown' },
    { id: 'h', color: 'yellow' },
  ],
  spaces: [
    boardSpace('s1', 108.5, 127, 'a'),
    boardSpace('s2', 233.4, 100.5, 'b c'),
    boardSpace('s3', 367.2, 90.1, 'b c'),
    boardSpace('s4', 483.9, 94.7, 'b', 1),
    boardSpace('s5', 596.1, 130.5, 'b'),
    boardSpace('s6', 724.8, 108.5, 'b c d'),
    boardSpace('s7', 899.8, 127, 'd'),
    boardSpace('s8', 98.7, 317.6, 'a', 3),
    boardSpace('s9', 303.7, 316.4, 'c'),
    boardSpace('s10', 415.1, 312.9, 'c'),
    boardSpace('s11', 528, 336, 'b c e'),
    boardSpace('s12', 681.4, 312.9, 'b'),
    boardSpace('s13', 783.8, 397.2, 'b f'),
    boardSpace('s14', 925.2, 311.8, 'd'),
    boardSpace('s15', 95, 502.3, 'a g'),
    boardSpace('s16', 258, 471.1, 'a c g'),
    boardSpace('s17', 415.1, 506.9, 'c e g'),
    boardSpace('s18', 547.5, 501.2, 'e'),
    boardSpace('s19', 680.6, 503.5, 'e f'),
    boardSpace('s20', 772.6, 608.5, 'f'),
    boardSpace('s21', 919.2, 513.9, 'd'),
    boardSpace('s22', 94.2, 689.4, 'a g'),
    boardSpace('s23', 199.7, 616.6, 'a g'),
    boardSpace('s24', 305.2, 657, 'g h'),
    boardSpace('s25', 412.9, 706.7, 'e h'),
    boardSpace('s26', 520.6, 660.5, 'e h'),
    boardSpace('s27', 709.8, 781.8, 'f'),
    boardSpace('s28', 928.9, 713.6, 'd', 4),
    boardSpace('s29', 127.2, 871.8, 'a h'),
    boardSpace('s30', 282.7, 909.9, 'h'),
    boardSpace('s31', 417.4, 906.5, 'h', 2),
    boardSpace('s32', 604.3, 903, 'f h'),
    boardSpace('s33', 911, 890.3, 'd'),
  ],
  lines: lines(`
    s1-s2 s1-s8  s2-s3 s2-s9  s3-s4  s4-s5 s4-s10 s4-s11  s5-s12  s6-s7 s6-s11  s7-s14
    s8-s15 s8-s16  s9-s10 s9-s16  s10-s11  s11-s18  s12-s13  s13-s14 s13-s19 s13-s21  s14-s21
    s15-s16 s15-s22 s15-s23  s16-s23  s17-s18 s17-s25 s17-s26  s18-s19 s18-s26  s19-s20 s19-s21
    s20-s21 s20-s27  s21-s28  s22-s23 s22-s29  s23-s24  s24-s25  s25-s26 s25-s31
    s27-s28 s27-s32 s27-s33  s28-s33  s29-s30  s30-s31  s31-s32
  `),
  passages: [],
  highGround: lines(`
    s2-s3 s2-s9  s10-s4  s11-s4  s6-s7 s6-s11  s8-s16  s15-s16  s13-s14 s13-s21  s19-s21  s20-s21
    s17-s18 s17-s25 s17-s26  s18-s19  s25-s31  s29-s30  s30-s31  s31-s32
  `),
  doors: [],
  crossings: [{ over: ['s6', 's11'], under: ['s5', 's12'] }],
});
