import { board, boardSpace, lines } from '@peerless/engine';

export const marmoreal = board('marmoreal', {
  aspect: 1.5439,
  radius: 46.4,
  zones: [
    { id: 'a', color: 'white' },
    { id: 'b', color: 'yellow' },
    { id: 'c', color: 'red' },
    { id: 'd', color: 'green' },
    { id: 'e', color: 'blue' },
    { id: 'f', color: 'lavender' },
    { id: 'g', color: 'purple' },
    { id: 'h', color: 'brown' },
  ],
  spaces: [
    boardSpace('s1', 142.1, 102.8, 'a b'),
    boardSpace('s2', 266.3, 84.3, 'a'),
    boardSpace('s3', 385.9, 82, 'a', 3),
    boardSpace('s4', 502.6, 133.9, 'a d e'),
    boardSpace('s5', 631.3, 84.3, 'a'),
    boardSpace('s6', 756.9, 84.3, 'a'),
    boardSpace('s7', 881.8, 215.9, 'e'),
    boardSpace('s8', 116.7, 270.2, 'b c d'),
    boardSpace('s9', 236.4, 291, 'b d'),
    boardSpace('s10', 367.2, 302.5, 'd e'),
    boardSpace('s11', 502.6, 362.6, 'd e'),
    boardSpace('s12', 634.3, 307.2, 'd e'),
    boardSpace('s13', 762.9, 294.5, 'd e', 4),
    boardSpace('s14', 883.3, 406.5, 'e f'),
    boardSpace('s15', 118.2, 440, 'b c', 1),
    boardSpace('s16', 296.2, 440, 'd e'),
    boardSpace('s17', 415.9, 503.5, 'd e g'),
    boardSpace('s18', 590.9, 503.5, 'd e g'),
    boardSpace('s19', 709.1, 444.6, 'd e'),
    boardSpace('s20', 880.3, 577.4, 'f'),
    boardSpace('s21', 131.6, 608.5, 'b c'),
    boardSpace('s22', 246.1, 627, 'c'),
    boardSpace('s23', 503.4, 606.2, 'd e g'),
    boardSpace('s24', 783.1, 657, 'f'),
    boardSpace('s25', 382.9, 733.3, 'd e h'),
    boardSpace('s26', 619.3, 736.7, 'd e h'),
    boardSpace('s27', 721, 838.3, 'f h', 2),
    boardSpace('s28', 184.7, 859.1, 'h'),
    boardSpace('s29', 317.1, 904.2, 'h'),
    boardSpace('s30', 448, 892.6, 'g h'),
    boardSpace('s31', 559.5, 906.5, 'g h'),
  ],
  lines: lines(`
    s1-s2 s1-s8  s2-s3  s3-s4  s4-s5 s4-s11  s5-s6  s6-s7  s7-s13 s7-s14  s8-s9 s8-s15
    s9-s10 s9-s16  s10-s11 s10-s16 s10-s17  s11-s12  s12-s13 s12-s18 s12-s19  s13-s19
    s14-s19 s14-s20  s15-s21  s16-s17  s17-s23  s18-s19 s18-s23  s20-s24  s21-s22 s21-s28  s22-s25
    s23-s30 s23-s31  s24-s26 s24-s27  s25-s26  s27-s31  s28-s29  s29-s30  s30-s31
  `),
  passages: [],
  highGround: [],
  doors: [],
  crossings: [
    { over: ['s25', 's26'], under: ['s23', 's30'] },
    { over: ['s25', 's26'], under: ['s23', 's31'] },
  ],
});
