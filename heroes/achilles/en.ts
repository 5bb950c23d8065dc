import type { Names } from '@peerless/text/en/names';

export const names: Names = {
  fighter: {
    achilles: { name: 'Achilles', pronoun: 'he' },
    patroclus: { name: 'Patroclus', pronoun: 'he' },
  },
  card: {
    'battle-frenzy': 'Battle Frenzy',
    'test-for-weakness': 'Test for Weakness',
    'relentless-assault': 'Relentless Assault',
    'the-day-of-your-doom': 'The Day of Your Doom',
    'brothers-in-arms': 'Brothers in Arms',
    'battle-hardened': 'Battle Hardened',
    'blessed-by-hermes': 'Blessed by Hermes',
    'under-achilles-helm': "Under Achilles' Helm",
    'achilles-heel': "Achilles' Heel",
    'spear-throw': 'Spear Throw',
  },
};
