import type { Names } from '@peerless/text/ru/names';

export const names: Names = {
  fighter: {
    'sun-wukong': {
      gender: 'm',
      animate: true,
      nom: 'Сунь Укун',
      gen: 'Сунь Укуна',
      dat: 'Сунь Укуну',
      acc: 'Сунь Укуна',
      ins: 'Сунь Укуном',
      pre: 'Сунь Укуне',
    },
    clone: {
      gender: 'm',
      animate: true,
      nom: 'двойник',
      gen: 'двойника',
      dat: 'двойнику',
      acc: 'двойника',
      ins: 'двойником',
      pre: 'двойнике',
      plural: { nom: 'двойники', gen: 'двойников', dat: 'двойникам', acc: 'двойников', ins: 'двойниками', pre: 'двойниках' },
    },
  },
  tag: {
    form: 'Облик',
  },
  idea: {
    'sun-wukong': 'В начале хода вы можете нанести 1 урон Сунь Укуну, чтобы призвать двойника в смежную с ним ячейку.',
  },
  card: {
    'infinite-strikes': 'Бесчисленные удары',
    'ruyi-jingo-bang': 'Жуи цзиньгубан',
    'tricked-you': 'Обманул!',
    'taunting-laughter': 'Дразнящий смех',
    'ox-form': 'Облик быка',
    '72-transformations': '72 превращения',
    'sly-monkey': 'Хитрая обезьяна',
    bewilderment: 'Замешательство',
    'golden-chain-mail': 'Золотая кольчуга',
    'tortoise-form': 'Облик черепахи',
    'fiery-eyes-that-see': 'Зоркие огненные глаза',
    'phoenix-form': 'Облик феникса',
  },
};
