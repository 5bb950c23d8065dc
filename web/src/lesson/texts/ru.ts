import { TERMS } from '@peerless/text/ru/terms';
import type { texts as english } from './en.ts';

export const texts: typeof english = {
  step: (number, of) => `Шаг ${number} из ${of}`,
  next: 'Дальше',
  now: 'А теперь?',
  hint: TERMS.hint,
  menu: (teacher) => `Ваш наставник: ${teacher}`,
  off: 'Играть без наставника',
  on: 'Позвать наставника',
  again: 'Начать урок заново',
  close: 'Закрыть',
  won: 'Отличный бой! Вы сыграли целую дуэль и победили. Теперь вам по силам любой противник.',
  lost: 'И легенды терпят поражения. Вы уже знаете, что делать: попробуем ещё раз?',
  playDuel: 'Сыграть дуэль',
  fromStep: 'Ещё раз с последнего шага',
  first: 'Ваша первая дуэль',
  firstText: 'Короткая обучающая партия: вы ходите, атакуете и обороняетесь, а герой подсказывает как. Минут десять.',
  begin: 'Покажите, как играть',
  goOn: 'Продолжить',
  playAgain: 'Сыграть ещё раз',
  reached: (number, of) => `Вы дошли до шага ${number} из ${of}.`,
  finished: 'Вы в ней победили.',
  known: 'Я умею играть',
  more: 'Другие уроки',
};
