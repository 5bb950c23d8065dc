import { claiming } from '../../../slavic/claims.ts';
import { list } from '../../grammar.ts';
import { condition } from '../../speech.ts';
import { said } from '../../who.ts';

export const text = claiming({ condition, said, list, or: 'или', but: 'а' });
