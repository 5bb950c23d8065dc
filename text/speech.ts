/** Sentences of words, in any language. */
import type { Condition, Effect, Price } from '@peerless/engine';
import type { Context } from './language.ts';
import { readable } from './lexicon.ts';
import { after, fuse, heavy, type Mood, type Phrase, type Picking, phrase, speaker } from './sentence.ts';
import type { ConditionText, VerbText, Words } from './words.ts';

type Sayable = Pick<Words<never, never, never>, 'verbs' | 'own' | 'conditions' | 'prices'>;

export interface Speaking {
  words: Sayable;
  /** One sentence of several clauses. */
  join(phrases: readonly Phrase[]): string;
  /** …of none. */
  nothing: string;
  /** "you may …". */
  offered(what: string, context: Context, mood: Mood): Phrase[];
}
/** How a language says what words say. */
export function speech({ words, join, nothing, offered }: Speaking) {
  const verb = (effect: Effect) => words.verbs[effect.do as keyof Sayable['verbs']] as VerbText<never>;
  function one(effect: Effect, context: Context, mood: Mood): Phrase[] {
    if (effect.do !== 'own') return verb(effect).says(effect as never, context, mood);
    return words.own[effect.word]?.says(effect, context, mood) ?? phrase(readable(effect.word));
  }
  function picking({ look, pick, fate }: Picking, context: Context, mood: Mood): Phrase[] {
    const picked = verb(look).andPicks!(look as never, context, mood);
    const seen: Context = { ...after(pick, context), pickedHere: true };
    return fate ? [...picked, ...one(fate, seen, mood).map(({ text }) => heavy(text))] : picked;
  }
  /** A sequence, each part knowing what the part before told. */
  function phrases(effects: readonly Effect[], context: Context, mood: Mood = 'say'): Phrase[] {
    let here = context;
    return fuse(effects).flatMap((part) => {
      const said = 'do' in part ? one(part, here, mood) : picking(part, here, mood);
      here = after('do' in part ? part : part.pick, here);
      return said;
    });
  }
  /** A sequence inside a sentence. */
  const clause = (effects: readonly Effect[], context: Context, mood: Mood = 'say'): string =>
    join(phrases(effects, context, mood)) || nothing;
  return {
    phrases,
    clause,
    /** The claim after "if" or "while"; `yes` false denies it. */
    condition: (claim: Condition, context: Context, yes = true): string =>
      (words.conditions[claim.if] as ConditionText<never>).says(claim as never, context, yes),
    /** "you may …", from which something follows. */
    offer: (what: string, context: Context, mood: Mood): Phrase => heavy(join(offered(what, context, mood))),
    /** The options of a choice, numbered. */
    numbered: (options: readonly (readonly Effect[])[], context: Context): string => {
      const each = speaker(context) === 'you' && !context.isBack ? 'say' : 'bare';
      return options.map((option, i) => `(${i + 1}) ${clause(option, context, each)}`).join('; ');
    },
    price: (cost: Price, context: Context): string => words.prices[cost.pay](cost as never, context),
  };
}
