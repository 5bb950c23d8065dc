import type { PlaceText } from '../../../words.ts';
import { adjective, type Case } from '../../declension.ts';
import { withWhom } from '../../who.ts';

export const text: PlaceText<'adjacentTo', Case> = {
  says: (by, context, c) => ` ${adjective('sousedící', 'n', c)} ${withWhom(by.who, context)}`,
};
