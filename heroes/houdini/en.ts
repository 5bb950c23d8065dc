import type { Names } from '@peerless/text/en/names';

export const names: Names = {
  fighter: {
    houdini: { name: 'Houdini', pronoun: 'he' },
    bess: { name: 'Bess', pronoun: 'she' },
  },
  idea: {
    houdini: 'When you boost a maneuver, Houdini may be placed in any empty space instead of moving.',
  },
  card: {
    'the-big-reveal': 'The Big Reveal',
    'sleight-of-hand': 'Sleight of Hand',
    flourish: 'Flourish',
    'an-illusion-of-my-own-design': 'An Illusion of My Own Design',
    'for-my-next-trick': 'For My Next Trick',
    'vanishing-act': 'Vanishing Act',
    'smoke-and-mirrors': 'Smoke and Mirrors',
    misdirection: 'Misdirection',
    'and-the-beautiful-bess': 'And the Beautiful Bess!',
    'grand-escape': 'Grand Escape',
    'all-part-of-the-show': 'All Part of the Show',
    'set-the-stage': 'Set the Stage',
    'a-magician-never-reveals-his-secrets': 'A Magician Never Reveals His Secrets',
  },
};
