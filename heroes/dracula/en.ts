import type { Names } from '@peerless/text/en/names';

export const names: Names = {
  fighter: {
    dracula: { name: 'Dracula', pronoun: 'he' },
    sister: { name: 'Sister', pronoun: 'she', plural: 'Sisters' },
  },
  idea: {
    dracula: 'At the start of your turn you may deal 1 damage to a fighter adjacent to Dracula and so draw 1 card.',
  },
  card: {
    ambush: 'Ambush',
    'feeding-frenzy': 'Feeding Frenzy',
    beastform: 'Beastform',
    'thirst-for-sustenance': 'Thirst for Sustenance',
    'do-my-bidding': 'Do My Bidding',
    'look-into-my-eyes': 'Look Into My Eyes',
    mistform: 'Mistform',
    'prey-upon': 'Prey Upon',
    'baptism-of-blood': 'Baptism of Blood',
    'ravening-seduction': 'Ravening Seduction',
  },
};
