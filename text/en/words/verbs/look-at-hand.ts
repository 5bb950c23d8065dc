import type { VerbText } from '../../../words.ts';
import { act, theirs } from '../../grammar.ts';

export const text: VerbText<'lookAtHand'> = {
  says: (_effect, context, mood) => act(context, mood, (v) => `${v('look')} at ${theirs(context)} hand`),
  andPicks: (_effect, context, mood) =>
    act(context, mood, (v) => `${v('look')} at ${theirs(context)} hand and ${v('choose')} a card in it`),
};
