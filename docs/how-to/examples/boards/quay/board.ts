import { board, boardSpace, lines } from '@peerless/engine';

export const quay = board('quay', {
  aspect: 1.5,
  radius: 45,
  zones: [
    { id: 'a', color: 'cyan' },
    { id: 'b', color: 'orange' },
    { id: 'c', color: 'red' },
    { id: 'd', color: 'yellow' },
    { id: 'e', color: 'dark grey' },
  ],
  spaces: [
    boardSpace('s1', 100, 140, 'a', 1),
    boardSpace('s2', 260, 140, 'a'),
    boardSpace('s3', 420, 140, 'a'),
    boardSpace('s4', 580, 140, 'b'),
    boardSpace('s5', 740, 140, 'b'),
    boardSpace('s6', 900, 140, 'b', 3),
    boardSpace('s7', 100, 380, 'a'),
    boardSpace('s8', 260, 380, 'a'),
    boardSpace('s9', 420, 380, 'a e'),
    boardSpace('s10', 580, 380, 'b e'),
    boardSpace('s11', 740, 380, 'b'),
    boardSpace('s12', 900, 380, 'b'),
    boardSpace('s13', 100, 620, 'c'),
    boardSpace('s14', 260, 620, 'c'),
    boardSpace('s15', 420, 620, 'c e'),
    boardSpace('s16', 580, 620, 'd e'),
    boardSpace('s17', 740, 620, 'd'),
    boardSpace('s18', 900, 620, 'd'),
    boardSpace('s19', 100, 860, 'c', 4),
    boardSpace('s20', 260, 860, 'c'),
    boardSpace('s21', 420, 860, 'c'),
    boardSpace('s22', 580, 860, 'd'),
    boardSpace('s23', 740, 860, 'd'),
    boardSpace('s24', 900, 860, 'd', 2),
  ],
  lines: lines(`
    s1-s2 s2-s3 s3-s4 s4-s5 s5-s6
    s7-s8 s8-s9 s9-s10 s10-s11 s11-s12
    s13-s14 s14-s15 s15-s16 s16-s17 s17-s18
    s19-s20 s20-s21 s21-s22 s22-s23 s23-s24
    s1-s7 s2-s8 s3-s9 s4-s10 s5-s11 s6-s12
    s7-s13 s8-s14 s9-s15 s10-s16 s11-s17 s12-s18
    s13-s19 s14-s20 s15-s21 s16-s22 s17-s23 s18-s24
  `),
  passages: [],
  highGround: [],
  doors: [],
  crossings: [],
});
