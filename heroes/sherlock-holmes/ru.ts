import type { Names } from '@peerless/text/ru/names';

export const names: Names = {
  fighter: {
    'sherlock-holmes': {
      gender: 'm',
      animate: true,
      nom: 'Шерлок Холмс',
      gen: 'Шерлока Холмса',
      dat: 'Шерлоку Холмсу',
      acc: 'Шерлока Холмса',
      ins: 'Шерлоком Холмсом',
      pre: 'Шерлоке Холмсе',
    },
    'dr-watson': {
      gender: 'm',
      animate: true,
      nom: 'доктор Уотсон',
      gen: 'доктора Уотсона',
      dat: 'доктору Уотсону',
      acc: 'доктора Уотсона',
      ins: 'доктором Уотсоном',
      pre: 'докторе Уотсоне',
    },
  },
  idea: {
    'sherlock-holmes': 'Противники не могут отменять эффекты карт Холмса и Уотсона.',
  },
  card: {
    'the-game-is-afoot': 'Игра началась',
    'service-revolver': 'Армейский револьвер',
    counterpunch: 'Встречный удар',
    'deduce-strategy': 'Разгадать замысел',
    'fixed-point-in-a-changing-age': 'Постоянство в переменчивом веке',
    'education-never-ends': 'Век живи — век учись',
    'study-methods': 'Изучить методы',
    elementary: 'Элементарно',
    'confirm-suspicion': 'Подтвердить подозрение',
    'eliminate-the-impossible': 'Отбросить невозможное',
    'master-of-disguise': 'Мастер перевоплощения',
    'administer-aid': 'Оказать помощь',
  },
};
