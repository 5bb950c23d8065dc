import type { Words } from '../words.ts';

/** Nothing in English must agree with a case. */
export type EnglishWords = Words<string, void, void>;
/** The texts of all words. They and the grammar need each other, so they are told when the language is put together. */
export const words = { own: {} } as EnglishWords;
export const learnWords = (all: Omit<EnglishWords, 'own'>): unknown => Object.assign(words, all);
