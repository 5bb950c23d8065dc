import type { Said } from '../worker.ts';

export const said: Said = {
  turn: (who) => ['Ваш хід', `На вас чекає партія. Суперник: ${who}.`],
  time: (who, until) => ['Час спливає', `Партія чекає на вас до ${until}. Суперник: ${who}.`],
  challenge: (who) => ['Виклик', `Вас викликають на партію. Суперник: ${who}.`],
  over: (who) => ['Партію закінчено', `Суперник: ${who}.`],
};
