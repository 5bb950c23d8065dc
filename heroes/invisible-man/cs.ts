import type { Names } from '@peerless/text/cs/names';

export const names: Names = {
  fighter: {
    'invisible-man': {
      gender: 'm',
      animate: true,
      nom: 'Neviditelný muž',
      gen: 'Neviditelného muže',
      dat: 'Neviditelnému muži',
      acc: 'Neviditelného muže',
      ins: 'Neviditelným mužem',
      loc: 'Neviditelném muži',
    },
  },
  token: {
    fog: {
      gender: 'm',
      nom: 'žeton mlhy',
      gen: 'žetonu mlhy',
      dat: 'žetonu mlhy',
      acc: 'žeton mlhy',
      ins: 'žetonem mlhy',
      loc: 'žetonu mlhy',
      plural: { nom: 'žetony mlhy', gen: 'žetonů mlhy', dat: 'žetonům mlhy', acc: 'žetony mlhy', ins: 'žetony mlhy', loc: 'žetonech mlhy' },
    },
  },
  idea: {
    'invisible-man': 'Na poli se žetonem mlhy se Neviditelný muž brání s +1 a odtud smí na kterékoli jiné pole s takovým žetonem.',
  },
  card: {
    'slip-away': 'Vyklouznutí',
    'surprise-attack': 'Nečekaný útok',
    'emerge-from-mist': 'Vynoření z mlhy',
    'covert-preparation': 'Tajná příprava',
    confound: 'Zmatek',
    'dreaming-of-revenge': 'Sny o pomstě',
    'impossible-to-see': 'Nelze ho spatřit',
    'coded-notes': 'Šifrované zápisky',
    'into-thin-air': 'Rozplynutí ve vzduchu',
    lurking: 'Číhání',
    'reign-of-terror': 'Vláda hrůzy',
    'rolling-fog': 'Valící se mlha',
    'step-lightly': 'Tichý krok',
    vanish: 'Zmizení',
  },
};
