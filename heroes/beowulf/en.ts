import type { Names } from '@peerless/text/en/names';

export const names: Names = {
  fighter: {
    beowulf: { name: 'Beowulf', pronoun: 'he' },
    wiglaf: { name: 'Wiglaf', pronoun: 'he' },
  },
  counter: {
    rage: { name: 'rage' },
  },
  idea: {
    beowulf: 'Whenever Beowulf is dealt damage he gains 1 rage, up to 3, and some of his cards let him spend it.',
  },
  card: {
    'epic-poem': 'Epic Poem',
    'the-ancient-heirloom': 'The Ancient Heirloom',
    'no-contest-expecteth': 'No Contest Expecteth',
    'hot-for-the-battle': 'Hot for the Battle',
    'fatal-struggle': 'Fatal Struggle',
    'the-war-king': 'The War-King',
    'the-equal-of-grendel': 'The Equal of Grendel',
    'remnant-of-valor': 'Remnant of Valor',
    'vigor-and-courage': 'Vigor and Courage',
    'golden-drinking-horn': 'Golden Drinking Horn',
  },
};
