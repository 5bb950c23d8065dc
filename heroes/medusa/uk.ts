import type { Names } from '@peerless/text/uk/names';

export const names: Names = {
  fighter: {
    medusa: { gender: 'f', animate: true, nom: 'Медуза', gen: 'Медузи', dat: 'Медузі', acc: 'Медузу', ins: 'Медузою', loc: 'Медузі' },
    harpy: {
      gender: 'f',
      animate: true,
      nom: 'гарпія',
      gen: 'гарпії',
      dat: 'гарпії',
      acc: 'гарпію',
      ins: 'гарпією',
      loc: 'гарпії',
      plural: { nom: 'гарпії', gen: 'гарпій', dat: 'гарпіям', acc: 'гарпій', ins: 'гарпіями', loc: 'гарпіях' },
    },
  },
  idea: {
    medusa: 'На початку ходу ви можете завдати 1 поранення одному ворожому бійцеві в зоні Медузи.',
  },
  card: {
    'gaze-of-stone': 'Кам’яний погляд',
    'second-shot': 'Другий постріл',
    'clutching-claws': 'Чіпкі пазурі',
    'the-hounds-of-mighty-zeus': 'Гончаки могутнього Зевса',
    snipe: 'Влучний постріл',
    'hiss-and-slither': 'Сичить і звивається',
    'a-momentary-glance': 'Миттєвий погляд',
    'winged-frenzy': 'Крилате шаленство',
  },
};
