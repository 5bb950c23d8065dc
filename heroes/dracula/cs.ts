import type { Names } from '@peerless/text/cs/names';

export const names: Names = {
  fighter: {
    dracula: {
      gender: 'm',
      animate: true,
      nom: 'Drákula',
      gen: 'Drákuly',
      dat: 'Drákulovi',
      acc: 'Drákulu',
      ins: 'Drákulou',
      loc: 'Drákulovi',
    },
    sister: {
      gender: 'f',
      animate: true,
      nom: 'Sestra',
      gen: 'Sestry',
      dat: 'Sestře',
      acc: 'Sestru',
      ins: 'Sestrou',
      loc: 'Sestře',
      plural: { nom: 'Sestry', gen: 'Sester', dat: 'Sestrám', acc: 'Sestry', ins: 'Sestrami', loc: 'Sestrách' },
    },
  },
  idea: {
    dracula: 'Na začátku tahu můžete uštědřit 1 zranění bojovníkovi sousedícímu s Drákulou a táhnout za to 1 kartu.',
  },
  card: {
    ambush: 'Přepadení',
    'feeding-frenzy': 'Krvavé hody',
    beastform: 'Zvířecí podoba',
    'thirst-for-sustenance': 'Žízeň po krvi',
    'do-my-bidding': 'Plň mou vůli',
    'look-into-my-eyes': 'Dívej se mi do očí',
    mistform: 'Mlžná podoba',
    'prey-upon': 'Lov kořisti',
    'baptism-of-blood': 'Křest krví',
    'ravening-seduction': 'Dravé svádění',
  },
};
