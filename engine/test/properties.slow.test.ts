/** The properties of every game, in a sample of all setups; `npm run test:all` tries every one. */
import { it, describe as suite } from 'vitest';
import { PROPERTIES, type Property, seedOf, someSetups } from './matrix.ts';

/** One setup in so many. */
const SAMPLE: Record<keyof typeof PROPERTIES, number> = {
  'never gets stuck, always ends, keeps its cards, and one fighter a space': 17,
  'survives JSON, copying and replaying at every pause': 173,
  'accepts every listed choice and refuses any other without a trace': 211,
  'R-15.17 tells a seat nothing that it may not know: views, choices and questions stay the same when only hidden things differ': 83,
  'R-10.15 goes on soundly whoever leaves it, at whatever question': 11,
  'goes its way whatever is asked, answered, given up or broken in other games meanwhile': 151,
};

suite('every game', () => {
  it.each(Object.entries<Property>(PROPERTIES))('%s', { timeout: 300_000 }, (name, holds) => {
    for (const setup of someSetups(SAMPLE[name as keyof typeof PROPERTIES])) holds(setup, seedOf(setup));
  });
});
