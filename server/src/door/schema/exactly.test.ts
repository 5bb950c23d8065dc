/** A schema that is not exactly that of the type does not compile. */
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { exactly } from './exactly.ts';

interface Card {
  id: string;
  value?: number;
  user: 'hero' | 'any';
}
const whole = { id: v.string(), value: v.optional(v.number()), user: v.picklist(['hero', 'any']) };

it('has every field, and no other, each of its type', () => {
  const schema = exactly<Card>()(v.strictObject(whole));
  const { value: _value, ...without } = whole;
  // @ts-expect-error a field is missing that need not be there
  exactly<Card>()(v.strictObject(without));
  // @ts-expect-error one more
  exactly<Card>()(v.strictObject({ ...whole, boost: v.number() }));
  // @ts-expect-error must be there
  exactly<Card>()(v.strictObject({ ...whole, value: v.number() }));
  // @ts-expect-error fewer than there are
  exactly<Card>()(v.strictObject({ ...whole, user: v.picklist(['hero']) }));
  // @ts-expect-error something else
  exactly<Card>()(v.strictObject({ ...whole, id: v.number() }));
  expect(v.is(schema, { id: 'feint', user: 'any' })).toBe(true);
});
