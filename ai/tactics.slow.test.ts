/** The scenes in ai/tactics: sound, and mostly solved by the better levels (`npm run tactics` tells of all). */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { asked, choices, scene } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import '@peerless/boards';
import { HEROES } from '@peerless/heroes';
import { player, solves, type Tactic } from './index.ts';

const folder = fileURLToPath(new URL('tactics', import.meta.url));
const files = readdirSync(folder).map((name) => ({ name, tactics: JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Tactic[] }));
const all = files.flatMap(({ tactics }) => tactics);

describe('tactics', () => {
  it('are at least 60, of every hero', () => {
    expect(all.length).toBeGreaterThanOrEqual(60);
    expect(files.map(({ name }) => name).sort()).toEqual(HEROES.map(({ id }) => `${id}.json`).sort());
  });
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
    const missed = all.filter((tactic, i) => i % 4 === 0 && !solves(tactic, player('hard', 1))).map(({ title }) => title);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(Math.ceil(all.length / 4) * 0.2);
  });
});
