import type { Names } from '@peerless/text/cs/names';

export const names: Names = {
  fighter: {
    'king-arthur': {
      gender: 'm',
      animate: true,
      nom: 'král Artuš',
      gen: 'krále Artuše',
      dat: 'králi Artušovi',
      acc: 'krále Artuše',
      ins: 'králem Artušem',
      loc: 'králi Artušovi',
    },
    merlin: {
      gender: 'm',
      animate: true,
      nom: 'Merlin',
      gen: 'Merlina',
      dat: 'Merlinovi',
      acc: 'Merlina',
      ins: 'Merlinem',
      loc: 'Merlinovi',
    },
  },
  idea: {
    'king-arthur': 'Když král Artuš útočí, můžete vyložit lícem dolů druhou kartu a útok jí posílit.',
  },
  card: {
    excalibur: 'Excalibur',
    'noble-sacrifice': 'Ušlechtilá oběť',
    'the-aid-of-morgana': 'Morganina pomoc',
    'aid-the-chosen-one': 'Pomoc vyvolenému',
    'swift-strike': 'Rychlý úder',
    'divine-intervention': 'Boží zásah',
    'the-holy-grail': 'Svatý grál',
    bewilderment: 'Zmatení',
    'the-lady-of-the-lake': 'Jezerní paní',
    'command-the-storms': 'Vládce bouří',
    prophecy: 'Proroctví',
    'restless-spirits': 'Neklidní duchové',
  },
};
