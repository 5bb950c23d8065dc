import { expect, it } from 'vitest';
import type { Disc } from './free-place.ts';
import { growthOf, legibleOf, numberAt, partsOf } from './stature.ts';

const apart = (one: Disc, other: Disc): number => Math.hypot(one.x - other.x, one.y - other.y) - one.radius - other.radius;

it.each([true, false])(
  'heart, mark and number stand at corners of a figure and leave its head free, on a phone too (hero: %s)',
  (isHero) => {
    for (const unit of [0.37, 0.6, 1]) {
      const { head, heart, mark } = partsOf({ x: 0, y: 0 }, isHero, true, unit);
      const { x, y } = numberAt(isHero, true);
      const letter = Math.max(15, 11 / unit);
      const number = { x, y: y - letter / 3, radius: letter / 3 };
      expect(apart(heart, mark!)).toBeGreaterThan(0);
      expect(apart(number, mark!)).toBeGreaterThan(0);
      for (const each of [heart, mark!, number]) expect(apart(each, head)).toBeGreaterThan(-5);
      expect(growthOf(unit)).toBeLessThanOrEqual(legibleOf(unit));
    }
  },
);
