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
  standNote: (days) =>
    `Термін — ${days}: увесь цей час вас видно серед тих, хто шукає. Якщо ви згодні на партію по днях, вона може початися без вас і зачекає на ваш перший хід.`,
  seekers: 'Шукають суперників',
  noSeekers: 'Зараз ніхто не шукає. Почніть пошук, і вас побачать тут усі, хто зайде.',
  isAway: 'не в мережі',
  playWith: (name, how) => `Зіграти, суперник — ${name}: ${how}`,
  joinSearch: 'Шукати теж',
  computerNow: 'Зіграти з комп’ютером зараз',
};
