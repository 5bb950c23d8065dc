/** Effects: one after another, and words about words. */
import type { Effect, Price } from '@peerless/engine';
import type { Context } from '../language.ts';
import { readable } from '../lexicon.ts';
import {
  about,
  after,
  capital,
  fromTheOtherSide,
  fuse,
  heavy,
  isCardVerb,
  isStatement,
  type Phrase,
  phrase,
  type Said,
} from '../sentence.ts';
import { counter } from './amounts.ts';
import { cardVerb } from './cardVerbs.ts';
import { condition } from './conditions.ts';
import { fighterVerb } from './fighterVerbs.ts';
import { act, CARD, count, DAMAGE, isYou, join, type Mood, offered } from './grammar.ts';
import { OWN } from './own.ts';
import { fighter } from './who.ts';

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
  join(phrases(effects, context, mood)) || 'nothing happens';

export function price(cost: Price, context: Context): string {
  switch (cost.pay) {
    case 'cards':
      return `discard ${count(cost.cards, CARD)}`;
    case 'counter':
      return `spend ${cost.count} ${counter(context)}`;
    case 'damage':
      return `deal ${count(cost.amount, DAMAGE)} to ${fighter(cost.who, context)}`;
  }
}
const done = (context: Context) => (isYou(context) ? 'if you do' : 'if they do');
const notDone = (context: Context) => `${done(context)} not`;
/** "you may …", from which something follows. */
const offer = (what: string, context: Context, mood: Mood): Phrase => heavy(join(offered(what, context, mood)));
function options(effect: Extract<Effect, { do: 'choose' }>, context: Context, mood: Mood): Phrase[] {
  const each = isYou(context) && !context.isBack ? 'say' : 'bare';
  const all = effect.of.map((option, i) => `(${i + 1}) ${clause(option, context, each)}`).join('; ');
  const which = effect.count === 1 ? 'one' : effect.count === 'done' ? 'that many different options' : `${effect.count} different options`;
  return act(
    context,
    mood,
    (v) => `${v('choose')} ${which}${effect.count === 1 ? '' : ` and ${v('resolve')} them in any order`}: ${all}`,
  ).map(({ text }) => heavy(text));
}

function phrasesOf(effect: Said, context: Context, mood: Mood): Phrase[] {
  switch (effect.do) {
    case 'if': {
      const here = about(effect.cond, context);
      const otherwise = effect.else ? `; otherwise ${clause(effect.else, here)}` : '';
      return [heavy(`if ${condition(effect.cond, context)}, ${clause(effect.then, here)}${otherwise}`)];
    }
    case 'may': {
      if (isStatement(fuse(effect.then)[0]))
        return [
          heavy(
            `if ${isYou(context) ? 'you wish' : 'they wish'}, ${clause(effect.then, context)}${effect.else ? `; otherwise ${clause(effect.else, context)}` : ''}`,
          ),
        ];
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
        ...act(context, mood, (v) => `${v('spend')} any amount of ${counter(context)}`),
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
      return Object.hasOwn(OWN, effect.word)
        ? OWN[effect.word as keyof typeof OWN](effect, context, mood)
        : phrase(capital(readable(effect.word)));
    default:
      return isCardVerb(effect) ? cardVerb(effect, context, mood) : fighterVerb(effect, context, mood);
  }
}
