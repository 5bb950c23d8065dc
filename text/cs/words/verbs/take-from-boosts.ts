import { END } from '../../../slavic/sentences.ts';
import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';

export const text: VerbText<'takeFromBoosts'> = {
  says: (_effect, context, mood) =>
    act(context, mood, (v) => `${v('vrátit')} do ruky jednu z karet, kterými byla tato karta posílena${END}`),
};
