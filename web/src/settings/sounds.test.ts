import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { heardAs, SOUND_OF, SOUNDS } from './sounds.ts';

it('every sound has its file, and something sounds so', () => {
  const files = readdirSync(join(import.meta.dirname, 'sounds')).map((file) => file.replace('.wav', ''));
  expect([...SOUNDS].sort()).toEqual(files.sort());
  expect([...new Set(Object.values(SOUND_OF))].sort()).toEqual([...SOUNDS].sort());
});
it('an attack that does nothing sounds of the shield, and one that hits or meets none does not', () => {
  const values = (defense: number | null, damage: number) => heardAs({ kind: 'values', attack: 3, defense, damage }, 0);
  expect(values(3, 0)).toBe('blocked');
  expect(values(2, 1)).toBe('values');
  expect(values(null, 0)).toBe('values');
});
it('the end sounds of victory, but to the one who has lost', () => {
  const over = (own: number | null) => heardAs({ kind: 'over', winners: [1], why: 'heroDefeated' }, own);
  expect([over(1), over(0), over(null)]).toEqual(['won', 'lost', 'won']);
});
