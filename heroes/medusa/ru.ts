import type { Names } from '@peerless/text/ru/names';

export const names: Names = {
  fighter: {
    medusa: { gender: 'f', animate: true, nom: 'Медуза', gen: 'Медузы', dat: 'Медузе', acc: 'Медузу', ins: 'Медузой', pre: 'Медузе' },
    harpy: {
      gender: 'f',
      animate: true,
      nom: 'гарпия',
      gen: 'гарпии',
      dat: 'гарпии',
      acc: 'гарпию',
      ins: 'гарпией',
      pre: 'гарпии',
      plural: { nom: 'гарпии', gen: 'гарпий', dat: 'гарпиям', acc: 'гарпий', ins: 'гарпиями', pre: 'гарпиях' },
    },
  },
  idea: {
    medusa: 'В начале хода вы можете нанести 1 урон одному бойцу противника в зоне Медузы.',
  },
  card: {
    'gaze-of-stone': 'Окаменяющий взгляд',
    'second-shot': 'Второй выстрел',
    'clutching-claws': 'Цепкие когти',
    'the-hounds-of-mighty-zeus': 'Гончие могучего Зевса',
    snipe: 'Меткий выстрел',
    'hiss-and-slither': 'Шипя и извиваясь',
    'a-momentary-glance': 'Мимолётный взгляд',
    'winged-frenzy': 'Крылатое неистовство',
  },
};
