import type { Names } from '@peerless/text/uk/names';

export const names: Names = {
  fighter: {
    'king-arthur': {
      gender: 'm',
      animate: true,
      nom: 'король Артур',
      gen: 'короля Артура',
      dat: 'королеві Артуру',
      acc: 'короля Артура',
      ins: 'королем Артуром',
      loc: 'королеві Артуру',
    },
    merlin: {
      gender: 'm',
      animate: true,
      nom: 'Мерлін',
      gen: 'Мерліна',
      dat: 'Мерлінові',
      acc: 'Мерліна',
      ins: 'Мерліном',
      loc: 'Мерлінові',
    },
  },
  idea: {
    'king-arthur': 'Коли король Артур атакує, ви можете викласти долілиць другу карту й поліпшити нею атаку.',
  },
  card: {
    excalibur: 'Екскалібур',
    'noble-sacrifice': 'Шляхетна жертва',
    'the-aid-of-morgana': 'Допомога Моргани',
    'aid-the-chosen-one': 'Допомога обранцеві',
    'swift-strike': 'Стрімкий удар',
    'divine-intervention': 'Божественне втручання',
    'the-holy-grail': 'Святий Грааль',
    bewilderment: 'Сум’яття',
    'the-lady-of-the-lake': 'Володарка Озера',
    'command-the-storms': 'Влада над бурями',
    prophecy: 'Пророцтво',
    'restless-spirits': 'Неспокійні духи',
  },
};
