import type { Names } from '@peerless/text/uk/names';

export const names: Names = {
  fighter: {
    ferryman: {
      gender: 'm',
      animate: true,
      nom: 'поромник',
      gen: 'поромника',
      dat: 'поромникові',
      acc: 'поромника',
      ins: 'поромником',
      loc: 'поромникові',
    },
    raven: {
      gender: 'm',
      animate: true,
      nom: 'крук',
      gen: 'крука',
      dat: 'крукові',
      acc: 'крука',
      ins: 'круком',
      loc: 'крукові',
      plural: { nom: 'круки', gen: 'круків', dat: 'крукам', acc: 'круків', ins: 'круками', loc: 'круках' },
    },
  },
  idea: {
    ferryman: 'На початку вашого ходу ви можете перемістити одного зі своїх бійців щонайбільше на 1 комірку.',
  },
  card: {
    'ferrymans-pole': 'Жердина поромника',
    'ravens-eye': 'Око крука',
    toll: 'Плата за перевіз',
    undertow: 'Підводна течія',
    'steady-hands': 'Тверда рука',
    'mist-on-the-water': 'Туман над водою',
    'the-far-bank': 'Дальній берег',
    'rising-flock': 'Зграя злітає',
  },
};
