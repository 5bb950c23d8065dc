import type { Names } from '@peerless/text/en/names';

export const names: Names = {
  fighter: {
    'invisible-man': { name: 'Invisible Man', pronoun: 'he', the: true },
  },
  token: {
    fog: { name: 'fog token' },
  },
  idea: {
    'invisible-man': 'On a fog token the Invisible Man defends with +1, and from one token he may step to any other.',
  },
  card: {
    'slip-away': 'Slip Away',
    'surprise-attack': 'Surprise Attack',
    'emerge-from-mist': 'Emerge from Mist',
    'covert-preparation': 'Covert Preparation',
    confound: 'Confound',
    'dreaming-of-revenge': 'Dreaming of Revenge',
    'impossible-to-see': 'Impossible to See',
    'coded-notes': 'Coded Notes',
    'into-thin-air': 'Into Thin Air',
    lurking: 'Lurking',
    'reign-of-terror': 'Reign of Terror',
    'rolling-fog': 'Rolling Fog',
    'step-lightly': 'Step Lightly',
    vanish: 'Vanish',
  },
};
