import type { Names } from '@peerless/text/cs/names';

export const names: Names = {
  fighter: {
    'sun-wukong': {
      gender: 'm',
      animate: true,
      nom: 'Sun Wu-kchung',
      gen: 'Sun Wu-kchunga',
      dat: 'Sun Wu-kchungovi',
      acc: 'Sun Wu-kchunga',
      ins: 'Sun Wu-kchungem',
      loc: 'Sun Wu-kchungovi',
    },
    clone: {
      gender: 'm',
      animate: true,
      nom: 'Dvojník',
      gen: 'Dvojníka',
      dat: 'Dvojníkovi',
      acc: 'Dvojníka',
      ins: 'Dvojníkem',
      loc: 'Dvojníkovi',
      plural: { nom: 'Dvojníci', gen: 'Dvojníků', dat: 'Dvojníkům', acc: 'Dvojníky', ins: 'Dvojníky', loc: 'Dvojnících' },
    },
  },
  tag: {
    form: 'Podoba',
  },
  idea: {
    'sun-wukong': 'Na začátku tahu můžete uštědřit 1 zranění Sun Wu-kchungovi a přivolat Dvojníka na pole, které s ním sousedí.',
  },
  card: {
    'infinite-strikes': 'Nekonečné údery',
    'ruyi-jingo-bang': 'Žu-i ťin-ku pang',
    'tricked-you': 'Naletěl jsi!',
    'taunting-laughter': 'Posměšný smích',
    'ox-form': 'Podoba býka',
    '72-transformations': 'Dvaasedmdesát proměn',
    'sly-monkey': 'Mazaná opice',
    bewilderment: 'Zmatení',
    'golden-chain-mail': 'Zlatá kroužková zbroj',
    'tortoise-form': 'Podoba želvy',
    'fiery-eyes-that-see': 'Ohnivé vševidoucí oči',
    'phoenix-form': 'Podoba fénixe',
  },
};
