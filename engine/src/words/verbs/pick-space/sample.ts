import { type Effect, space } from '../../../data/words.ts';
import { adjacentToPicked, pickSpace, withToken } from '../../say.ts';

export const samples: readonly Effect[] = [pickSpace(space(withToken)), pickSpace(space(adjacentToPicked))];
