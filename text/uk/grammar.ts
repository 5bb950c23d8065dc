import type { Context } from '../language.ts';
import { capital, type Phrase, phrase, speaker } from '../sentence.ts';
import { adjective, type Case, followed, noun, someone } from './declension.ts';
import { euphony } from './euphony.ts';

/** `say` states or commands; `bare` is the infinitive after "можете". */
export type Mood = 'say' | 'bare';

/** Infinitive: what a player is told to do, and what an opponent does. */
const VERBS = {
  взяти: ['візьміть', 'бере'],
  вибрати: ['виберіть', 'вибирає'],
  виконати: ['виконайте', 'виконує'],
  витратити: ['витратьте', 'витрачає'],
  відкрити: ['відкрийте', 'відкриває'],
  враховувати: ['враховуйте', 'враховує'],
  додати: ['додайте', 'додає'],
  завдати: ['завдайте', 'завдає'],
  завершити: ['завершіть', 'завершує'],
  залишити: ['залиште', 'залишає'],
  збільшити: ['збільште', 'збільшує'],
  здобути: ['здобудьте', 'здобуває'],
  зменшити: ['зменште', 'зменшує'],
  знайти: ['знайдіть', 'знаходить'],
  назвати: ['назвіть', 'називає'],
  перемістити: ['перемістіть', 'переміщує'],
  переставити: ['переставте', 'переставляє'],
  перетасувати: ['перетасуйте', 'перетасовує'],
  перетворитися: ['перетворіться', 'перетворюється'],
  повернути: ['поверніть', 'повертає'],
  покласти: ['покладіть', 'кладе'],
  поміняти: ['поміняйте', 'міняє'],
  прибрати: ['приберіть', 'прибирає'],
  прикликати: ['прикличте', 'прикликає'],
  провести: ['проведіть', 'проводить'],
  проглянути: ['прогляньте', 'проглядає'],
  розмістити: ['розмістіть', 'розміщує'],
  скасувати: ['скасуйте', 'скасовує'],
  скинути: ['скиньте', 'скидає'],
  установити: ['установіть', 'установлює'],
} as const satisfies Record<string, readonly [string, string]>;
type Verb = (infinitive: keyof typeof VERBS) => string;

/** The speaker does it: "візьміть 1 карту", "суперник бере 1 карту", "(ви можете) взяти 1 карту". */
export function act(context: Context, mood: Mood, say: (verb: Verb) => string): Phrase[] {
  if (mood === 'bare') return phrase(say((verb) => verb));
  if (isYou(context) && !context.isBack) return phrase(say((verb) => VERBS[verb][0]));
  return phrase(`${subject(context)} ${say((verb) => (isYou(context) ? second(VERBS[verb][1]) : VERBS[verb][1]))}`);
}
/** "берете" of "бере". */
const second = (third: string): string => third.replace(/(?:ть)?(ся)?$/, 'те$1');
export const isYou = (context: Context): boolean => speaker(context) === 'you';

export function subject(context: Context): string {
  switch (speaker(context)) {
    case 'you':
      return 'ви';
    case 'opponent':
      return 'суперник';
    case 'eachOpponent':
      return 'кожен суперник';
  }
}
/** "ви можете", "суперник може". */
export const may = (context: Context): string => `${subject(context)} ${isYou(context) ? 'можете' : 'може'}`;
/** "ви можете взяти 1 карту"; the permission is said once. */
export const offered = (what: string, context: Context, mood: Mood): Phrase[] => phrase(mood === 'bare' ? what : `${may(context)} ${what}`);
/** The speaker's opponent, as a subject. */
export const they = (context: Context): string => (isYou(context) ? 'суперник' : 'ви');
export const theyMay = (context: Context): string => (isYou(context) ? 'суперник може' : 'ви можете');

export const CARD = noun('f', 'карта|карти|карті|карту|картою|карті', 'карти|карт|картам|карти|картами|картах');
export const SPACE = noun('f', 'комірка|комірки|комірці|комірку|коміркою|комірці', 'комірки|комірок|коміркам|комірки|комірками|комірках');
export const ACTION = noun('f', 'дія|дії|дії|дію|дією|дії', 'дії|дій|діям|дії|діями|діях');
export const DAMAGE = noun(
  'n',
  'поранення|поранення|пораненню|поранення|пораненням|пораненні',
  'поранення|поранень|пораненням|поранення|пораненнями|пораненнях',
);
/** Health by the point. */
export const HEALTH = followed(
  noun('f', 'одиниця|одиниці|одиниці|одиницю|одиницею|одиниці', 'одиниці|одиниць|одиницям|одиниці|одиницями|одиницях'),
  ' здоров’я',
);
export const VALUE = noun('n', 'значення|значення|значенню|значення|значенням|значенні');
export const FIGHTER = someone('m', 'боєць|бійця|бійцеві|бійця|бійцем|бійцеві', 'бійці|бійців|бійцям|бійців|бійцями|бійцях');
export const HERO = someone('m', 'герой|героя|героєві|героя|героєм|героєві', 'герої|героїв|героям|героїв|героями|героях');
export const OPTION = noun(
  'm',
  'варіант|варіанта|варіанту|варіант|варіантом|варіанті',
  'варіанти|варіантів|варіантам|варіанти|варіантами|варіантах',
);
export const TOKEN = noun('m', 'жетон|жетона|жетону|жетон|жетоном|жетоні', 'жетони|жетонів|жетонам|жетони|жетонами|жетонах');
export const PLAYER = someone('m', 'гравець|гравця|гравцеві|гравця|гравцем|гравцеві');

/** "карта суперника", or "ваша карта" when the opponent speaks. */
export const theirCard = (context: Context, c: Case): string =>
  isYou(context) ? `${CARD[c]} суперника` : `${adjective('ваш', 'f', c)} ${CARD[c]}`;
export const theirHand = (context: Context): string => (isYou(context) ? 'руку суперника' : 'вашу руку');
export const inTheirHand = (context: Context): string => (isYou(context) ? 'в руці суперника' : 'у вашій руці');

/** Closes a subordinate clause, with what is in brackets after it: a comma, unless the sentence pauses or ends there anyway. */
export const END = '⟩';
const close = (text: string): string =>
  euphony(
    text
      .replace(/⟩+( \([^()]*\))/g, '$1⟩')
      .replace(/⟩+(?=\s*(?:[.,;:!?)»—]|$))/g, '')
      .replace(/⟩+/g, ','),
  );

export const list = (items: readonly string[], word: 'і' | 'або' = 'і'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items[items.length - 1]}`;
export const quoted = (title: string): string => `«${title.replaceAll('«', '„').replaceAll('»', '“')}»`;
export const join = (phrases: readonly Phrase[]): string =>
  phrases.reduce(
    (said, next, i) => (i === 0 ? next.text : `${said}${next.heavy || phrases[i - 1]?.heavy ? '; ' : ', потім '}${next.text}`),
    '',
  );
export const sentence = (text: string): string => `${capital(close(text))}.`;
export const sentences = (phrases: readonly Phrase[]): string => phrases.map(({ text }) => sentence(text)).join(' ');
/** Text that is not a whole sentence. */
export const closed = close;
