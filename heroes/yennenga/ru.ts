import type { Names } from '@peerless/text/ru/names';

export const names: Names = {
  fighter: {
    yennenga: {
      gender: 'f',
      animate: true,
      nom: 'Йенненга',
      gen: 'Йенненги',
      dat: 'Йенненге',
      acc: 'Йенненгу',
      ins: 'Йенненгой',
      pre: 'Йенненге',
    },
    archer: {
      gender: 'm',
      animate: true,
      nom: 'лучник',
      gen: 'лучника',
      dat: 'лучнику',
      acc: 'лучника',
      ins: 'лучником',
      pre: 'лучнике',
      plural: { nom: 'лучники', gen: 'лучников', dat: 'лучникам', acc: 'лучников', ins: 'лучниками', pre: 'лучниках' },
    },
  },
  idea: {
    yennenga: 'Урон, который должна получить Йенненга, вы можете перенести на лучников в её зоне, на каждого — не больше его здоровья.',
  },
  card: {
    'surprise-volley': 'Внезапный залп',
    'rain-of-arrows': 'Дождь из стрел',
    volley: 'Залп',
    'pin-the-prey': 'Пригвоздить добычу',
    'divide-and-conquer': 'Разделяй и властвуй',
    'point-blank': 'Прямо в сердце',
    'jaws-of-the-beast': 'Челюсти зверя',
    'stallion-charge': 'Натиск жеребца',
    'shield-formation': 'Стена щитов',
    'one-with-the-land': 'Единение с землёй',
    'master-of-the-hunt': 'Хозяйка охоты',
  },
};
