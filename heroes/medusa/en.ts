import type { Names } from '@peerless/text/en/names';

export const names: Names = {
  fighter: {
    medusa: { name: 'Medusa', pronoun: 'she' },
    harpy: { name: 'Harpy', pronoun: 'she', plural: 'Harpies' },
  },
  idea: {
    medusa: "At the start of your turn you may deal 1 damage to one opposing fighter in Medusa's zone.",
  },
  card: {
    'gaze-of-stone': 'Gaze of Stone',
    'second-shot': 'Second Shot',
    'clutching-claws': 'Clutching Claws',
    'the-hounds-of-mighty-zeus': 'The Hounds of Mighty Zeus',
    snipe: 'Snipe',
    'hiss-and-slither': 'Hiss and Slither',
    'a-momentary-glance': 'A Momentary Glance',
    'winged-frenzy': 'Winged Frenzy',
  },
};
