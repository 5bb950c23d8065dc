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
  standNote: (days, paces) =>
    `Срок — ${days}, даже если вы уйдёте: когда найдётся подходящий противник, партия по дням (${paces}) начнётся без вас и подождёт вашего первого хода.`,
  endsNote: 'Поиск закончится, когда вы уйдёте.',
  beTold: 'Получить уведомление, когда она начнётся',
  seekers: 'Ищут противников',
  noSeekers: 'Сейчас никто не ищет. Начните поиск, и вас увидят здесь все, кто зайдёт.',
  isAway: 'не в сети',
  gathered: (have, of) => `есть ${have} из ${of}`,
  joinSearch: 'Искать тоже',
  computerNow: 'Сыграть с компьютером сейчас',
};
