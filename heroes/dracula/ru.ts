import type { Names } from '@peerless/text/ru/names';

export const names: Names = {
  fighter: {
    dracula: {
      gender: 'm',
      animate: true,
      nom: 'Дракула',
      gen: 'Дракулы',
      dat: 'Дракуле',
      acc: 'Дракулу',
      ins: 'Дракулой',
      pre: 'Дракуле',
    },
    sister: {
      gender: 'f',
      animate: true,
      nom: 'сестра',
      gen: 'сестры',
      dat: 'сестре',
      acc: 'сестру',
      ins: 'сестрой',
      pre: 'сестре',
      plural: { nom: 'сёстры', gen: 'сестёр', dat: 'сёстрам', acc: 'сестёр', ins: 'сёстрами', pre: 'сёстрах' },
    },
  },
  idea: {
    dracula: 'В начале хода вы можете нанести 1 урон бойцу, смежному с Дракулой, и взять за это 1 карту.',
  },
  card: {
    ambush: 'Засада',
    'feeding-frenzy': 'Кровавое пиршество',
    beastform: 'Облик зверя',
    'thirst-for-sustenance': 'Жажда насыщения',
    'do-my-bidding': 'Исполни мою волю',
    'look-into-my-eyes': 'Смотри мне в глаза',
    mistform: 'Облик тумана',
    'prey-upon': 'Терзая жертву',
    'baptism-of-blood': 'Крещение кровью',
    'ravening-seduction': 'Хищный соблазн',
  },
};
