import type { Names } from '@peerless/text/cs/names';

export const names: Names = {
  fighter: {
    yennenga: {
      gender: 'f',
      animate: true,
      nom: 'Yennenga',
      gen: 'Yennengy',
      dat: 'Yennenze',
      acc: 'Yennengu',
      ins: 'Yennengou',
      loc: 'Yennenze',
    },
    archer: {
      gender: 'm',
      animate: true,
      nom: 'Lučištník',
      gen: 'Lučištníka',
      dat: 'Lučištníkovi',
      acc: 'Lučištníka',
      ins: 'Lučištníkem',
      loc: 'Lučištníkovi',
      plural: { nom: 'Lučištníci', gen: 'Lučištníků', dat: 'Lučištníkům', acc: 'Lučištníky', ins: 'Lučištníky', loc: 'Lučištnících' },
    },
  },
  idea: {
    yennenga: 'Zranění, která má utrpět Yennenga, můžete rozdělit mezi Lučištníky v její oblasti, každému nejvýše tolik, kolik má zdraví.',
  },
  card: {
    'surprise-volley': 'Nečekaná salva',
    'rain-of-arrows': 'Déšť šípů',
    volley: 'Salva',
    'pin-the-prey': 'Přišpendlená kořist',
    'divide-and-conquer': 'Rozděl a panuj',
    'point-blank': 'Zblízka',
    'jaws-of-the-beast': 'Tlama šelmy',
    'stallion-charge': 'Trysk hřebce',
    'shield-formation': 'Hradba štítů',
    'one-with-the-land': 'Splynutí s krajinou',
    'master-of-the-hunt': 'Mistryně lovu',
  },
};
