import { anySpace, type Effect, space } from '../../../data/words.ts';
import { empty, relocateTokens, withoutToken } from '../../say.ts';

export const samples: readonly Effect[] = [
  relocateTokens(1, space(empty, withoutToken)),
  relocateTokens(2, anySpace),
  relocateTokens('any', space(withoutToken)),
];
