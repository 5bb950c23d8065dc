/** Effects: one after another, and words about words. */
import type { Effect, Price } from '@peerless/engine';
import type { Context } from '../language.ts';
import { readable } from '../lexicon.ts';
import { about, after, fromTheOtherSide, fuse, heavy, isCardVerb, isStatement, type Phrase, phrase, type Said } from '../sentence.ts';
import { counter } from './amounts.ts';
import { cardVerb } from './cardVerbs.ts';
import { condition } from './conditions.ts';
import { count } from './declension.ts';
import { fighterVerb } from './fighterVerbs.ts';
import { act, CARD, DAMAGE, isYou, join, type Mood, OPTION, offered } from './grammar.ts';
import { OWN } from './own.ts';
import { who } from './who.ts';

/** A sequence, each part knowing what the part before counted. */
export function phrases(effects: readonly Effect[], context: Context, mood: Mood = 'say'): Phrase[] {
  let here = context;
  return fuse(effects).flatMap((effect) => {
    const said = phrasesOf(effect, here, mood);
    here = after(effect, here);
    return said;
  });
}
/** A sequence inside a sentence. */
export const clause = (effects: readonly Effect[], context: Context, mood: Mood = 'say'): string =>
  join(phrases(effects, context, mood)) || 'нічого не стається';

export function price(cost: Price, context: Context): string {
  switch (cost.pay) {
    case 'cards':
      return `скинути ${count(cost.cards, CARD)}`;
    case 'counter':
      return `витратити ${count(cost.count, counter(context))}`;
    case 'damage':
      return `завдати ${count(cost.amount, DAMAGE)} ${who(cost.who, context).dat}`;
  }
}
/** "за вашим бажанням …", where the words say what others do. */
function wished({ then, else: otherwise }: Extract<Effect, { do: 'may' }>, context: Context): Phrase[] {
  const what = clause(then, context);
  return [
    heavy(
      `за ${isYou(context) ? 'вашим бажанням' : 'бажанням суперника'}${what.startsWith('якщо') ? ',' : ''} ${what}${otherwise ? `; інакше ${clause(otherwise, context)}` : ''}`,
    ),
  ];
}
const done = (context: Context) => (isYou(context) ? 'якщо ви це зробили' : 'якщо він це зробив');
const notDone = (context: Context) => (isYou(context) ? 'якщо ви цього не зробили' : 'якщо він цього не зробив');
/** "ви можете …", from which something follows. */
const offer = (what: string, context: Context, mood: Mood): Phrase => heavy(join(offered(what, context, mood)));
function options(effect: Extract<Effect, { do: 'choose' }>, context: Context, mood: Mood): Phrase[] {
  const each = isYou(context) && !context.isBack ? 'say' : 'bare';
  const all = effect.of.map((option, i) => `(${i + 1}) ${clause(option, context, each)}`).join('; ');
  const which =
    effect.count === 1 ? 'одне' : effect.count === 'done' ? 'стільки ж різних варіантів' : count(effect.count, OPTION, 'acc', 'різний');
  return act(
    context,
    mood,
    (v) => `${v('вибрати')} ${which}${effect.count === 1 ? '' : ` і ${v('виконати')} їх у будь-якому порядку`}: ${all}`,
  ).map(({ text }) => heavy(text));
}

function phrasesOf(effect: Said, context: Context, mood: Mood): Phrase[] {
  switch (effect.do) {
    case 'if': {
      const here = about(effect.cond, context);
      const otherwise = effect.else ? `; інакше ${clause(effect.else, here)}` : '';
      return [heavy(`якщо ${condition(effect.cond, context)}, ${clause(effect.then, here)}${otherwise}`)];
    }
    case 'may': {
      if (isStatement(fuse(effect.then)[0])) return wished(effect, context);
      const what = clause(effect.then, context, 'bare');
      return effect.else
        ? [offer(what, context, mood), heavy(`${notDone(context)}, ${clause(effect.else, context)}`)]
        : offered(what, context, mood);
    }
    case 'pay':
      return [
        offer(price(effect.price, context), context, mood),
        ...(effect.then.length ? [heavy(`${done(context)}, ${clause(effect.then, context)}`)] : []),
      ];
    case 'payAnyNumber':
      return [
        ...act(context, mood, (v) => `${v('витратити')} будь-яку кількість ${(counter(context).plural ?? counter(context)).gen}`),
        ...phrases(effect.then, after(effect, context), mood),
      ];
    case 'choose':
      return options(effect, context, mood);
    case 'opponent':
      return phrases(effect.does, fromTheOtherSide(context, 'opponent'));
    case 'opponentMay': {
      const them = fromTheOtherSide(context, 'opponent');
      return [offer(clause(effect.then, them, 'bare'), them, 'say'), heavy(`${notDone(them)}, ${clause(effect.else, context)}`)];
    }
    case 'eachOpponent':
      return phrases(effect.does, fromTheOtherSide(context, 'eachOpponent'));
    case 'own':
      return Object.hasOwn(OWN, effect.word) ? OWN[effect.word as keyof typeof OWN](effect, context, mood) : phrase(readable(effect.word));
    default:
      return isCardVerb(effect) ? cardVerb(effect, context, mood) : fighterVerb(effect, context, mood);
  }
}
