import type { Fighter } from '@peerless/engine';
import type { Context } from '../language.ts';
import { past } from './declension.ts';
import { said } from './who.ts';

/** "Alenka začala tento tah", or did not. */
export const started = (who: Fighter, context: Context, not = ''): string =>
  `${said(who, context).nom} ${past(`${not}začal`, said(who, context))} tento tah`;
