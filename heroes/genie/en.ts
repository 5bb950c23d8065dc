import type { Names } from '@peerless/text/en/names';

export const names: Names = {
  fighter: {
    genie: { name: 'Genie', pronoun: 'he', the: true },
  },
  idea: {
    genie: 'At the start of your turn you may discard 1 card to gain 1 action.',
  },
  card: {
    'your-wish-is-my-command': 'Your Wish Is My Command',
    'imprisoned-wrath': 'Imprisoned Wrath',
    'i-am-freed': 'I Am Freed',
    'careful-what-you-wish-for': 'Careful What You Wish For',
    'wishing-for-more-wishes': 'Wishing for More Wishes',
    'this-is-no-parlor-trick': 'This Is No Parlor Trick',
    'ive-made-sultans-out-of-less': "I've Made Sultans Out of Less",
    'i-grant-you-death': 'I Grant You … Death',
    'prisoners-torment': "Prisoner's Torment",
    'back-in-the-lamp': 'Back in the Lamp',
    'three-wishes': 'Three Wishes',
  },
};
