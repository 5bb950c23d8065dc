import type { Names } from '@peerless/text/cs/names';

export const names: Names = {
  fighter: {
    'bloody-mary': {
      gender: 'f',
      animate: true,
      nom: 'Krvavá Mary',
      gen: 'Krvavé Mary',
      dat: 'Krvavé Mary',
      acc: 'Krvavou Mary',
      ins: 'Krvavou Mary',
      loc: 'Krvavé Mary',
    },
  },
  idea: {
    'bloody-mary': 'Máte-li na začátku tahu v ruce přesně 3 karty, získáte 1 akci.',
  },
  card: {
    'out-of-the-mirror': 'Ze zrcadla',
    'ghostly-touch': 'Přízračný dotek',
    'speak-three-times': 'Vyslov třikrát',
    'bloody-requiem': 'Krvavé rekviem',
    'bloody-reprise': 'Krvavá repríza',
    'trick-of-the-light': 'Hra světla',
    'broken-glass': 'Rozbité sklo',
    'jump-scare': 'Lekačka',
    'infinity-mirror': 'Nekonečné zrcadlo',
    'mirror-image': 'Zrcadlový obraz',
    evade: 'Úhyb',
    'closer-than-she-appears': 'Blíž, než se zdá',
    'stolen-memories': 'Ukradené vzpomínky',
  },
};
