import type { Names } from '@peerless/text/uk/names';

export const names: Names = {
  fighter: {
    'jekyll-and-hyde': {
      gender: 'm',
      animate: true,
      nom: 'Джекіл & Гайд',
      gen: 'Джекіла & Гайда',
      dat: 'Джекілові & Гайду',
      acc: 'Джекіла & Гайда',
      ins: 'Джекілом & Гайдом',
      loc: 'Джекілові & Гайду',
    },
  },
  form: {
    'dr-jekyll': {
      gender: 'm',
      animate: true,
      person: true,
      nom: 'доктор Джекіл',
      gen: 'доктора Джекіла',
      dat: 'докторові Джекілу',
      acc: 'доктора Джекіла',
      ins: 'доктором Джекілом',
      loc: 'докторові Джекілу',
    },
    'mr-hyde': {
      gender: 'm',
      animate: true,
      person: true,
      nom: 'містер Гайд',
      gen: 'містера Гайда',
      dat: 'містерові Гайду',
      acc: 'містера Гайда',
      ins: 'містером Гайдом',
      loc: 'містерові Гайду',
    },
  },
  transformation: {
    'jekyll-and-hyde': { gender: 'f', nom: 'подоба', gen: 'подоби', dat: 'подобі', acc: 'подобу', ins: 'подобою', loc: 'подобі' },
  },
  idea: {
    'jekyll-and-hyde': 'Щоходу ви вибираєте, Джекіл ви чи Гайд, і після маневру Гайд зазнає 1 поранення.',
  },
  card: {
    'recoiling-blow': 'Удар із відскоком',
    'forever-hyde': 'Навіки Гайд',
    'madness-relents': 'Безум відступає',
    'succumb-to-compulsion': 'Скоритися потягові',
    'distracted-triage': 'Неуважний огляд',
    'duality-of-man': 'Двоїстість людини',
    'with-haste': 'Мерщій!',
    'scientific-method': 'Науковий метод',
    'calming-research': 'Заспокійливі досліди',
    'pure-evil': 'Чисте зло',
    'strange-case': 'Дивна історія',
  },
};
