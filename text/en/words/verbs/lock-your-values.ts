import { phrase } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { my } from '../../grammar.ts';

export const text: VerbText<'lockYourValues'> = {
  says: (effect, context) =>
    phrase(`until the end of the turn, the value of each of ${my(context)} cards in combat is ${effect.to} and nothing can change it`),
};
