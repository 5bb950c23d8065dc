import type { Names } from '@peerless/text/cs/names';

export const names: Names = {
  fighter: {
    sinbad: {
      gender: 'm',
      animate: true,
      nom: 'Sindibád',
      gen: 'Sindibáda',
      dat: 'Sindibádovi',
      acc: 'Sindibáda',
      ins: 'Sindibádem',
      loc: 'Sindibádovi',
    },
    porter: { gender: 'm', animate: true, nom: 'Nosič', gen: 'Nosiče', dat: 'Nosiči', acc: 'Nosiče', ins: 'Nosičem', loc: 'Nosiči' },
  },
  tag: {
    voyage: 'Cesta',
  },
  idea: {
    sinbad: 'Při manévru může každý váš bojovník dojít o 1 pole dál za každou kartu se slovem CESTA ve vašem odhazovacím balíčku.',
  },
  card: {
    'voyage-home': 'Cesta domů',
    'voyage-to-the-island-that-was-a-whale': 'Cesta na ostrov, který byl velrybou',
    'voyage-to-the-valley-of-the-giant-snakes': 'Cesta do údolí obřích hadů',
    'voyage-to-the-creature-with-eyes-like-coals-of-fire': 'Cesta k netvorovi s očima jako žhavé uhlíky',
    'voyage-to-the-cannibals-with-the-root-of-madness': 'Cesta k lidojedům s kořenem šílenství',
    'voyage-to-the-city-of-the-man-eating-apes': 'Cesta do města lidožravých opic',
    'voyage-to-the-city-of-the-king-of-serendib': 'Cesta do města krále Serendibu',
    'by-fortune-and-fate': 'Štěstí a osud',
    'commanding-impact': 'Drtivý úder',
    'toil-and-danger': 'Strasti a nebezpečí',
    'leap-away': 'Odskok',
    'riches-beyond-compare': 'Nesmírné bohatství',
  },
};
