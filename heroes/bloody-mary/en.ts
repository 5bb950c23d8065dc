import type { Names } from '@peerless/text/en/names';

export const names: Names = {
  fighter: {
    'bloody-mary': { name: 'Bloody Mary', pronoun: 'she' },
  },
  idea: {
    'bloody-mary': 'If you have exactly 3 cards in hand at the start of your turn, you gain 1 action.',
  },
  card: {
    'out-of-the-mirror': 'Out of the Mirror',
    'ghostly-touch': 'Ghostly Touch',
    'speak-three-times': 'Speak Three Times',
    'bloody-requiem': 'Bloody Requiem',
    'bloody-reprise': 'Bloody Reprise',
    'trick-of-the-light': 'Trick of the Light',
    'broken-glass': 'Broken Glass',
    'jump-scare': 'Jump Scare',
    'infinity-mirror': 'Infinity Mirror',
    'mirror-image': 'Mirror Image',
    evade: 'Evade',
    'closer-than-she-appears': 'Closer Than She Appears',
    'stolen-memories': 'Stolen Memories',
  },
};
