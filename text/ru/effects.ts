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
  join(phrases(effects, context, mood)) || 'ничего не происходит';

export function price(cost: Price, context: Context): string {
  switch (cost.pay) {
    case 'cards':
      return `сбросить ${count(cost.cards, CARD)}`;
    case 'counter':
      return `потратить ${count(cost.count, counter(context))}`;
    case 'damage':
      return `нанести ${count(cost.amount, DAMAGE)} ${who(cost.who, context).dat}`;
  }
}
/** "по вашему желанию …", where the words say what others do. */
function wished({ then, else: otherwise }: Extract<Effect, { do: 'may' }>, context: Context): Phrase[] {
  const what = clause(then, context);
  return [
    heavy(
      `по ${isYou(context) ? 'вашему желанию' : 'желанию противника'}${what.startsWith('если') ? ',' : ''} ${what}${otherwise ? `; иначе ${clause(otherwise, context)}` : ''}`,
    ),
  ];
}
const done = (context: Context) => (isYou(context) ? 'если вы это сделаете' : 'если он это сделает');
const notDone = (context: Context) => (isYou(context) ? 'если вы этого не сделаете' : 'если он этого не сделает');
/** "вы можете …", from which something follows. */
const offer = (what: string, context: Context, mood: Mood): Phrase => heavy(join(offered(what, context, mood)));
function options(effect: Extract<Effect, { do: 'choose' }>, context: Context, mood: Mood): Phrase[] {
  const each = isYou(context) && !context.isBack ? 'say' : 'bare';
  const all = effect.of.map((option, i) => `(${i + 1}) ${clause(option, context, each)}`).join('; ');
  const which =
    effect.count === 1 ? 'одно' : effect.count === 'done' ? 'столько же разных вариантов' : count(effect.count, OPTION, 'acc', 'разный');
  return act(
    context,
    mood,
    (v) => `${v('выбрать')} ${which}${effect.count === 1 ? '' : ` и ${v('выполнить')} их в любом порядке`}: ${all}`,
  ).map(({ text }) => heavy(text));
}

function phrasesOf(effect: Said, context: Context, mood: Mood): Phrase[] {
  switch (effect.do) {
    case 'if': {
      const here = about(effect.cond, context);
      const otherwise = effect.else ? `; иначе ${clause(effect.else, here)}` : '';
      return [heavy(`если ${condition(effect.cond, context)}, ${clause(effect.then, here)}${otherwise}`)];
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
        ...act(context, mood, (v) => `${v('потратить')} любое количество ${(counter(context).plural ?? counter(context)).gen}`),
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
