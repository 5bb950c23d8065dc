import type { Names } from '@peerless/text/en/names';

export const names: Names = {
  fighter: {
    achilles: { name: 'Achilles', pronoun: 'he' },
    patroclus: { name: 'Patroclus', pronoun: 'he' },
  },
  idea: {
    achilles: 'Once Patroclus is defeated you discard 2 random cards, but Achilles attacks with +2 and draws a card for each combat won.',
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
