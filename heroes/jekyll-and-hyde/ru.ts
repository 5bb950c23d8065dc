import type { Names } from '@peerless/text/ru/names';

export const names: Names = {
  fighter: {
    'jekyll-and-hyde': {
      gender: 'm',
      animate: true,
      nom: 'Джекил & Хайд',
      gen: 'Джекила & Хайда',
      dat: 'Джекилу & Хайду',
      acc: 'Джекила & Хайда',
      ins: 'Джекилом & Хайдом',
      pre: 'Джекиле & Хайде',
    },
  },
  form: {
    'dr-jekyll': {
      gender: 'm',
      animate: true,
      person: true,
      nom: 'доктор Джекил',
      gen: 'доктора Джекила',
      dat: 'доктору Джекилу',
      acc: 'доктора Джекила',
      ins: 'доктором Джекилом',
      pre: 'докторе Джекиле',
    },
    'mr-hyde': {
      gender: 'm',
      animate: true,
      person: true,
      nom: 'мистер Хайд',
      gen: 'мистера Хайда',
      dat: 'мистеру Хайду',
      acc: 'мистера Хайда',
      ins: 'мистером Хайдом',
      pre: 'мистере Хайде',
    },
  },
  transformation: {
    'jekyll-and-hyde': { gender: 'm', nom: 'облик', gen: 'облика', dat: 'облику', acc: 'облик', ins: 'обликом', pre: 'облике' },
  },
  idea: {
    'jekyll-and-hyde': 'Каждый ход вы выбираете, Джекил вы или Хайд, и после манёвра Хайд получает 1 урон.',
  },
  card: {
    'recoiling-blow': 'Удар с отдачей',
    'forever-hyde': 'Навеки Хайд',
    'madness-relents': 'Безумие отступает',
    'succumb-to-compulsion': 'Поддаться искушению',
    'distracted-triage': 'Рассеянный осмотр',
    'duality-of-man': 'Двойственность человека',
    'with-haste': 'Скорее!',
    'scientific-method': 'Научный метод',
    'calming-research': 'Успокоительные изыскания',
    'pure-evil': 'Чистое зло',
    'strange-case': 'Странная история',
  },
};
