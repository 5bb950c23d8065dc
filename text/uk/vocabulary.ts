import type { SlavicWords } from '../slavic/who.ts';
import type { Shape } from './declension.ts';

type AllWords = SlavicWords<'loc', Shape>;
/** The texts of all words. They and the grammar need each other, so they are told when the language is put together. */
export const words = { own: {} } as AllWords;
export const learnWords = (all: Omit<AllWords, 'own'>): unknown => Object.assign(words, all);
