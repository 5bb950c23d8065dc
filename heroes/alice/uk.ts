import type { Names } from '@peerless/text/uk/names';

export const names: Names = {
  fighter: {
    alice: { gender: 'f', animate: true, nom: 'Аліса', gen: 'Аліси', dat: 'Алісі', acc: 'Алісу', ins: 'Алісою', loc: 'Алісі' },
    jabberwock: {
      gender: 'm',
      animate: true,
      nom: 'Жербельковт',
      gen: 'Жербельковта',
      dat: 'Жербельковтові',
      acc: 'Жербельковта',
      ins: 'Жербельковтом',
      loc: 'Жербельковтові',
    },
  },
  form: {
    big: { gender: 'f', nom: 'ВЕЛИКА', gen: 'ВЕЛИКОЇ', dat: 'ВЕЛИКІЙ', acc: 'ВЕЛИКУ', ins: 'ВЕЛИКОЮ', loc: 'ВЕЛИКІЙ' },
    small: { gender: 'f', nom: 'МАЛЕНЬКА', gen: 'МАЛЕНЬКОЇ', dat: 'МАЛЕНЬКІЙ', acc: 'МАЛЕНЬКУ', ins: 'МАЛЕНЬКОЮ', loc: 'МАЛЕНЬКІЙ' },
  },
  transformation: {
    alice: { gender: 'm', nom: 'розмір', gen: 'розміру', dat: 'розміру', acc: 'розмір', ins: 'розміром', loc: 'розмірі' },
  },
  idea: {
    alice: 'Поки Аліса ВЕЛИКА, її атаки отримують +2, а поки МАЛЕНЬКА, карти, якими вона обороняється, отримують +1.',
  },
  card: {
    'claws-that-catch': 'Хапкі пазурі',
    'jaws-that-bite': 'Кусюча паща',
    'o-frabjous-day': 'О дивославний день!',
    'snicker-snack': 'Чвах-чвах',
    'the-other-side-of-the-mushroom': 'Інший бік гриба',
    'im-late-im-late': 'Спізнююсь, спізнююсь',
    'mad-as-a-hatter': 'Божевільний, як Капелюшник',
    'manxome-foe': 'Страхолютий ворог',
    'looking-glass': 'Задзеркалля',
    'drink-me': 'Випий мене',
    'eat-me': 'З’їж мене',
  },
};
