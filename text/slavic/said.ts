import type { Condition, Effect, Spaces, Who } from '@peerless/engine';
import type { Context } from '../language.ts';
import type { Phrase } from '../sentence.ts';

interface Saying {
  closed(text: string): string;
  sentences(phrases: readonly Phrase[]): string;
  phrases(effects: readonly Effect[], context: Context): Phrase[];
  condition(claim: Condition, context: Context): string;
  who(who: Who, context: Context): { nom: string };
  spaces(where: Spaces, context: Context): { nom: string };
}
/** Words by themselves, in the nominative. */
export const saying = ({ closed, sentences, phrases, condition, who, spaces }: Saying) => ({
  effect: (effect: Effect, context: Context): string => sentences(phrases([effect], context)),
  condition: (claim: Condition, context: Context): string => closed(condition(claim, context)),
  who: (whom: Who, context: Context): string => closed(who(whom, context).nom),
  spaces: (where: Spaces, context: Context): string => closed(spaces(where, context).nom),
});
