import type { Names } from '@peerless/text/uk/names';

export const names: Names = {
  card: {
    dash: 'Ривок',
    exploit: 'Скористатися слабкістю',
    feint: 'Фінт',
    'momentous-shift': 'Вирішальна мить',
    regroup: 'Перегрупування',
    skirmish: 'Сутичка',
    'wily-fighting': 'Бойові хитрощі',
  },
};
