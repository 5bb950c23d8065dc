import type { Names } from '@peerless/text/ru/names';

export const names: Names = {
  fighter: {
    'king-arthur': {
      gender: 'm',
      animate: true,
      nom: 'король Артур',
      gen: 'короля Артура',
      dat: 'королю Артуру',
      acc: 'короля Артура',
      ins: 'королём Артуром',
      pre: 'короле Артуре',
    },
    merlin: { gender: 'm', animate: true, nom: 'Мерлин', gen: 'Мерлина', dat: 'Мерлину', acc: 'Мерлина', ins: 'Мерлином', pre: 'Мерлине' },
  },
  idea: {
    'king-arthur': 'Когда король Артур атакует, вы можете выложить лицом вниз вторую карту и усилить ею атаку.',
  },
  card: {
    excalibur: 'Экскалибур',
    'noble-sacrifice': 'Благородная жертва',
    'the-aid-of-morgana': 'Помощь Морганы',
    'aid-the-chosen-one': 'Помощь избранному',
    'swift-strike': 'Стремительный удар',
    'divine-intervention': 'Божественное вмешательство',
    'the-holy-grail': 'Святой Грааль',
    bewilderment: 'Замешательство',
    'the-lady-of-the-lake': 'Владычица Озера',
    'command-the-storms': 'Власть над бурями',
    prophecy: 'Пророчество',
    'restless-spirits': 'Неупокоенные духи',
  },
};
