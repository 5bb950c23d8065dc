import type { Names } from '@peerless/text/ru/names';

export const names: Names = {
  fighter: {
    beowulf: {
      gender: 'm',
      animate: true,
      nom: 'Беовульф',
      gen: 'Беовульфа',
      dat: 'Беовульфу',
      acc: 'Беовульфа',
      ins: 'Беовульфом',
      pre: 'Беовульфе',
    },
    wiglaf: { gender: 'm', animate: true, nom: 'Виглаф', gen: 'Виглафа', dat: 'Виглафу', acc: 'Виглафа', ins: 'Виглафом', pre: 'Виглафе' },
  },
  counter: {
    rage: {
      gender: 'm',
      nom: 'жетон ярости',
      gen: 'жетона ярости',
      dat: 'жетону ярости',
      acc: 'жетон ярости',
      ins: 'жетоном ярости',
      pre: 'жетоне ярости',
      plural: {
        nom: 'жетоны ярости',
        gen: 'жетонов ярости',
        dat: 'жетонам ярости',
        acc: 'жетоны ярости',
        ins: 'жетонами ярости',
        pre: 'жетонах ярости',
      },
    },
  },
  idea: {
    beowulf: 'Каждый раз, получив урон, Беовульф получает и 1 жетон ярости (не больше 3), а некоторые его карты их тратят.',
  },
  card: {
    'epic-poem': 'Эпическая поэма',
    'the-ancient-heirloom': 'Древнее наследие',
    'no-contest-expecteth': 'Не чая отпора',
    'hot-for-the-battle': 'Рвущийся в бой',
    'fatal-struggle': 'Роковая схватка',
    'the-war-king': 'Конунг-воитель',
    'the-equal-of-grendel': 'Гренделю равный',
    'remnant-of-valor': 'Остаток доблести',
    'vigor-and-courage': 'Сила и отвага',
    'golden-drinking-horn': 'Золотой пиршественный рог',
  },
};
