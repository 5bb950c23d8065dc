import type { AmountText } from '../../../words.ts';
import { count } from '../../grammar.ts';
import { said } from '../../who.ts';

export const text: AmountText<'zoneOf', void> = {
  each: ({ who }, context) => `each zone ${said(who, context)} is in`,
  atLeast: (least, { who }, context, yes) =>
    `${said(who, context)} is in ${yes ? 'at least' : 'fewer than'} ${count(least, { one: 'zone', many: 'zones' })}`,
};
