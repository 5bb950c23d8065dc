import type { Context } from '../language.ts';
import { speech } from '../speech.ts';
import { isYou, join, offered } from './grammar.ts';
import { words } from './vocabulary.ts';

export const { phrases, clause, condition, price, offer, numbered } = speech({ words, join, offered, nothing: 'nothing happens' });

export const done = (context: Context): string => (isYou(context) ? 'if you do' : 'if they do');
export const notDone = (context: Context): string => `${done(context)} not`;
