import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';

export const text: VerbText<'takeTopOfDiscard'> = {
  says: (_effect, context, mood) => act(context, mood, (v) => `${v('взяти')} в руку верхню карту свого скиду`),
};
