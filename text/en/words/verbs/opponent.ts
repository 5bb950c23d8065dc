import { fromTheOtherSide } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { phrases } from '../../speech.ts';

export const text: VerbText<'opponent'> = {
  says: (effect, context) => phrases(effect.does, fromTheOtherSide(context, 'opponent')),
};
