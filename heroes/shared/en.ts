import type { Names } from '@peerless/text/en/names';

export const names: Names = {
  card: {
    dash: 'Dash',
    exploit: 'Exploit',
    feint: 'Feint',
    'momentous-shift': 'Momentous Shift',
    regroup: 'Regroup',
    skirmish: 'Skirmish',
    'wily-fighting': 'Wily Fighting',
  },
};
