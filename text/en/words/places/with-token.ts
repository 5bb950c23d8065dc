import type { PlaceText } from '../../../words.ts';
import { a } from '../../grammar.ts';
import { token } from '../../who.ts';

export const text: PlaceText<'withToken', void> = {
  says: (_by, context) => `with ${a(token(context).name)}`,
};
