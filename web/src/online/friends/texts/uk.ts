import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'Друзі',
  none: 'Підпишіться на гравця в його профілі, і тут буде видно, коли він у мережі.',
  follow: 'Підписатися',
  unfollow: 'Відписатися',
  isHere: 'зараз у мережі',
  isAway: 'не в мережі',
  challenge: 'Викликати',
  challenges: 'Виклики',
  challengeOf: (name) => `Виклик. Суперник: ${name}`,
  wants: (name) => `Вас викликає ${name}`,
  waitsFor: (name) => `Ви викликали гравця ${name}`,
  accept: 'Прийняти',
  decline: 'Відхилити',
  withdraw: 'Відкликати',
  send: 'Викликати',
  byLot: 'Хто починає, вирішує випадок.',
  link: 'Ваше посилання для виклику',
  linkNote: 'Хто його відкриє, зможе викликати вас будь-коли.',
  own: 'Це ваше власне посилання: надішліть його комусь іншому.',
};
