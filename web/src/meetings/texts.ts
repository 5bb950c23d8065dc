/** What is said of things that are met for the first time. */
import { textsLater } from '../texts/later.ts';
import { LOAD } from './texts/all.ts';
import type { texts as english } from './texts/en.ts';

export const { isSpoken, spoken: meetingTexts } = textsLater<typeof english>(LOAD);
