import type { Context } from '../language.ts';
import { joining } from '../sentence.ts';
import { ending, isYou, listing, speaking } from '../slavic/sentences.ts';
import { adjective, type Case, followed, noun, someone } from './declension.ts';
import { euphony } from './euphony.ts';

/** Infinitive: what a player is told to do, and what an opponent does. */
export const VERBS = {
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
} as const;
export const { act, offered, they, theyMay } = speaking({
  verbs: VERBS,
  second: (third) => third.replace(/(?:ть)?(ся)?$/, 'те$1'),
  subjects: { you: 'ви', opponent: 'суперник', eachOpponent: 'кожен суперник' },
  may: { you: 'ви можете', opponent: 'суперник може', eachOpponent: 'кожен суперник може' },
});

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
export const COMBATANT = followed(
  someone('m', 'учасник|учасника|учасникові|учасника|учасником|учасникові', 'учасники|учасників|учасникам|учасників|учасниками|учасниках'),
  ' бою',
);
export const TOKEN = noun('m', 'жетон|жетона|жетону|жетон|жетоном|жетоні', 'жетони|жетонів|жетонам|жетони|жетонами|жетонах');
export const PLAYER = someone('m', 'гравець|гравця|гравцеві|гравця|гравцем|гравцеві');

/** "карта суперника", or "ваша карта" when the opponent speaks. */
export const theirCard = (context: Context, c: Case): string =>
  isYou(context) ? `${CARD[c]} суперника` : `${adjective('ваш', 'f', c)} ${CARD[c]}`;
export const theirHand = (context: Context): string => (isYou(context) ? 'руку суперника' : 'вашу руку');
export const inTheirHand = (context: Context): string => (isYou(context) ? 'в руці суперника' : 'у вашій руці');

/** With what is in brackets after the clause. */
const close = (text: string): string =>
  euphony(
    text
      .replace(/⟩+( \([^()]*\))/g, '$1⟩')
      .replace(/⟩+(?=\s*(?:[.,;:!?)»—]|$))/g, '')
      .replace(/⟩+/g, ','),
  );

export const list = listing('і');
export const quoted = (title: string): string => `«${title.replaceAll('«', '„').replaceAll('»', '“')}»`;
export const join = joining(', потім ');
export const { sentence, sentences, closed } = ending(close);
export const not = (yes: boolean): string => (yes ? '' : 'не ');
