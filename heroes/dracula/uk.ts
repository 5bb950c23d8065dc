import type { Names } from '@peerless/text/uk/names';

export const names: Names = {
  fighter: {
    dracula: {
      gender: 'm',
      animate: true,
      nom: 'Дракула',
      gen: 'Дракули',
      dat: 'Дракулі',
      acc: 'Дракулу',
      ins: 'Дракулою',
      loc: 'Дракулі',
    },
    sister: {
      gender: 'f',
      animate: true,
      nom: 'сестра',
      gen: 'сестри',
      dat: 'сестрі',
      acc: 'сестру',
      ins: 'сестрою',
      loc: 'сестрі',
      plural: { nom: 'сестри', gen: 'сестер', dat: 'сестрам', acc: 'сестер', ins: 'сестрами', loc: 'сестрах' },
    },
  },
  idea: {
    dracula: 'На початку ходу ви можете завдати 1 поранення бійцеві, суміжному з Дракулою, і взяти за це 1 карту.',
  },
  card: {
    ambush: 'Засідка',
    'feeding-frenzy': 'Кривавий бенкет',
    beastform: 'Звірина подоба',
    'thirst-for-sustenance': 'Жага поживи',
    'do-my-bidding': 'Виконуй мою волю',
    'look-into-my-eyes': 'Дивись мені в очі',
    mistform: 'Туманна подоба',
    'prey-upon': 'Полювання на жертву',
    'baptism-of-blood': 'Хрещення кров’ю',
    'ravening-seduction': 'Хижа спокуса',
  },
};
