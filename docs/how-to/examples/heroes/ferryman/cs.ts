import type { Names } from '@peerless/text/cs/names';

export const names: Names = {
  fighter: {
    ferryman: {
      gender: 'm',
      animate: true,
      nom: 'Převozník',
      gen: 'Převozníka',
      dat: 'Převozníkovi',
      acc: 'Převozníka',
      ins: 'Převozníkem',
      loc: 'Převozníkovi',
    },
    raven: {
      gender: 'm',
      animate: true,
      nom: 'Havran',
      gen: 'Havrana',
      dat: 'Havranovi',
      acc: 'Havrana',
      ins: 'Havranem',
      loc: 'Havranovi',
      plural: { nom: 'Havrani', gen: 'Havranů', dat: 'Havranům', acc: 'Havrany', ins: 'Havrany', loc: 'Havranech' },
    },
  },
  idea: {
    ferryman: 'Na začátku svého tahu můžete přesunout jednoho ze svých bojovníků až o 1 pole.',
  },
  card: {
    'ferrymans-pole': 'Převozníkovo bidlo',
    'ravens-eye': 'Havraní oko',
    toll: 'Převozné',
    undertow: 'Spodní proud',
    'steady-hands': 'Pevná ruka',
    'mist-on-the-water': 'Mlha nad vodou',
    'the-far-bank': 'Druhý břeh',
    'rising-flock': 'Hejno vzlétá',
  },
};
