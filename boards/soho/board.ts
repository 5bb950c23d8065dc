import { board, boardSpace, lines } from '@peerless/engine';

export const soho = board('soho', {
  aspect: 1.5439,
  radius: 46.4,
  zones: [
    { id: 'a', color: 'blue' },
    { id: 'b', color: 'navy' },
    { id: 'c', color: 'rose' },
    { id: 'd', color: 'grey' },
    { id: 'e', color: 'green' },
    { id: 'f', color: 'red' },
    { id: 'g', color: 'yellow' },
  ],
  spaces: [
    boardSpace('s1', 72.6, 97, 'a'),
    boardSpace('s2', 188.5, 98.2, 'a'),
    boardSpace('s3', 301.4, 105.1, 'a', 1),
    boardSpace('s4', 423.3, 97, 'a b'),
    boardSpace('s5', 556.5, 85.5, 'b'),
    boardSpace('s6', 676.1, 86.6, 'b'),
    boardSpace('s7', 810, 82, 'b c'),
    boardSpace('s8', 939.4, 95.8, 'b c'),
    boardSpace('s9', 62.1, 384.5, 'd'),
    boardSpace('s10', 219.1, 348.7, 'a d'),
    boardSpace('s11', 370.2, 341.8, 'a d'),
    boardSpace('s12', 492.1, 389.1, 'd'),
    boardSpace('s13', 622.3, 348.7, 'b d'),
    boardSpace('s14', 749.4, 426.1, 'b c d'),
    boardSpace('s15', 899, 370.7, 'c', 2),
    boardSpace('s16', 942.4, 527.7, 'c'),
    boardSpace('s17', 204.2, 568.1, 'e'),
    boardSpace('s18', 333.6, 533.5, 'e'),
    boardSpace('s19', 619.3, 504.6, 'b g'),
    boardSpace('s20', 819.7, 560, 'c g'),
    boardSpace('s21', 940.9, 707.9, 'c'),
    boardSpace('s22', 71.8, 718.2, 'f', 3),
    boardSpace('s23', 468.2, 747.1, 'f'),
    boardSpace('s24', 709.1, 746, 'g', 4),
    boardSpace('s25', 182.5, 871.8, 'e f'),
    boardSpace('s26', 350, 861.4, 'e f'),
    boardSpace('s27', 558.7, 890.3, 'f g'),
    boardSpace('s28', 768.9, 889.1, 'f g'),
    boardSpace('s29', 905, 882.2, 'g'),
  ],
  lines: lines(`
    s1-s2 s1-s9  s2-s3  s3-s4  s4-s5 s4-s11  s5-s6  s6-s7 s6-s13  s7-s8  s8-s15  s9-s10 s9-s22
    s10-s11  s11-s12  s12-s13 s12-s23  s13-s14  s14-s15 s14-s24  s15-s16  s16-s21  s17-s18 s17-s22
    s18-s19  s19-s20  s20-s21  s21-s29  s22-s25  s23-s26 s23-s27  s24-s28  s25-s26  s26-s27  s27-s28
    s28-s29
  `),
  passages: [],
  highGround: [],
  doors: [],
  crossings: [
    { over: ['s18', 's19'], under: ['s12', 's23'] },
    { over: ['s19', 's20'], under: ['s14', 's24'] },
  ],
});
