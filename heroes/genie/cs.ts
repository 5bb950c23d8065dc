import type { Names } from '@peerless/text/cs/names';

export const names: Names = {
  fighter: {
    genie: { gender: 'm', animate: true, nom: 'Džin', gen: 'Džina', dat: 'Džinovi', acc: 'Džina', ins: 'Džinem', loc: 'Džinovi' },
  },
  idea: {
    genie: 'Na začátku tahu můžete odhodit 1 kartu a získat za ni 1 akci.',
  },
  card: {
    'your-wish-is-my-command': 'Tvé přání je mi rozkazem',
    'imprisoned-wrath': 'Uvězněný hněv',
    'i-am-freed': 'Jsem volný!',
    'careful-what-you-wish-for': 'Dej pozor, co si přeješ',
    'wishing-for-more-wishes': 'Přeji si víc přání',
    'this-is-no-parlor-trick': 'Tohle není žádný salonní trik',
    'ive-made-sultans-out-of-less': 'Z horších jsem dělal sultány',
    'i-grant-you-death': 'Dopřeji ti… smrt',
    'prisoners-torment': 'Vězňova muka',
    'back-in-the-lamp': 'Zpátky do lampy',
    'three-wishes': 'Tři přání',
  },
};
