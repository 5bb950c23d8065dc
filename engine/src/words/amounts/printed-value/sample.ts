import type { Amount } from '../../../data/words.ts';
import { printedValueOfMainDefense, printedValueOfTheirCard } from '../../say.ts';

export const samples: readonly Amount[] = [printedValueOfTheirCard, printedValueOfMainDefense];
