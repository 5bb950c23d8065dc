import type { Names } from '@peerless/text/en/names';

export const names: Names = {
  fighter: {
    yennenga: { name: 'Yennenga', pronoun: 'she' },
    archer: { name: 'Archer', pronoun: 'he', plural: 'Archers' },
  },
  idea: {
    yennenga: "You may assign damage to Yennenga to Archers in her zone instead, up to each one's health.",
  },
  card: {
    'surprise-volley': 'Surprise Volley',
    'rain-of-arrows': 'Rain of Arrows',
    volley: 'Volley',
    'pin-the-prey': 'Pin the Prey',
    'divide-and-conquer': 'Divide and Conquer',
    'point-blank': 'Point Blank',
    'jaws-of-the-beast': 'Jaws of the Beast',
    'stallion-charge': 'Stallion Charge',
    'shield-formation': 'Shield Formation',
    'one-with-the-land': 'One With the Land',
    'master-of-the-hunt': 'Master of the Hunt',
  },
};
