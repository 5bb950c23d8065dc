import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import '@peerless/boards';
import '@peerless/heroes';
import { expect, it } from 'vitest';
import { ROOT } from '../repo.mjs';
import type { Kept } from './games.ts';
import { difference, witness } from './witness.ts';

const kept: Kept[] = JSON.parse(gunzipSync(readFileSync(join(ROOT, 'tools/corpus/games.json.gz'))).toString());

it('games that were recorded are offered, seen and told the same', () => {
  const sample = kept.filter((_, i) => i % 100 === 7);
  expect(sample.map((game) => difference(game)).filter((problem) => problem !== null)).toEqual([]);
}, 120_000);

it('notices another course of a game', () => {
  const [game] = kept;
  expect(difference({ ...game, seed: game.seed + 1 })).not.toBeNull();
  expect(difference({ ...game, digests: witness({ ...game, answers: game.answers.slice(0, -1) }) })).not.toBeNull();
});
