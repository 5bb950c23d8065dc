import { board, boardSpace, lines } from '@peerless/engine';

export const kingSolomonsMine = board('king-solomons-mine', {
  aspect: 1.8019,
  radius: 48.6,
  zones: [
    { id: 'a', color: 'gold' },
    { id: 'b', color: 'cream' },
    { id: 'c', color: 'red' },
    { id: 'd', color: 'grey' },
    { id: 'e', color: 'green' },
    { id: 'f', color: 'blue' },
    { id: 'g', color: 'brown' },
  ],
  spaces: [
    boardSpace('s1', 84.5, 184.6, 'a'),
    boardSpace('s2', 193.7, 138.8, 'a'),
    boardSpace('s3', 326.9, 156.3, 'a b c'),
    boardSpace('s4', 510.8, 169.8, 'b c'),
    boardSpace('s5', 640.2, 183.3, 'b d'),
    boardSpace('s6', 780.9, 156.3, 'b d'),
    boardSpace('s7', 902.8, 160.4, 'b d', 2),
    boardSpace('s8', 145.1, 361.2, 'a'),
    boardSpace('s9', 264.8, 361.2, 'a'),
    boardSpace('s10', 403.9, 303.2, 'b c'),
    boardSpace('s11', 502.6, 382.7, 'c f'),
    boardSpace('s12', 611.1, 381.4, 'c'),
    boardSpace('s13', 786.1, 374.7, 'd e'),
    boardSpace('s14', 920.7, 394.9, 'd e'),
    boardSpace('s15', 111.4, 544.5, 'a g'),
    boardSpace('s16', 253.6, 586.3, 'f g'),
    boardSpace('s17', 386.7, 549.9, 'c f g'),
    boardSpace('s18', 490.7, 622.6, 'c f'),
    boardSpace('s19', 613.3, 657.7, 'f'),
    boardSpace('s20', 756.9, 648.2, 'e f'),
    boardSpace('s21', 908.8, 650.9, 'd e'),
    boardSpace('s22', 172, 710.2, 'g', 1),
    boardSpace('s23', 86.8, 823.5, 'g'),
    boardSpace('s24', 252.8, 854.4, 'f g'),
    boardSpace('s25', 388.2, 777.6, 'f g'),
    boardSpace('s26', 486.9, 888.1, 'f'),
    boardSpace('s27', 623.8, 869.3, 'f'),
    boardSpace('s28', 788.3, 861.2, 'e f'),
    boardSpace('s29', 912.5, 877.4, 'e'),
  ],
  lines: lines(`
    s1-s2  s2-s8 s2-s9  s3-s9 s3-s10  s4-s10 s4-s11 s4-s12  s5-s6 s5-s12  s6-s7 s6-s13
    s7-s13 s7-s14  s8-s9 s8-s15  s10-s11  s11-s12 s11-s17 s11-s19  s13-s14  s14-s21
    s15-s16 s15-s22 s15-s23  s16-s22 s16-s24  s17-s25  s18-s25 s18-s26  s19-s27  s20-s21 s20-s28
    s21-s28 s21-s29  s22-s23 s22-s24  s23-s24  s24-s25  s25-s26  s26-s27  s28-s29
  `),
  passages: [['s1', 's2', 's12', 's15', 's20', 's23']],
  highGround: [],
  doors: [],
  crossings: [],
});
