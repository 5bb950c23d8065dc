/** Words that one hero brings along, and what they are said with. */
import type { OwnText } from '../words.ts';
import { words } from './vocabulary.ts';

export { heavy } from '../sentence.ts';
export type { OwnText } from '../words.ts';
export { act, CARD, count, isYou, my, theyDo } from './grammar.ts';

/** By name, for all heroes. */
export const knowOwn = (own: Readonly<Record<string, OwnText>>): unknown => Object.assign(words.own, own);
