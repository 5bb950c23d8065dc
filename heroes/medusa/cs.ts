import type { Names } from '@peerless/text/cs/names';

export const names: Names = {
  fighter: {
    medusa: { gender: 'f', animate: true, nom: 'Medúza', gen: 'Medúzy', dat: 'Medúze', acc: 'Medúzu', ins: 'Medúzou', loc: 'Medúze' },
    harpy: {
      gender: 'f',
      animate: true,
      nom: 'Harpyje',
      gen: 'Harpyje',
      dat: 'Harpyji',
      acc: 'Harpyji',
      ins: 'Harpyjí',
      loc: 'Harpyji',
      plural: { nom: 'Harpyje', gen: 'Harpyjí', dat: 'Harpyjím', acc: 'Harpyje', ins: 'Harpyjemi', loc: 'Harpyjích' },
    },
  },
  idea: {
    medusa: 'Na začátku tahu můžete uštědřit 1 zranění jednomu bojovníkovi protivníka v oblasti Medúzy.',
  },
  card: {
    'gaze-of-stone': 'Kamenný pohled',
    'second-shot': 'Druhý výstřel',
    'clutching-claws': 'Svírající pařáty',
    'the-hounds-of-mighty-zeus': 'Psi mocného Dia',
    snipe: 'Přesná střela',
    'hiss-and-slither': 'Syčí a plazí se',
    'a-momentary-glance': 'Letmý pohled',
    'winged-frenzy': 'Okřídlené běsnění',
  },
};
