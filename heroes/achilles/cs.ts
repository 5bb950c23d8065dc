import type { Names } from '@peerless/text/cs/names';

export const names: Names = {
  fighter: {
    achilles: {
      gender: 'm',
      animate: true,
      nom: 'Achilles',
      gen: 'Achilla',
      dat: 'Achillovi',
      acc: 'Achilla',
      ins: 'Achillem',
      loc: 'Achillovi',
    },
    patroclus: {
      gender: 'm',
      animate: true,
      nom: 'Patroklos',
      gen: 'Patrokla',
      dat: 'Patroklovi',
      acc: 'Patrokla',
      ins: 'Patroklem',
      loc: 'Patroklovi',
    },
  },
  idea: {
    achilles: 'Je-li Patroklos pokořen, odhodíte 2 náhodné karty, ale Achilles útočí s +2 a za každý vyhraný souboj táhne kartu.',
  },
  card: {
    'battle-frenzy': 'Bojové běsnění',
    'test-for-weakness': 'Hledání slabin',
    'relentless-assault': 'Neúprosný nápor',
    'the-day-of-your-doom': 'Den tvé zkázy',
    'brothers-in-arms': 'Bratři ve zbrani',
    'battle-hardened': 'Zocelen bojem',
    'blessed-by-hermes': 'Hermovo požehnání',
    'under-achilles-helm': 'Pod Achillovou přilbou',
    'achilles-heel': 'Achillova pata',
    'spear-throw': 'Hod oštěpem',
  },
};
