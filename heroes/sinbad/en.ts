import type { Names } from '@peerless/text/en/names';

export const names: Names = {
  fighter: {
    sinbad: { name: 'Sinbad', pronoun: 'he' },
    porter: { name: 'Porter', pronoun: 'he', the: true },
  },
  tag: {
    voyage: 'VOYAGE',
  },
  idea: {
    sinbad: 'When you maneuver, each of your fighters may move 1 more space for each VOYAGE card in your discard pile.',
  },
  card: {
    'voyage-home': 'Voyage Home',
    'voyage-to-the-island-that-was-a-whale': 'Voyage to the Island That Was a Whale',
    'voyage-to-the-valley-of-the-giant-snakes': 'Voyage to the Valley of the Giant Snakes',
    'voyage-to-the-creature-with-eyes-like-coals-of-fire': 'Voyage to the Creature with Eyes Like Coals of Fire',
    'voyage-to-the-cannibals-with-the-root-of-madness': 'Voyage to the Cannibals with the Root of Madness',
    'voyage-to-the-city-of-the-man-eating-apes': 'Voyage to the City of the Man-Eating Apes',
    'voyage-to-the-city-of-the-king-of-serendib': 'Voyage to the City of the King of Serendib',
    'by-fortune-and-fate': 'By Fortune and Fate',
    'commanding-impact': 'Commanding Impact',
    'toil-and-danger': 'Toil and Danger',
    'leap-away': 'Leap Away',
    'riches-beyond-compare': 'Riches Beyond Compare',
  },
};
