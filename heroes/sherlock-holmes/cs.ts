import type { Names } from '@peerless/text/cs/names';

export const names: Names = {
  fighter: {
    'sherlock-holmes': {
      gender: 'm',
      animate: true,
      nom: 'Sherlock Holmes',
      gen: 'Sherlocka Holmese',
      dat: 'Sherlocku Holmesovi',
      acc: 'Sherlocka Holmese',
      ins: 'Sherlockem Holmesem',
      loc: 'Sherlocku Holmesovi',
    },
    'dr-watson': {
      gender: 'm',
      animate: true,
      nom: 'dr. Watson',
      gen: 'dr. Watsona',
      dat: 'dr. Watsonovi',
      acc: 'dr. Watsona',
      ins: 'dr. Watsonem',
      loc: 'dr. Watsonovi',
    },
  },
  idea: {
    'sherlock-holmes': 'Protivníci nemohou rušit efekty Holmesových a Watsonových karet.',
  },
  card: {
    'the-game-is-afoot': 'Hon začíná',
    'service-revolver': 'Služební revolver',
    counterpunch: 'Protiúder',
    'deduce-strategy': 'Vydedukovaná strategie',
    'fixed-point-in-a-changing-age': 'Pevný bod v proměnlivé době',
    'education-never-ends': 'Člověk se stále učí',
    'study-methods': 'Studium metod',
    elementary: 'Prosté, milý Watsone',
    'confirm-suspicion': 'Potvrzené podezření',
    'eliminate-the-impossible': 'Vyloučit nemožné',
    'master-of-disguise': 'Mistr převleků',
    'administer-aid': 'První pomoc',
  },
};
