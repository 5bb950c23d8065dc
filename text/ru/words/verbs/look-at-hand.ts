import type { VerbText } from '../../../words.ts';
import { act, inTheirHand } from '../../grammar.ts';

export const text: VerbText<'lookAtHand'> = {
  says: (_effect, context, mood) => act(context, mood, (v) => `${v('посмотреть')} карты ${inTheirHand(context)}`),
  andPicks: (_effect, context, mood) =>
    act(context, mood, (v) => `${v('посмотреть')} карты ${inTheirHand(context)} и ${v('выбрать')} одну из них`),
};
