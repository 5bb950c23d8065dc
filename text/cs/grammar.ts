import type { Context } from '../language.ts';
import { capital, type Phrase, phrase, speaker } from '../sentence.ts';
import { adjective, type Case, followed, noun, someone } from './declension.ts';
import { enclitics, euphony } from './euphony.ts';

/** `say` states or commands; `bare` is the infinitive after "můžete". */
export type Mood = 'say' | 'bare';

/** Infinitive: what a player is told to do, and what an opponent does. */
const VERBS = {
  doplnit: ['doplňte', 'doplní'],
  ignorovat: ['ignorujte', 'ignoruje'],
  nastavit: ['nastavte', 'nastaví'],
  odhalit: ['odhalte', 'odhalí'],
  odhodit: ['odhoďte', 'odhodí'],
  odstranit: ['odstraňte', 'odstraní'],
  pokořit: ['pokořte', 'pokoří'],
  položit: ['položte', 'položí'],
  ponechat: ['ponechte', 'ponechá'],
  prohlédnout: ['prohlédněte', 'prohlédne'],
  prohodit: ['prohoďte', 'prohodí'],
  proměnit: ['proměňte', 'promění'],
  provést: ['proveďte', 'provede'],
  převést: ['převeďte', 'převede'],
  přesunout: ['přesuňte', 'přesune'],
  přičíst: ['přičtěte', 'přičte'],
  přivolat: ['přivolejte', 'přivolá'],
  snížit: ['snižte', 'sníží'],
  táhnout: ['táhněte', 'táhne'],
  ukončit: ['ukončete', 'ukončí'],
  umístit: ['umístěte', 'umístí'],
  uštědřit: ['uštědřete', 'uštědří'],
  utratit: ['utraťte', 'utratí'],
  vrátit: ['vraťte', 'vrátí'],
  vybrat: ['vyberte', 'vybere'],
  vyhledat: ['vyhledejte', 'vyhledá'],
  vyhodnotit: ['vyhodnoťte', 'vyhodnotí'],
  vzít: ['vezměte', 'vezme'],
  zabránit: ['zabraňte', 'zabrání'],
  zamíchat: ['zamíchejte', 'zamíchá'],
  získat: ['získejte', 'získá'],
  zrušit: ['zrušte', 'zruší'],
  zvolit: ['zvolte', 'zvolí'],
  zvýšit: ['zvyšte', 'zvýší'],
} as const satisfies Record<string, readonly [string, string]>;
type Verb = (infinitive: keyof typeof VERBS) => string;

/** The speaker does it: "táhněte 1 kartu", "protivník táhne 1 kartu", "(můžete) táhnout 1 kartu". */
export function act(context: Context, mood: Mood, say: (verb: Verb) => string): Phrase[] {
  if (mood === 'bare') return phrase(say((verb) => verb));
  if (isYou(context) && !context.isBack) return phrase(say((verb) => VERBS[verb][0]));
  return phrase(`${subject(context)} ${say((verb) => (isYou(context) ? `${VERBS[verb][1]}te` : VERBS[verb][1]))}`);
}
export const isYou = (context: Context): boolean => speaker(context) === 'you';

const SUBJECT = { you: 'vy', opponent: 'protivník', eachOpponent: 'každý protivník' };
const subject = (context: Context): string => SUBJECT[speaker(context)];
/** "můžete", "protivník může". */
const may = (context: Context): string => (isYou(context) ? 'můžete' : `${subject(context)} může`);
/** "můžete táhnout 1 kartu"; the permission is said once. */
export const offered = (what: string, context: Context, mood: Mood): Phrase[] => phrase(mood === 'bare' ? what : `${may(context)} ${what}`);
export const theyMay = (context: Context): string => (isYou(context) ? 'protivník může' : 'můžete');

export const CARD = noun('f', 'karta|karty|kartě|kartu|kartou|kartě', 'karty|karet|kartám|karty|kartami|kartách');
export const SPACE = noun('n', 'pole|pole|poli|pole|polem|poli', 'pole|polí|polím|pole|poli|polích');
export const ACTION = noun('f', 'akce|akce|akci|akci|akcí|akci', 'akce|akcí|akcím|akce|akcemi|akcích');
export const DAMAGE = noun('n', 'zranění|zranění|zranění|zranění|zraněním|zranění', 'zranění|zranění|zraněním|zranění|zraněními|zraněních');
/** Health by the point. */
export const HEALTH = followed(noun('m', 'bod|bodu|bodu|bod|bodem|bodu', 'body|bodů|bodům|body|body|bodech'), ' zdraví');
export const VALUE = noun('f', 'hodnota|hodnoty|hodnotě|hodnotu|hodnotou|hodnotě');
export const FIGHTER = someone(
  'm',
  'bojovník|bojovníka|bojovníkovi|bojovníka|bojovníkem|bojovníkovi',
  'bojovníci|bojovníků|bojovníkům|bojovníky|bojovníky|bojovnících',
);
export const HERO = someone('m', 'hrdina|hrdiny|hrdinovi|hrdinu|hrdinou|hrdinovi', 'hrdinové|hrdinů|hrdinům|hrdiny|hrdiny|hrdinech');
export const OPTION = noun(
  'f',
  'možnost|možnosti|možnosti|možnost|možností|možnosti',
  'možnosti|možností|možnostem|možnosti|možnostmi|možnostech',
);
export const TOKEN = noun('m', 'žeton|žetonu|žetonu|žeton|žetonem|žetonu', 'žetony|žetonů|žetonům|žetony|žetony|žetonech');
export const PLAYER = someone('m', 'hráč|hráče|hráči|hráče|hráčem|hráči');

/** "karta protivníka", or "vaše karta" when the opponent speaks. */
export const theirCard = (context: Context, c: Case): string =>
  isYou(context) ? `${CARD[c]} protivníka` : `${adjective('váš', 'f', c)} ${CARD[c]}`;
export const inTheirHand = (context: Context): string => (isYou(context) ? 'v ruce protivníka' : 've vaší ruce');

/** Closes a subordinate clause: a comma, unless the sentence pauses or ends there anyway. */
export const END = '⟩';
const close = (text: string): string => euphony(enclitics(text.replace(/⟩+(?=\s*(?:[.,;:!?()“—]|$))/g, '').replace(/⟩+/g, ',')));

export const list = (items: readonly string[], word: 'a' | 'nebo' = 'a'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items[items.length - 1]}`;
export const quoted = (title: string): string => `„${title.replaceAll('„', '‚').replaceAll('“', '‘')}“`;
/** The subject is said once: "protivník táhne 1 kartu a poté získá 1 akci". */
const unsaid = (text: string, before: string): string => {
  const [who] = /^(?:(?:každý )?protivník|vy) (?!může)/.exec(text) ?? [];
  return who && before.startsWith(who) ? text.slice(who.length) : text;
};
export const join = (phrases: readonly Phrase[]): string =>
  phrases.reduce((said, next, i) => {
    const before = phrases[i - 1];
    if (!before) return next.text;
    return next.heavy || before.heavy ? `${said}; ${next.text}` : `${said} a poté ${unsaid(next.text, before.text)}`;
  }, '');
export const sentence = (text: string): string => `${capital(close(text))}.`;
export const sentences = (phrases: readonly Phrase[]): string => phrases.map(({ text }) => sentence(text)).join(' ');
/** Text that is not a whole sentence. */
export const closed = close;
