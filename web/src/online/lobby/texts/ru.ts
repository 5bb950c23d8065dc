import type { texts as english } from './en.ts';

export const texts: typeof english = {
  anyOf: 'Выберите всё, что подходит: чем больше, тем скорее начнётся игра.',
  aDay: (time) => `${time} на ход`,
  ratedness: { either: 'На рейтинг или без', rated: 'На рейтинг', casual: 'Без рейтинга' },
  rating: 'Рейтинг',
  strength: 'Сила противников',
  anyStrength: 'любая',
  withinPoints: (points) => `±${points}`,
  stand: 'Искать и без меня',
  standNote: (days) =>
    `Срок — ${days}: всё это время вас видят среди ищущих. Если вы согласны на партию по дням, она может начаться без вас и подождёт вашего первого хода.`,
  seekers: 'Ищут противников',
  noSeekers: 'Сейчас никто не ищет. Начните поиск, и вас увидят здесь все, кто зайдёт.',
  isAway: 'не в сети',
  playWith: (name, how) => `Сыграть, противник — ${name}: ${how}`,
  joinSearch: 'Искать тоже',
  computerNow: 'Сыграть с компьютером сейчас',
};
