import type { Names } from '@peerless/text/cs/names';

export const names: Names = {
  fighter: {
    'jekyll-and-hyde': {
      gender: 'm',
      animate: true,
      nom: 'Jekyll & Hyde',
      gen: 'Jekylla & Hyda',
      dat: 'Jekyllovi & Hydovi',
      acc: 'Jekylla & Hyda',
      ins: 'Jekyllem & Hydem',
      loc: 'Jekyllovi & Hydovi',
    },
  },
  form: {
    'dr-jekyll': {
      gender: 'm',
      animate: true,
      person: true,
      nom: 'dr. Jekyll',
      gen: 'dr. Jekylla',
      dat: 'dr. Jekyllovi',
      acc: 'dr. Jekylla',
      ins: 'dr. Jekyllem',
      loc: 'dr. Jekyllovi',
    },
    'mr-hyde': {
      gender: 'm',
      animate: true,
      person: true,
      nom: 'pan Hyde',
      gen: 'pana Hyda',
      dat: 'panu Hydovi',
      acc: 'pana Hyda',
      ins: 'panem Hydem',
      loc: 'panu Hydovi',
    },
  },
  transformation: {
    'jekyll-and-hyde': { gender: 'f', nom: 'podoba', gen: 'podoby', dat: 'podobě', acc: 'podobu', ins: 'podobou', loc: 'podobě' },
  },
  idea: {
    'jekyll-and-hyde': 'Každý tah volíte, zda jste Jekyll, nebo Hyde, a po manévru utrpí Hyde 1 zranění.',
  },
  card: {
    'recoiling-blow': 'Rána s odskokem',
    'forever-hyde': 'Navěky Hyde',
    'madness-relents': 'Šílenství polevuje',
    'succumb-to-compulsion': 'Podlehnutí nutkání',
    'distracted-triage': 'Roztržité ošetření',
    'duality-of-man': 'Dvojí tvář člověka',
    'with-haste': 'Rychle!',
    'scientific-method': 'Vědecká metoda',
    'calming-research': 'Uklidňující bádání',
    'pure-evil': 'Čiré zlo',
    'strange-case': 'Podivný případ',
  },
};
