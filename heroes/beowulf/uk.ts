import type { Names } from '@peerless/text/uk/names';

export const names: Names = {
  fighter: {
    beowulf: {
      gender: 'm',
      animate: true,
      nom: 'Беовульф',
      gen: 'Беовульфа',
      dat: 'Беовульфові',
      acc: 'Беовульфа',
      ins: 'Беовульфом',
      loc: 'Беовульфові',
    },
    wiglaf: {
      gender: 'm',
      animate: true,
      nom: 'Віґлаф',
      gen: 'Віґлафа',
      dat: 'Віґлафові',
      acc: 'Віґлафа',
      ins: 'Віґлафом',
      loc: 'Віґлафові',
    },
  },
  counter: {
    rage: {
      gender: 'm',
      nom: 'жетон люті',
      gen: 'жетона люті',
      dat: 'жетону люті',
      acc: 'жетон люті',
      ins: 'жетоном люті',
      loc: 'жетоні люті',
      plural: {
        nom: 'жетони люті',
        gen: 'жетонів люті',
        dat: 'жетонам люті',
        acc: 'жетони люті',
        ins: 'жетонами люті',
        loc: 'жетонах люті',
      },
    },
  },
  idea: {
    beowulf: 'Щоразу, зазнавши поранень, Беовульф здобуває 1 жетон люті (щонайбільше 3), а деякі його карти їх витрачають.',
  },
  card: {
    'epic-poem': 'Епічна поема',
    'the-ancient-heirloom': 'Прадавній спадок',
    'no-contest-expecteth': 'Опору не чекає',
    'hot-for-the-battle': 'Спраглий битви',
    'fatal-struggle': 'Смертельний двобій',
    'the-war-king': 'Король-воїн',
    'the-equal-of-grendel': 'Рівня Ґренделеві',
    'remnant-of-valor': 'Рештки звитяги',
    'vigor-and-courage': 'Сила й відвага',
    'golden-drinking-horn': 'Золотий питний ріг',
  },
};
