import type { PlaceText } from '../../../words.ts';
import type { Case } from '../../declension.ts';
import { token } from '../../who.ts';

export const text: PlaceText<'withToken', Case> = {
  says: (_by, context) => ` з ${token(context).ins}`,
};
