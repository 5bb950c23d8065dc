import type { Fighter } from '@peerless/engine';
import type { Context } from '../language.ts';
import { past } from './declension.ts';
import { not } from './grammar.ts';
import { said } from './who.ts';

/** "Алиса начала этот ход". */
export const started = (who: Fighter, context: Context, yes: boolean): string =>
  `${said(who, context).nom} ${not(yes)}${past('начал', said(who, context))} этот ход`;
