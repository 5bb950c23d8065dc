import type { texts as english } from './en.ts';

export const texts: typeof english = {
  anyOf: 'Виберіть усе, що підходить: що більше, то швидше почнеться гра.',
  aDay: (time) => `${time} на хід`,
  ratedness: { either: 'На рейтинг або без', rated: 'На рейтинг', casual: 'Без рейтингу' },
  rating: 'Рейтинг',
  strength: 'Сила суперників',
  anyStrength: 'будь-яка',
  withinPoints: (points) => `±${points}`,
  stand: 'Шукати й без мене',
  standNote: (days, paces) =>
    `Термін — ${days}, навіть якщо ви підете: щойно знайдеться суперник, який підходить, партія по днях (${paces}) почнеться без вас і зачекає на ваш перший хід.`,
  endsNote: 'Пошук закінчиться, коли ви підете.',
  beTold: 'Отримати сповіщення, коли вона почнеться',
  seekers: 'Шукають суперників',
  noSeekers: 'Зараз ніхто не шукає. Почніть пошук, і вас побачать тут усі, хто зайде.',
  isAway: 'не в мережі',
  gathered: (have, of) => `є ${have} із ${of}`,
  joinSearch: 'Шукати теж',
  computerNow: 'Зіграти з комп’ютером зараз',
};
