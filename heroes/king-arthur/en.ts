import type { Names } from '@peerless/text/en/names';

export const names: Names = {
  fighter: {
    'king-arthur': { name: 'King Arthur', pronoun: 'he' },
    merlin: { name: 'Merlin', pronoun: 'he' },
  },
  idea: {
    'king-arthur': 'When King Arthur attacks, you may lay a second card face down to boost the attack with its BOOST value.',
  },
  card: {
    excalibur: 'Excalibur',
    'noble-sacrifice': 'Noble Sacrifice',
    'the-aid-of-morgana': 'The Aid of Morgana',
    'aid-the-chosen-one': 'Aid the Chosen One',
    'swift-strike': 'Swift Strike',
    'divine-intervention': 'Divine Intervention',
    'the-holy-grail': 'The Holy Grail',
    bewilderment: 'Bewilderment',
    'the-lady-of-the-lake': 'The Lady of the Lake',
    'command-the-storms': 'Command the Storms',
    prophecy: 'Prophecy',
    'restless-spirits': 'Restless Spirits',
  },
};
