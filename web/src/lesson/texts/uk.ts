import { TERMS } from '@peerless/text/uk/terms';
import type { texts as english } from './en.ts';

export const texts: typeof english = {
  step: (number, of) => `Крок ${number} з ${of}`,
  next: 'Далі',
  now: 'А тепер?',
  hint: TERMS.hint,
  menu: (teacher) => `Хто вас навчає: ${teacher}`,
  off: 'Грати без наставника',
  on: 'Покликати наставника',
  again: 'Почати урок спочатку',
  close: 'Закрити',
  won: 'Чудовий бій! Ви зіграли цілу дуель і перемогли. Тепер вам до снаги будь-який суперник.',
  lost: 'Навіть легенди зазнають поразок. Ви вже знаєте, що робити: спробуємо ще раз?',
  playDuel: 'Зіграти дуель',
  fromStep: 'Ще раз з останнього кроку',
  first: 'Ваша перша дуель',
  firstText: 'Коротка партія, яка сама навчає: ви рухаєтеся, атакуєте й обороняєтеся, а герой підказує як. Хвилин десять.',
  begin: 'Покажіть, як грати',
  goOn: 'Продовжити',
  playAgain: 'Зіграти ще раз',
  reached: (number, of) => `Ви дійшли до кроку ${number} з ${of}.`,
  finished: 'Ви в ній перемогли.',
  known: 'Я вмію грати',
  more: 'Інші уроки',
};
