/** The scenes in `heroes/<hero>/tactics.json`: sound, and mostly solved by the better levels (`npm run tactics` tells of all). */
import { readFileSync } from 'node:fs';
import { asked, choices, scene } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import '@peerless/boards';
import { HEROES } from '@peerless/heroes';
import { player, solves, type Tactic } from './index.ts';

const tacticsOf = (hero: string): Tactic[] => JSON.parse(readFileSync(new URL(`../heroes/${hero}/tactics.json`, import.meta.url), 'utf8'));
const all = HEROES.flatMap(({ id }) => tacticsOf(id));

describe('tactics', () => {
  it.each(HEROES.map(({ id }) => id))('are at least four of %s', (hero) => expect(tacticsOf(hero).length).toBeGreaterThanOrEqual(4));
  it('ask for a decision', () => {
    for (const { title, because, setup, position, right = [], wrong = [] } of all) {
      expect(
        [title, because].every((text) => text.length > 10),
        title,
      ).toBe(true);
      expect(right.length + wrong.length, title).toBeGreaterThan(0);
      const game = scene(setup, position);
      expect(asked(game), title).toBeGreaterThanOrEqual(0);
      expect(choices(game).length, title).toBeGreaterThan(0);
    }
  });
  it('are not solved by chance', () => {
    const solved = all.filter((tactic) => solves(tactic, player('random', 1))).length;
    expect(solved / all.length).toBeLessThan(0.35);
  });
  it('are mostly solved by a hard player', () => {
    const some = HEROES.flatMap(({ id }) => tacticsOf(id).filter((_, i) => i % 4 === 0));
    const missed = some.filter((tactic) => !solves(tactic, player('hard', 1))).map(({ title }) => title);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(some.length * 0.2);
  });
});
