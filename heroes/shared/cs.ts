import type { Names } from '@peerless/text/cs/names';

export const names: Names = {
  card: {
    dash: 'Jako vítr',
    exploit: 'Využití slabiny',
    feint: 'Lest',
    'momentous-shift': 'Zlomový okamžik',
    regroup: 'Přeskupení',
    skirmish: 'Šarvátka',
    'wily-fighting': 'Úskočný boj',
  },
};
