import type { Names } from '@peerless/text/cs/names';

export const names: Names = {
  fighter: {
    alice: { gender: 'f', animate: true, nom: 'Alenka', gen: 'Alenky', dat: 'Alence', acc: 'Alenku', ins: 'Alenkou', loc: 'Alence' },
    jabberwock: {
      gender: 'm',
      animate: true,
      nom: 'Žvahlav',
      gen: 'Žvahlava',
      dat: 'Žvahlavovi',
      acc: 'Žvahlava',
      ins: 'Žvahlavem',
      loc: 'Žvahlavovi',
    },
  },
  form: {
    big: { gender: 'f', nom: 'VELKÁ', gen: 'VELKÉ', dat: 'VELKÉ', acc: 'VELKOU', ins: 'VELKOU', loc: 'VELKÉ' },
    small: { gender: 'f', nom: 'MALÁ', gen: 'MALÉ', dat: 'MALÉ', acc: 'MALOU', ins: 'MALOU', loc: 'MALÉ' },
  },
  transformation: {
    alice: { gender: 'f', nom: 'velikost', gen: 'velikosti', dat: 'velikosti', acc: 'velikost', ins: 'velikostí', loc: 'velikosti' },
  },
  idea: {
    alice: 'Dokud je Alenka VELKÁ, mají její útoky +2, dokud je MALÁ, mají karty, kterými se brání, +1.',
  },
  card: {
    'claws-that-catch': 'Drápy přeostré',
    'jaws-that-bite': 'Zuby přeostré',
    'o-frabjous-day': 'Ó rastejný den!',
    'snicker-snack': 'Šmik, šmik',
    'the-other-side-of-the-mushroom': 'Druhá strana houby',
    'im-late-im-late': 'Přijdu pozdě, přijdu pozdě',
    'mad-as-a-hatter': 'Šílený jako Kloboučník',
    'manxome-foe': 'Lítý sok',
    'looking-glass': 'Zrcadlo',
    'drink-me': 'Vypij mě',
    'eat-me': 'Sněz mě',
  },
};
