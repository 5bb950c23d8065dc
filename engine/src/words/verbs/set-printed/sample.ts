import type { Effect } from '../../../data/words.ts';
import { boostOfTheirCard, theirPrintedValueBecomes } from '../../say.ts';

export const samples: readonly Effect[] = [theirPrintedValueBecomes(boostOfTheirCard)];
