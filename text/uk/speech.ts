import type { Context } from '../language.ts';
import { isYou } from '../slavic/sentences.ts';
import { speech } from '../speech.ts';
import { join, offered } from './grammar.ts';
import { words } from './vocabulary.ts';

export const { phrases, clause, condition, price, offer, numbered } = speech({ words, join, offered, nothing: 'нічого не стається' });

export const done = (context: Context): string => (isYou(context) ? 'якщо ви це зробили' : 'якщо він це зробив');
export const notDone = (context: Context): string => (isYou(context) ? 'якщо ви цього не зробили' : 'якщо він цього не зробив');
