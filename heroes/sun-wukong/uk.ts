import type { Names } from '@peerless/text/uk/names';

export const names: Names = {
  fighter: {
    'sun-wukong': {
      gender: 'm',
      animate: true,
      nom: 'Сунь Укун',
      gen: 'Сунь Укуна',
      dat: 'Сунь Укунові',
      acc: 'Сунь Укуна',
      ins: 'Сунь Укуном',
      loc: 'Сунь Укунові',
    },
    clone: {
      gender: 'm',
      animate: true,
      nom: 'двійник',
      gen: 'двійника',
      dat: 'двійникові',
      acc: 'двійника',
      ins: 'двійником',
      loc: 'двійникові',
      plural: { nom: 'двійники', gen: 'двійників', dat: 'двійникам', acc: 'двійників', ins: 'двійниками', loc: 'двійниках' },
    },
  },
  tag: {
    form: 'Подоба',
  },
  idea: {
    'sun-wukong': 'На початку ходу ви можете завдати 1 поранення Сунь Укунові, щоб прикликати двійника в суміжну з ним комірку.',
  },
  card: {
    'infinite-strikes': 'Нескінченні удари',
    'ruyi-jingo-bang': 'Жуї Цзіньґу Бан',
    'tricked-you': 'Обдурив!',
    'taunting-laughter': 'Глузливий сміх',
    'ox-form': 'Подоба бика',
    '72-transformations': 'Сімдесят два перетворення',
    'sly-monkey': 'Хитра мавпа',
    bewilderment: 'Сум’яття',
    'golden-chain-mail': 'Золота кольчуга',
    'tortoise-form': 'Подоба черепахи',
    'fiery-eyes-that-see': 'Зіркі вогненні очі',
    'phoenix-form': 'Подоба фенікса',
  },
};
