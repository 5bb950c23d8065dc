import { describe, expect, it } from 'vitest';
import { attackEnds, CLEAR, HEART } from './attack-ends.ts';

const TO = { x: 500, y: 300 };
/** From all around. */
const around = (far: number) =>
  Array.from({ length: 72 }, (_, n) => ({ x: TO.x + far * Math.cos((n * Math.PI) / 36), y: TO.y + far * Math.sin((n * Math.PI) / 36) }));

describe('the line of an attack', () => {
  it('ends beside the heart of the one who is attacked, from wherever it comes', () => {
    for (const from of [...around(150), ...around(400)]) {
      const { tip } = attackEnds(from, TO);
      expect(Math.hypot(tip.x - TO.x - HEART.x, tip.y - TO.y - HEART.y)).toBeGreaterThanOrEqual(CLEAR.heart);
      expect(Math.hypot(tip.x - TO.x, tip.y - TO.y)).toBeGreaterThanOrEqual(CLEAR.middle - 1e-6);
    }
  });
  it('goes more than half of the way, however near they are', () => {
    for (const from of around(90)) {
      const { tip } = attackEnds(from, TO);
      expect(Math.hypot(tip.x - from.x, tip.y - from.y)).toBeGreaterThan(90 / 2 - 2);
    }
  });
});
