import type { Context } from '../language.ts';
import { capital, type Phrase, phrase, speaker } from '../sentence.ts';
import { adjective, type Case, noun, someone } from './declension.ts';

/** `say` states or commands; `bare` is the infinitive after "можете". */
export type Mood = 'say' | 'bare';

/** Infinitive: what a player is told to do, and what an opponent does. */
const VERBS = {
  взять: ['возьмите', 'берёт'],
  вернуть: ['верните', 'возвращает'],
  выбрать: ['выберите', 'выбирает'],
  выполнить: ['выполните', 'выполняет'],
  добавить: ['добавьте', 'добавляет'],
  завершить: ['завершите', 'завершает'],
  назвать: ['назовите', 'называет'],
  найти: ['найдите', 'находит'],
  нанести: ['нанесите', 'наносит'],
  оставить: ['оставьте', 'оставляет'],
  открыть: ['откройте', 'открывает'],
  отменить: ['отмените', 'отменяет'],
  перемешать: ['перемешайте', 'перемешивает'],
  переместить: ['переместите', 'перемещает'],
  перенаправить: ['перенаправьте', 'перенаправляет'],
  переставить: ['переставьте', 'переставляет'],
  повергнуть: ['повергните', 'повергает'],
  положить: ['положите', 'кладёт'],
  получить: ['получите', 'получает'],
  поменять: ['поменяйте', 'меняет'],
  посмотреть: ['посмотрите', 'смотрит'],
  потратить: ['потратьте', 'тратит'],
  превратиться: ['превратитесь', 'превращается'],
  предотвратить: ['предотвратите', 'предотвращает'],
  призвать: ['призовите', 'призывает'],
  провести: ['проведите', 'проводит'],
  разместить: ['разместите', 'размещает'],
  разыграть: ['разыграйте', 'разыгрывает'],
  сбросить: ['сбросьте', 'сбрасывает'],
  убрать: ['уберите', 'убирает'],
  увеличить: ['увеличьте', 'увеличивает'],
  уменьшить: ['уменьшите', 'уменьшает'],
  учитывать: ['учитывайте', 'учитывает'],
} as const satisfies Record<string, readonly [string, string]>;
type Verb = (infinitive: keyof typeof VERBS) => string;

/** The speaker does it: "возьмите 1 карту", "противник берёт 1 карту", "(вы можете) взять 1 карту". */
export function act(context: Context, mood: Mood, say: (verb: Verb) => string): Phrase[] {
  if (mood === 'bare') return phrase(say((verb) => verb));
  if (isYou(context) && !context.isBack) return phrase(say((verb) => VERBS[verb][0]));
  return phrase(`${subject(context)} ${say((verb) => (isYou(context) ? second(VERBS[verb][1]) : VERBS[verb][1]))}`);
}
/** "берёте" of "берёт". */
const second = (third: string): string => (third.endsWith('ся') ? `${third.slice(0, -2)}есь` : `${third}е`);
export const isYou = (context: Context): boolean => speaker(context) === 'you';

export function subject(context: Context): string {
  switch (speaker(context)) {
    case 'you':
      return 'вы';
    case 'opponent':
      return 'противник';
    case 'eachOpponent':
      return 'каждый противник';
  }
}
/** "вы можете", "противник может". */
export const may = (context: Context): string => `${subject(context)} ${isYou(context) ? 'можете' : 'может'}`;
/** "вы можете взять 1 карту"; the permission is said once. */
export const offered = (what: string, context: Context, mood: Mood): Phrase[] => phrase(mood === 'bare' ? what : `${may(context)} ${what}`);
/** The speaker's opponent, as a subject. */
export const they = (context: Context): string => (isYou(context) ? 'противник' : 'вы');
export const theyMay = (context: Context): string => (isYou(context) ? 'противник может' : 'вы можете');

export const CARD = noun('f', 'карта|карты|карте|карту|картой|карте', 'карты|карт|картам|карты|картами|картах');
export const SPACE = noun('f', 'ячейка|ячейки|ячейке|ячейку|ячейкой|ячейке', 'ячейки|ячеек|ячейкам|ячейки|ячейками|ячейках');
export const ACTION = noun(
  'n',
  'действие|действия|действию|действие|действием|действии',
  'действия|действий|действиям|действия|действиями|действиях',
);
/** Counted without a plural: 1 урон, 2 урона, 5 урона. */
export const DAMAGE = noun('m', 'урон|урона|урону|урон|уроном|уроне');
export const HEALTH = noun('n', 'здоровье|здоровья|здоровью|здоровье|здоровьем|здоровье');
export const VALUE = noun('n', 'значение|значения|значению|значение|значением|значении');
export const FIGHTER = someone('m', 'боец|бойца|бойцу|бойца|бойцом|бойце', 'бойцы|бойцов|бойцам|бойцов|бойцами|бойцах');
export const HERO = someone('m', 'герой|героя|герою|героя|героем|герое', 'герои|героев|героям|героев|героями|героях');
export const ALLY = someone(
  'm',
  'союзник|союзника|союзнику|союзника|союзником|союзнике',
  'союзники|союзников|союзникам|союзников|союзниками|союзниках',
);
export const OPTION = noun(
  'm',
  'вариант|варианта|варианту|вариант|вариантом|варианте',
  'варианты|вариантов|вариантам|варианты|вариантами|вариантах',
);
export const TOKEN = noun('m', 'жетон|жетона|жетону|жетон|жетоном|жетоне', 'жетоны|жетонов|жетонам|жетоны|жетонами|жетонах');
export const PLAYER = someone('m', 'игрок|игрока|игроку|игрока|игроком|игроке');

/** "карта противника", or "ваша карта" when the opponent speaks. */
export const theirCard = (context: Context, c: Case): string =>
  isYou(context) ? `${CARD[c]} противника` : `${adjective('ваш', 'f', c)} ${CARD[c]}`;
const NTH = ['первое', 'второе', 'третье', 'четвёртое', 'пятое'];
/** "третье (действие)". */
export const nth = (n: number): string => NTH[n - 1] ?? `${n}-е`;
export const inTheirHand = (context: Context): string => (isYou(context) ? 'в руке противника' : 'в вашей руке');

/** Closes a participial phrase: a comma, unless the sentence pauses or ends there anyway. */
export const END = '⟩';
const close = (text: string): string => text.replace(/⟩+(?=\s*(?:[.,;:!?()»—]|$))/g, '').replace(/⟩+/g, ',');

export const list = (items: readonly string[], word: 'и' | 'или' = 'и'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items[items.length - 1]}`;
export const quoted = (title: string): string => `«${title.replaceAll('«', '„').replaceAll('»', '“')}»`;
export const join = (phrases: readonly Phrase[]): string =>
  phrases.reduce(
    (said, next, i) => (i === 0 ? next.text : `${said}${next.heavy || phrases[i - 1]?.heavy ? '; ' : ', затем '}${next.text}`),
    '',
  );
export const sentence = (text: string): string => `${capital(close(text))}.`;
export const sentences = (phrases: readonly Phrase[]): string => phrases.map(({ text }) => sentence(text)).join(' ');
/** Text that is not a whole sentence. */
export const closed = close;
