import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'Друзья',
  none: 'Подпишитесь на игрока в его профиле, и здесь будет видно, когда он в сети.',
  follow: 'Подписаться',
  unfollow: 'Отписаться',
  isHere: 'сейчас в сети',
  isAway: 'не в сети',
  challenge: 'Вызвать',
  challenges: 'Вызовы',
  challengeOf: (name) => `Вызов. Противник: ${name}`,
  wants: (name) => `Вас вызывает ${name}`,
  waitsFor: (name) => `Вы вызвали игрока ${name}`,
  accept: 'Принять',
  decline: 'Отклонить',
  withdraw: 'Отозвать',
  send: 'Вызвать',
  byLot: 'Кто начинает, решает случай.',
  ratedNote: 'Результат изменит рейтинги обоих. Правила обычные, подсказок нет.',
  link: 'Ваша ссылка для вызова',
  linkNote: 'Кто её откроет, сможет вызвать вас в любое время.',
  own: 'Это ваша собственная ссылка: отправьте её кому-нибудь.',
};
