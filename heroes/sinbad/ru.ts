import type { Names } from '@peerless/text/ru/names';

export const names: Names = {
  fighter: {
    sinbad: {
      gender: 'm',
      animate: true,
      nom: 'Синдбад',
      gen: 'Синдбада',
      dat: 'Синдбаду',
      acc: 'Синдбада',
      ins: 'Синдбадом',
      pre: 'Синдбаде',
    },
    porter: {
      gender: 'm',
      animate: true,
      nom: 'Носильщик',
      gen: 'Носильщика',
      dat: 'Носильщику',
      acc: 'Носильщика',
      ins: 'Носильщиком',
      pre: 'Носильщике',
    },
  },
  tag: {
    voyage: 'Путешествие',
  },
  idea: {
    sinbad: 'При манёвре каждый ваш боец может пройти на 1 ячейку больше за каждую карту со словом «Путешествие» в вашей стопке сброса.',
  },
  card: {
    'voyage-home': 'Путешествие домой',
    'voyage-to-the-island-that-was-a-whale': 'Путешествие на остров, который оказался китом',
    'voyage-to-the-valley-of-the-giant-snakes': 'Путешествие в долину гигантских змей',
    'voyage-to-the-creature-with-eyes-like-coals-of-fire': 'Путешествие к чудищу с глазами, горящими как угли',
    'voyage-to-the-cannibals-with-the-root-of-madness': 'Путешествие к людоедам с корнем безумия',
    'voyage-to-the-city-of-the-man-eating-apes': 'Путешествие в город обезьян-людоедов',
    'voyage-to-the-city-of-the-king-of-serendib': 'Путешествие в город царя Серендиба',
    'by-fortune-and-fate': 'Волею случая и судьбы',
    'commanding-impact': 'Сокрушительный удар',
    'toil-and-danger': 'Труды и опасности',
    'leap-away': 'Прыжок в сторону',
    'riches-beyond-compare': 'Несметные богатства',
  },
};
