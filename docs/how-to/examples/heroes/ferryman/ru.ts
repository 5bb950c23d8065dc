import type { Names } from '@peerless/text/ru/names';

export const names: Names = {
  fighter: {
    ferryman: {
      gender: 'm',
      animate: true,
      nom: 'паромщик',
      gen: 'паромщика',
      dat: 'паромщику',
      acc: 'паромщика',
      ins: 'паромщиком',
      pre: 'паромщике',
    },
    raven: {
      gender: 'm',
      animate: true,
      nom: 'ворон',
      gen: 'ворона',
      dat: 'ворону',
      acc: 'ворона',
      ins: 'вороном',
      pre: 'вороне',
      plural: { nom: 'вороны', gen: 'воронов', dat: 'воронам', acc: 'воронов', ins: 'воронами', pre: 'воронах' },
    },
  },
  idea: {
    ferryman: 'В начале вашего хода вы можете переместить одного из своих бойцов не более чем на 1 ячейку.',
  },
  card: {
    'ferrymans-pole': 'Шест паромщика',
    'ravens-eye': 'Глаз ворона',
    toll: 'Плата за переправу',
    undertow: 'Отбойное течение',
    'steady-hands': 'Твёрдая рука',
    'mist-on-the-water': 'Туман над водой',
    'the-far-bank': 'Дальний берег',
    'rising-flock': 'Стая взлетает',
  },
};
