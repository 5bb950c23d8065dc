import type { VerbText } from '../../../words.ts';
import { cards } from '../../amounts.ts';
import { act } from '../../grammar.ts';

export const text: VerbText<'takeFromDiscard'> = {
  says: (effect, context, mood) => {
    const which = cards(effect.cards, context);
    const what = effect.all ? `všechny ${which.plural!.acc}` : `jednu ${which.acc}`;
    return act(context, mood, (v) => `${v('vzít')} do ruky ${what} ze svého odhazovacího balíčku`);
  },
};
