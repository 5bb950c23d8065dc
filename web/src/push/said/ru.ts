import type { Said } from '../worker.ts';

export const said: Said = {
  turn: (who) => ['Ваш ход', `Вас ждёт партия. Противник: ${who}.`],
  time: (who, until) => ['Время на исходе', `Партия ждёт вас до ${until}. Противник: ${who}.`],
  challenge: (who) => ['Вызов', `Вас вызывают на партию. Противник: ${who}.`],
  over: (who) => ['Партия окончена', `Противник: ${who}.`],
};
