import type { Names } from '@peerless/text/ru/names';

export const names: Names = {
  fighter: {
    alice: { gender: 'f', animate: true, nom: 'Алиса', gen: 'Алисы', dat: 'Алисе', acc: 'Алису', ins: 'Алисой', pre: 'Алисе' },
    jabberwock: {
      gender: 'm',
      animate: true,
      nom: 'Бармаглот',
      gen: 'Бармаглота',
      dat: 'Бармаглоту',
      acc: 'Бармаглота',
      ins: 'Бармаглотом',
      pre: 'Бармаглоте',
    },
  },
  form: {
    big: { gender: 'f', nom: 'БОЛЬШАЯ', gen: 'БОЛЬШОЙ', dat: 'БОЛЬШОЙ', acc: 'БОЛЬШУЮ', ins: 'БОЛЬШОЙ', pre: 'БОЛЬШОЙ' },
    small: { gender: 'f', nom: 'МАЛЕНЬКАЯ', gen: 'МАЛЕНЬКОЙ', dat: 'МАЛЕНЬКОЙ', acc: 'МАЛЕНЬКУЮ', ins: 'МАЛЕНЬКОЙ', pre: 'МАЛЕНЬКОЙ' },
  },
  transformation: {
    alice: { gender: 'm', nom: 'размер', gen: 'размера', dat: 'размеру', acc: 'размер', ins: 'размером', pre: 'размере' },
  },
  idea: {
    alice: 'Пока Алиса БОЛЬШАЯ, её атаки получают +2, а пока МАЛЕНЬКАЯ, карты, которыми она обороняется, получают +1.',
  },
  card: {
    'claws-that-catch': 'Хваткие когти',
    'jaws-that-bite': 'Кусачая пасть',
    'o-frabjous-day': 'О храброславленный день!',
    'snicker-snack': 'Взы-взы',
    'the-other-side-of-the-mushroom': 'Другая сторона гриба',
    'im-late-im-late': 'Опаздываю, опаздываю',
    'mad-as-a-hatter': 'Безумен, как Шляпник',
    'manxome-foe': 'Злопастный враг',
    'looking-glass': 'Зазеркалье',
    'drink-me': 'Выпей меня',
    'eat-me': 'Съешь меня',
  },
};
