import type { Names } from '@peerless/text/en/names';

export const names: Names = {
  fighter: {
    'sun-wukong': { name: 'Sun Wukong', pronoun: 'he' },
    clone: { name: 'Clone', pronoun: 'it', plural: 'Clones' },
  },
  tag: {
    form: 'FORM',
  },
  idea: {
    'sun-wukong': 'At the start of your turn you may deal 1 damage to Sun Wukong to summon a Clone adjacent to him.',
  },
  card: {
    'infinite-strikes': 'Infinite Strikes',
    'ruyi-jingo-bang': 'Ruyi Jingo Bang',
    'tricked-you': 'Tricked You',
    'taunting-laughter': 'Taunting Laughter',
    'ox-form': 'Ox Form',
    '72-transformations': '72 Transformations',
    'sly-monkey': 'Sly Monkey',
    bewilderment: 'Bewilderment',
    'golden-chain-mail': 'Golden Chain Mail',
    'tortoise-form': 'Tortoise Form',
    'fiery-eyes-that-see': 'Fiery Eyes That See',
    'phoenix-form': 'Phoenix Form',
  },
};
