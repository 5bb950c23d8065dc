import type { Names } from '@peerless/text/en/names';

export const names: Names = {
  fighter: {
    ferryman: { name: 'Ferryman', the: true, pronoun: 'he' },
    raven: { name: 'Raven', pronoun: 'it', plural: 'Ravens' },
  },
  idea: {
    ferryman: 'At the start of your turn you may move one of your fighters up to 1 space.',
  },
  card: {
    'ferrymans-pole': "The Ferryman's Pole",
    'ravens-eye': "Raven's Eye",
    toll: 'Toll',
    undertow: 'Undertow',
    'steady-hands': 'Steady Hands',
    'mist-on-the-water': 'Mist on the Water',
    'the-far-bank': 'The Far Bank',
    'rising-flock': 'Rising Flock',
  },
};
