import type { Names } from '@peerless/text/uk/names';

export const names: Names = {
  fighter: {
    'bloody-mary': {
      gender: 'f',
      animate: true,
      nom: 'Кривава Мері',
      gen: 'Кривавої Мері',
      dat: 'Кривавій Мері',
      acc: 'Криваву Мері',
      ins: 'Кривавою Мері',
      loc: 'Кривавій Мері',
    },
  },
  idea: {
    'bloody-mary': 'Якщо на початку ходу у вашій руці рівно 3 карти, ви здобуваєте 1 дію.',
  },
  card: {
    'out-of-the-mirror': 'Із дзеркала',
    'ghostly-touch': 'Примарний дотик',
    'speak-three-times': 'Промов тричі',
    'bloody-requiem': 'Кривавий реквієм',
    'bloody-reprise': 'Кривава реприза',
    'trick-of-the-light': 'Гра світла',
    'broken-glass': 'Розбите скло',
    'jump-scare': 'Раптовий переляк',
    'infinity-mirror': 'Дзеркальна нескінченність',
    'mirror-image': 'Віддзеркалення',
    evade: 'Ухиляння',
    'closer-than-she-appears': 'Ближче, ніж здається',
    'stolen-memories': 'Викрадені спогади',
  },
};
