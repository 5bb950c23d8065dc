import type { texts as english } from './en.ts';

const plural = new Intl.PluralRules('cs');
const count = (number: number, one: string, few: string, other: string): string =>
  `${number} ${{ one, few, other }[plural.select(number) as 'one' | 'few' | 'other']}`;
const minutesLate = (minutes: number): string => `se zpožděním ${count(minutes, 'minuty', 'minut', 'minut')}`;

export const texts: typeof english = {
  lost: 'Spojení se přerušilo. Připojujeme se znovu…',
  here: 'u stolu',
  away: 'mimo',
  thinks: (time) => `přemýšlí ${time}`,
  waits: (time) => `čeká ${time}`,
  queued: (before) =>
    before === 0
      ? 'Server je vytížený: počítač přijde na řadu jako další.'
      : `Server je vytížený: počítač čeká, až na něj přijde řada, před ním ještě ${before}.`,
  left: (time) => `zbývá ${time}`,
  secondsLeft: (seconds) =>
    `${plural.select(seconds) === 'few' ? 'Zbývají' : 'Zbývá'} vám ${count(seconds, 'sekunda', 'sekundy', 'sekund')}.`,
  yourTimeIsUp: 'Váš čas vypršel. Odpovězte, než si ostatní vezmou výhru.',
  timeIsUp: (name) => `${name}: čas vypršel.`,
  takeGame: 'Vzít si výhru',
  playOnWithout: 'Hrát dál bez tohoto hráče',
  wait: 'Počkat',
  asksBack: (name) => `${name} žádá o vrácení svého posledního rozhodnutí.`,
  youAskBack: 'Žádáte o vrácení svého posledního rozhodnutí. Ostatní musí souhlasit.',
  offerDraw: 'Nabídnout remízu',
  offersDraw: (name) => `${name} nabízí remízu.`,
  youOfferDraw: 'Nabízíte remízu. Ostatní musí souhlasit.',
  backRefused: (name) => `${name} s vrácením nesouhlasí.`,
  drawRefused: (name) => `${name} s remízou nesouhlasí.`,
  askAgain: (time) => `Znovu se můžete zeptat: ${time}, nebo dřív, pokud hra pokročí.`,
  agree: 'Souhlasit',
  refuse: 'Odmítnout',
  withdraw: 'Rozmyslet si to',
  talk: 'Rozhovor',
  unread: (number) => count(number, 'nová zpráva', 'nové zprávy', 'nových zpráv'),
  said: 'Co bylo řečeno',
  nothingSaid: 'Zatím nikdo nic neřekl.',
  phrase: 'Říct něco',
  phrases: {
    hello: 'Ahoj!',
    goodLuck: 'Hodně štěstí!',
    wellPlayed: 'Pěkný tah!',
    thanks: 'Díky!',
    oops: 'Jejda!',
    thinking: 'Přemýšlím…',
    nearlyDone: 'Už to bude.',
    goodGame: 'Pěkná hra!',
    again: 'Ještě jednou?',
    bye: 'Na shledanou!',
  },
  message: 'Zpráva',
  send: 'Odeslat',
  mute: (name) => `Ztlumit: ${name}`,
  unmute: (name) => `Znovu slyšet: ${name}`,
  block: (name) => `Zablokovat: ${name}`,
  blocked: (name) => `${name} je na seznamu blokovaných: žádné další zprávy ani setkání.`,
  watchers: (number) => `${plural.select(number) === 'few' ? 'Dívají' : 'Dívá'} se ${count(number, 'člověk', 'lidé', 'lidí')}`,
  everyHand: (minutes) => `Vidět všechny ruce, ${minutesLate(minutes)}`,
  asItHappens: 'Sledovat živě',
  behind: (minutes) => `Vidíte všechny ruce, ${minutesLate(minutes)}.`,
  notYet: (minutes) => `Všechny ruce se ukazují ${minutesLate(minutes)}: zatím není co vidět.`,
  agreedDraw: 'Hráči se dohodli na remíze',
  abandoned: 'Hra byla opuštěna',
  ratings: 'Hodnocení',
  tooShort: 'Nehodnoceno: hra byla příliš krátká.',
  wantsAgain: (name) => `${name} chce hrát znovu.`,
  isWantedAgain: 'Někdo s vámi chce hrát znovu.',
  playAgain: 'Hrát znovu',
};
