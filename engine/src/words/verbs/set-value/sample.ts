import type { Effect } from '../../../data/words.ts';
import { boostOfTheirCard, theirValueBecomes, valueBecomes } from '../../say.ts';

export const samples: readonly Effect[] = [valueBecomes(6), theirValueBecomes(boostOfTheirCard)];
