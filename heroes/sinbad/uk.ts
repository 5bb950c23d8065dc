import type { Names } from '@peerless/text/uk/names';

export const names: Names = {
  fighter: {
    sinbad: {
      gender: 'm',
      animate: true,
      nom: 'Синдбад',
      gen: 'Синдбада',
      dat: 'Синдбадові',
      acc: 'Синдбада',
      ins: 'Синдбадом',
      loc: 'Синдбадові',
    },
    porter: { gender: 'm', animate: true, nom: 'носій', gen: 'носія', dat: 'носієві', acc: 'носія', ins: 'носієм', loc: 'носієві' },
  },
  tag: {
    voyage: 'Подорож',
  },
  idea: {
    sinbad: 'Під час маневру кожен ваш боєць може пройти на 1 комірку більше за кожну карту зі словом «Подорож» у вашому скиді.',
  },
  card: {
    'voyage-home': 'Подорож додому',
    'voyage-to-the-island-that-was-a-whale': 'Подорож до острова, що був китом',
    'voyage-to-the-valley-of-the-giant-snakes': 'Подорож до долини велетенських змій',
    'voyage-to-the-creature-with-eyes-like-coals-of-fire': 'Подорож до почвари з очима, мов жарини',
    'voyage-to-the-cannibals-with-the-root-of-madness': 'Подорож до людожерів із коренем безуму',
    'voyage-to-the-city-of-the-man-eating-apes': 'Подорож до міста мавп-людожерів',
    'voyage-to-the-city-of-the-king-of-serendib': 'Подорож до міста царя Серендіба',
    'by-fortune-and-fate': 'Волею випадку й долі',
    'commanding-impact': 'Нищівний удар',
    'toil-and-danger': 'Труднощі й небезпеки',
    'leap-away': 'Відскок',
    'riches-beyond-compare': 'Незліченні скарби',
  },
};
