import type { Names } from '@peerless/text/uk/names';

export const names: Names = {
  fighter: {
    yennenga: {
      gender: 'f',
      animate: true,
      nom: 'Єнненга',
      gen: 'Єнненги',
      dat: 'Єннензі',
      acc: 'Єнненгу',
      ins: 'Єнненгою',
      loc: 'Єннензі',
    },
    archer: {
      gender: 'm',
      animate: true,
      nom: 'лучник',
      gen: 'лучника',
      dat: 'лучникові',
      acc: 'лучника',
      ins: 'лучником',
      loc: 'лучникові',
      plural: { nom: 'лучники', gen: 'лучників', dat: 'лучникам', acc: 'лучників', ins: 'лучниками', loc: 'лучниках' },
    },
  },
  idea: {
    yennenga: 'Поранення, яких має зазнати Єнненга, ви можете розподілити між лучниками в її зоні, кожному не більше за його здоров’я.',
  },
  card: {
    'surprise-volley': 'Несподіваний залп',
    'rain-of-arrows': 'Злива стріл',
    volley: 'Залп',
    'pin-the-prey': 'Пришпилити здобич',
    'divide-and-conquer': 'Розділяй і володарюй',
    'point-blank': 'Упритул',
    'jaws-of-the-beast': 'Паща звіра',
    'stallion-charge': 'Чвал жеребця',
    'shield-formation': 'Стрій щитів',
    'one-with-the-land': 'Єдина із землею',
    'master-of-the-hunt': 'Майстриня полювання',
  },
};
