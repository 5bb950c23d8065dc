import type { Names } from '@peerless/text/ru/names';

export const names: Names = {
  fighter: {
    genie: { gender: 'm', animate: true, nom: 'Джинн', gen: 'Джинна', dat: 'Джинну', acc: 'Джинна', ins: 'Джинном', pre: 'Джинне' },
  },
  idea: {
    genie: 'В начале хода вы можете сбросить 1 карту, чтобы получить 1 дополнительное действие.',
  },
  card: {
    'your-wish-is-my-command': 'Слушаю и повинуюсь',
    'imprisoned-wrath': 'Гнев узника',
    'i-am-freed': 'Я свободен!',
    'careful-what-you-wish-for': 'Осторожнее с желаниями',
    'wishing-for-more-wishes': 'Желаю ещё желаний',
    'this-is-no-parlor-trick': 'Это вам не дешёвый фокус',
    'ive-made-sultans-out-of-less': 'Я и не из таких султанов делал',
    'i-grant-you-death': 'Дарую тебе… смерть',
    'prisoners-torment': 'Муки узника',
    'back-in-the-lamp': 'Обратно в лампу',
    'three-wishes': 'Три желания',
  },
};
