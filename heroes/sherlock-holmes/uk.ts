import type { Names } from '@peerless/text/uk/names';

export const names: Names = {
  fighter: {
    'sherlock-holmes': {
      gender: 'm',
      animate: true,
      nom: 'Шерлок Голмс',
      gen: 'Шерлока Голмса',
      dat: 'Шерлокові Голмсу',
      acc: 'Шерлока Голмса',
      ins: 'Шерлоком Голмсом',
      loc: 'Шерлокові Голмсу',
    },
    'dr-watson': {
      gender: 'm',
      animate: true,
      nom: 'доктор Вотсон',
      gen: 'доктора Вотсона',
      dat: 'докторові Вотсону',
      acc: 'доктора Вотсона',
      ins: 'доктором Вотсоном',
      loc: 'докторові Вотсону',
    },
  },
  idea: {
    'sherlock-holmes': 'Суперники не можуть скасовувати ефекти карт Голмса й Вотсона.',
  },
  card: {
    'the-game-is-afoot': 'Гра почалася',
    'service-revolver': 'Службовий револьвер',
    counterpunch: 'Контрудар',
    'deduce-strategy': 'Розгадати стратегію',
    'fixed-point-in-a-changing-age': 'Незмінна опора в мінливі часи',
    'education-never-ends': 'Навчання не має кінця',
    'study-methods': 'Вивчення методів',
    elementary: 'Елементарно',
    'confirm-suspicion': 'Підтвердити підозру',
    'eliminate-the-impossible': 'Відкинути неможливе',
    'master-of-disguise': 'Майстер перевтілень',
    'administer-aid': 'Надати допомогу',
  },
};
