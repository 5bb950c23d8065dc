import type { Context } from '../language.ts';
import { isYou } from '../slavic/sentences.ts';
import { speech } from '../speech.ts';
import { join, offered } from './grammar.ts';
import { words } from './vocabulary.ts';

export const { phrases, clause, condition, price, offer, numbered } = speech({ words, join, offered, nothing: 'nic se nestane' });

export const done = (context: Context): string => (isYou(context) ? 'pokud tak učiníte' : 'pokud tak učiní');
export const notDone = (context: Context): string => (isYou(context) ? 'pokud tak neučiníte' : 'pokud tak neučiní');
