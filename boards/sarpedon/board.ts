import { board, boardSpace, lines } from '@peerless/engine';

export const sarpedon = board('sarpedon', {
  aspect: 1.5439,
  radius: 46.4,
  zones: [
    { id: 'a', color: 'green' },
    { id: 'b', color: 'yellow' },
    { id: 'c', color: 'brown' },
    { id: 'd', color: 'red' },
    { id: 'e', color: 'blue' },
    { id: 'f', color: 'purple' },
  ],
  spaces: [
    boardSpace('s1', 59.1, 118.9, 'a'),
    boardSpace('s2', 174.3, 80.8, 'a'),
    boardSpace('s3', 276, 140.9, 'a', 3),
    boardSpace('s4', 379.2, 84.3, 'a'),
    boardSpace('s5', 508.6, 97, 'b'),
    boardSpace('s6', 940.9, 88.9, 'c'),
    boardSpace('s7', 841.4, 158.2, 'c'),
    boardSpace('s8', 54.6, 297.9, 'a'),
    boardSpace('s9', 158.6, 244.8, 'a'),
    boardSpace('s10', 253.6, 312.9, 'a'),
    boardSpace('s11', 357.5, 273.7, 'a'),
    boardSpace('s12', 474.2, 303.7, 'b'),
    boardSpace('s13', 572.9, 234.4, 'b'),
    boardSpace('s14', 669.4, 321, 'b'),
    boardSpace('s15', 783.8, 301.4, 'c', 4),
    boardSpace('s16', 947.6, 272.5, 'd'),
    boardSpace('s17', 940.2, 435.3, 'd'),
    boardSpace('s18', 946.1, 601.6, 'd'),
    boardSpace('s19', 52.4, 494.2, 'e'),
    boardSpace('s20', 153.3, 556.6, 'e'),
    boardSpace('s21', 255.8, 478.1, 'e', 1),
    boardSpace('s22', 400.9, 463, 'b f'),
    boardSpace('s23', 328.3, 616.6, 'b f'),
    boardSpace('s24', 56.8, 659.4, 'e'),
    boardSpace('s25', 163.1, 744.8, 'e'),
    boardSpace('s26', 67.3, 824.5, 'e'),
    boardSpace('s27', 278.2, 777.1, 'f'),
    boardSpace('s28', 188.5, 907.6, 'f'),
    boardSpace('s29', 430.1, 729.8, 'f'),
    boardSpace('s30', 519.1, 829.1, 'f'),
    boardSpace('s31', 634.3, 743.6, 'f', 2),
    boardSpace('s32', 616.3, 911.1, 'f'),
    boardSpace('s33', 677.6, 590.1, 'b c f'),
    boardSpace('s34', 742, 455, 'b c f'),
    boardSpace('s35', 797.3, 598.2, 'f'),
    boardSpace('s36', 872.8, 722.9, 'd'),
    boardSpace('s37', 857.1, 885.7, 'd'),
    boardSpace('s38', 753.2, 920.3, 'd'),
  ],
  lines: lines(`
    s1-s2 s1-s8 s1-s9  s2-s3 s2-s9  s3-s4 s3-s10 s3-s11  s4-s5 s4-s11  s5-s12 s5-s13  s6-s7 s6-s16
    s7-s15 s7-s16  s8-s9 s8-s19  s9-s10  s10-s11 s10-s21  s11-s12 s11-s22  s12-s13 s12-s22  s13-s14
    s14-s15 s14-s34  s15-s34  s16-s17  s17-s18  s18-s36  s19-s20 s19-s24  s20-s21 s20-s24
    s21-s22 s21-s23  s22-s23 s22-s29  s23-s27 s23-s29  s24-s25 s24-s26  s25-s26 s25-s27 s25-s28
    s26-s28  s27-s28 s27-s29  s29-s30  s30-s32  s31-s32 s31-s33  s32-s38  s33-s34 s33-s35  s34-s35
    s35-s36  s36-s37  s37-s38
  `),
  passages: [],
  highGround: [],
  doors: [],
  crossings: [],
});
