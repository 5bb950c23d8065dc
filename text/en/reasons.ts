/** Why something cannot be chosen now, by the code of the reason. */
import { readable } from '../lexicon.ts';
import { sentence } from './grammar.ts';

export const REASONS = {} satisfies Record<string, string>;

export const reason = (code: string): string => sentence((REASONS as Record<string, string>)[code] ?? readable(code));
