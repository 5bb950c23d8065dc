import { type Effect, each, one, yourFighters } from '../../../data/words.ts';
import { recover } from '../../say.ts';

export const samples: readonly Effect[] = [recover(each(yourFighters()), 1), recover(one(yourFighters()), 2)];
