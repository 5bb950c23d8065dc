import type { ConditionText } from '../../../words.ts';
import { said } from '../../who.ts';

export const text: ConditionText<'isHero'> = {
  says: (claim, context, yes) => `${said(claim.who, context).nom} — ${yes ? 'герой' : 'помощник'}`,
};
