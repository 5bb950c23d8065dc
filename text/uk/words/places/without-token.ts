import type { PlaceText } from '../../../words.ts';
import type { Case } from '../../declension.ts';
import { token } from '../../who.ts';

export const text: PlaceText<'withoutToken', Case> = {
  says: (_by, context) => ` без ${token(context).gen}`,
};
