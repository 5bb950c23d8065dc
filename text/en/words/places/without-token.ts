import type { PlaceText } from '../../../words.ts';
import { a } from '../../grammar.ts';
import { token } from '../../who.ts';

export const text: PlaceText<'withoutToken', void> = {
  says: (_by, context) => `without ${a(token(context).name)}`,
};
