import type { Fighter } from '@peerless/engine';
import type { Context } from '../language.ts';
import { past } from './declension.ts';
import { said } from './who.ts';

/** "Аліса почала цей хід". */
export const started = (who: Fighter, context: Context): string => `${said(who, context).nom} ${past('почав', said(who, context))} цей хід`;
