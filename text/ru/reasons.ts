/** Why something cannot be chosen now, by the code of the reason. */
import type { REASONS as ENGLISH } from '../en/reasons.ts';
import { readable } from '../lexicon.ts';
import { sentence } from './grammar.ts';

const REASONS: Record<keyof typeof ENGLISH, string> = {};

export const reason = (code: string): string => sentence((REASONS as Record<string, string>)[code] ?? readable(code));
