import { board, boardSpace, lines } from '@peerless/engine';

export const baskervilleManor = board('baskerville-manor', {
  aspect: 1.5439,
  radius: 46.4,
  zones: [
    { id: 'a', color: 'light blue' },
    { id: 'b', color: 'brown' },
    { id: 'c', color: 'tan' },
    { id: 'd', color: 'green' },
    { id: 'e', color: 'purple' },
    { id: 'f', color: 'grey' },
    { id: 'g', color: 'navy' },
  ],
  spaces: [
    boardSpace('s1', 77.8, 136.3, 'a'),
    boardSpace('s2', 208.7, 85.5, 'a'),
    boardSpace('s3', 386.7, 120.1, 'b'),
    boardSpace('s4', 578.9, 123.6, 'b'),
    boardSpace('s5', 795.1, 133.9, 'c'),
    boardSpace('s6', 927.4, 137.4, 'c'),
    boardSpace('s7', 63.6, 316.4, 'a'),
    boardSpace('s8', 181.8, 331.4, 'a'),
    boardSpace('s9', 283.5, 259.8, 'a b', 2),
    boardSpace('s10', 510.8, 257.5, 'b'),
    boardSpace('s11', 689.6, 256.4, 'b c d'),
    boardSpace('s12', 856.4, 261, 'c'),
    boardSpace('s13', 320.1, 450.3, 'a g'),
    boardSpace('s14', 93.5, 565.8, 'g'),
    boardSpace('s15', 209.4, 520.8, 'g', 4),
    boardSpace('s16', 323.1, 687.1, 'd g'),
    boardSpace('s17', 457.7, 578.5, 'd'),
    boardSpace('s18', 558, 486.1, 'd'),
    boardSpace('s19', 688.9, 568.1, 'd e'),
    boardSpace('s20', 848.2, 453.8, 'e'),
    boardSpace('s21', 796.6, 612, 'e', 1),
    boardSpace('s22', 920.7, 577.4, 'e'),
    boardSpace('s23', 154.8, 777.1, 'f g'),
    boardSpace('s24', 498.9, 769.1, 'd f', 3),
    boardSpace('s25', 632, 806, 'f'),
    boardSpace('s26', 762.9, 815.2, 'f'),
    boardSpace('s27', 934.9, 791, 'e f'),
    boardSpace('s28', 212.4, 915.7, 'f'),
    boardSpace('s29', 318.6, 874.1, 'f'),
    boardSpace('s30', 426.3, 903, 'f'),
    boardSpace('s31', 545.3, 916.9, 'f'),
    boardSpace('s32', 858.6, 915.7, 'f'),
  ],
  lines: lines(`
    s1-s2 s1-s7  s2-s9  s3-s4 s3-s9 s3-s10  s4-s10 s4-s11  s5-s6 s5-s11 s5-s12  s7-s8 s7-s14  s8-s13
    s9-s13  s10-s11  s11-s12 s11-s19  s12-s20  s13-s15  s14-s15 s14-s23  s16-s17 s16-s23
    s17-s18 s17-s24  s18-s19  s19-s20 s19-s21 s19-s25 s19-s26  s20-s22  s21-s22  s22-s27  s23-s28
    s24-s25 s24-s30 s24-s31  s25-s26 s25-s31  s26-s27 s26-s32  s27-s32  s28-s29  s29-s30  s30-s31
  `),
  passages: [['s1', 's6', 's18', 's28']],
  highGround: [],
  doors: [],
  crossings: [],
});
