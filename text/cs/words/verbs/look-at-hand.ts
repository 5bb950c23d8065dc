import type { VerbText } from '../../../words.ts';
import { act, inTheirHand } from '../../grammar.ts';

export const text: VerbText<'lookAtHand'> = {
  says: (_effect, context, mood) => act(context, mood, (v) => `${v('prohlédnout')} si karty ${inTheirHand(context)}`),
  andPicks: (_effect, context, mood) =>
    act(context, mood, (v) => `${v('prohlédnout')} si karty ${inTheirHand(context)} a jednu z nich ${v('vybrat')}`),
};
