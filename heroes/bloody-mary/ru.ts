import type { Names } from '@peerless/text/ru/names';

export const names: Names = {
  fighter: {
    'bloody-mary': {
      gender: 'f',
      animate: true,
      nom: 'Кровавая Мэри',
      gen: 'Кровавой Мэри',
      dat: 'Кровавой Мэри',
      acc: 'Кровавую Мэри',
      ins: 'Кровавой Мэри',
      pre: 'Кровавой Мэри',
    },
  },
  idea: {
    'bloody-mary': 'Если в начале хода у вас в руке ровно 3 карты, вы получаете 1 дополнительное действие.',
  },
  card: {
    'out-of-the-mirror': 'Из зеркала',
    'ghostly-touch': 'Призрачное касание',
    'speak-three-times': 'Позови трижды',
    'bloody-requiem': 'Кровавый реквием',
    'bloody-reprise': 'Кровавая реприза',
    'trick-of-the-light': 'Игра света',
    'broken-glass': 'Вдребезги',
    'jump-scare': 'Внезапный ужас',
    'infinity-mirror': 'Зеркальный коридор',
    'mirror-image': 'Отражение',
    evade: 'Уклонение',
    'closer-than-she-appears': 'Ближе, чем кажется',
    'stolen-memories': 'Украденные воспоминания',
  },
};
