import type { Context } from '../language.ts';
import { isYou } from '../slavic/sentences.ts';
import { speech } from '../speech.ts';
import { join, offered } from './grammar.ts';
import { words } from './vocabulary.ts';

export const { phrases, clause, condition, price, offer, numbered } = speech({ words, join, offered, nothing: 'ничего не происходит' });

export const done = (context: Context): string => (isYou(context) ? 'если вы это сделаете' : 'если он это сделает');
export const notDone = (context: Context): string => (isYou(context) ? 'если вы этого не сделаете' : 'если он этого не сделает');
