import type { texts as english } from './en.ts';

const rules = new Intl.PluralRules('cs');
const count = (number: number, one: string, few: string, many: string): string =>
  `${number} ${{ one, few, many: few, other: many, zero: many, two: few }[rules.select(number)]}`;

export const texts: typeof english = {
  standing: 'Odpovědi předem',
  standingNote:
    'Řekněte už teď, čím se budete bránit, a nikdo na vás nemusí čekat. Odpoví první, která se hodí. Karta se zahraje jednou. Nikdo jiný to nevidí.',
  by: 'Když zaútočí',
  on: 'Na koho',
  anybody: 'kdokoli',
  anyOwn: 'kteréhokoli vašeho bojovníka',
  defend: 'Obrana',
  noCard: 'bez karty',
  add: 'Přidat',
  remove: (answer) => `Odebrat: ${answer}`,
  noneStands: 'Při každém útoku budete tázáni.',
  stands: (number) => count(number, 'odpověď předem', 'odpovědi předem', 'odpovědí předem'),

  games: 'Vaše hry',
  allGames: 'Všechny vaše hry',
  yourTurn: 'Jste na tahu',
  othersTurn: 'Čeká se na ostatní',
  noGames: 'Nemáte žádnou rozehranou hru.',
  left: (time) => `zbývá ${time}`,
  bankLeft: (time) => `z toho v zásobě ${time}`,
  isUp: 'čas vypršel',
  isAsked: (name) => `na tahu je ${name}`,
  hasBegun: 'Hra začala.',
  lastPlay: (play, when) => `${play} (${when})`,
  nextGame: 'Další hra',

  othersHoliday: (date) => `má dovolenou, nejdéle do ${date}`,
  holiday: {
    title: 'Dovolená',
    label: 'Mám dovolenou',
    left: (days) => `Letos zbývá: ${days}.`,
    until: (date) => `Nejdéle do ${date}.`,
    note: 'Váš čas stojí ve všech hrách na dny, pokud už nevypršel. Započatý den se počítá celý. Hledání protivníků skončí.',
  },

  notify: {
    title: 'Oznámení',
    note: 'Dozvíte se na tomto zařízení, že na vás čeká hra, i když je stránka zavřená.',
    switchOn: 'Oznamovat na tomto zařízení',
    switchOff: 'Tady neoznamovat',
    now: {
      on: 'Na toto zařízení chodí oznámení.',
      denied: 'Oznámení jsou pro tuto stránku zakázána. Povolte je v nastavení prohlížeče.',
      install: 'Na iPhonu a iPadu: stiskněte Sdílet, zvolte „Přidat na plochu“, otevřete Peerless odtud a vraťte se na tuto stránku.',
      never: 'Tento prohlížeč neumí oznamovat, když je stránka zavřená. Co na vás čeká, říká název karty prohlížeče a tento seznam.',
    },
    ofWhat: 'Co oznamovat',
    tidings: {
      turn: ['Jsem na tahu', 'Čeká na vás hra.'],
      time: ['Čas se krátí', 'Zbývá čtvrtina.'],
      found: ['Protivník nalezen', 'Hledání bez vás někoho našlo.'],
      challenge: ['Výzvy', 'Někdo s vámi chce hrát.'],
      over: ['Konec hry', 'Ať skončila jakkoli.'],
    },
    quiet: 'Tiché hodiny',
    quietNote: 'Co se stane během nich, se dozvíte potom.',
    from: 'Od',
    to: 'Do',
  },
};
