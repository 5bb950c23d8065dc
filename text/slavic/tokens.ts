import type { Context } from '../language.ts';
import { type NounOf, several } from './nouns.ts';
import { isYou } from './sentences.ts';

/** Several tokens in the genitive, with whose they are. */
export const tokensOf =
  <Last extends string>(token: (context: Context) => NounOf<Last>, own: string, your: string, opponents: string) =>
  (context: Context): string => {
    const many = several(token(context)).gen;
    return context.owner === 'opponent' ? `${many} ${opponents}` : `${isYou(context) ? own : your} ${many}`;
  };
