import { heavy } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { sentence } from '../../grammar.ts';
import { clause, done, offer, price } from '../../speech.ts';

export const text: VerbText<'pay'> = {
  says: (effect, context, mood) => [
    offer(price(effect.price, context), context, mood),
    ...(effect.then.length ? [heavy(`${done(context)}, ${clause(effect.then, context)}`)] : []),
  ],
  asks: {
    pay: (effect, context) =>
      `${price(effect.price, context)}?${effect.then.length ? ` ${sentence(`если да, ${clause(effect.then, context)}`)}` : ''}`,
  },
};
