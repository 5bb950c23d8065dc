import type { Names } from '@peerless/text/ru/names';

export const names: Names = {
  card: {
    dash: 'Рывок',
    exploit: 'Использовать слабость',
    feint: 'Уловка',
    'momentous-shift': 'Переломный момент',
    regroup: 'Перегруппировка',
    skirmish: 'Стычка',
    'wily-fighting': 'Хитрость в бою',
  },
};
