/** The texts around lessons. */
import { textsLater } from '../texts/later.ts';
import { LOAD } from './texts/all.ts';
import type { texts as english } from './texts/en.ts';

export const { isSpoken, spoken: lessonTexts } = textsLater<typeof english>(LOAD);
