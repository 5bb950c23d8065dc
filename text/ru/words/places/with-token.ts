import type { PlaceText } from '../../../words.ts';
import { type Case, withPreposition } from '../../declension.ts';
import { token } from '../../who.ts';

export const text: PlaceText<'withToken', Case> = {
  says: (_by, context) => ` ${withPreposition(token(context).ins)}`,
};
