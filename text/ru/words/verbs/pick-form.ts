import { pickingForm } from '../../../slavic/pick-form.ts';
import { act, list } from '../../grammar.ts';
import { formOf, transformation } from '../../names.ts';
import { hero } from '../../who.ts';

export const text = pickingForm({
  chooses: (context, mood, what) => act(context, mood, (v) => `${v('выбрать')}${what}`),
  whomToBe: ', кем быть: ',
  or: (items) => list(items, 'или'),
  ...{ formOf, transformation, hero },
});
