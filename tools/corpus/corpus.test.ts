import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import '@peerless/boards';
import '@peerless/heroes';
import { expect, it } from 'vitest';
import { ROOT } from '../repo.mjs';
import type { Kept } from './games.ts';
import { difference, differs, witness } from './witness.ts';
import { nowOf, type SceneBefore, written } from './written.ts';

const read = <T>(file: string): T => JSON.parse(gunzipSync(readFileSync(join(ROOT, 'tools/corpus', file))).toString());
const kept = read<Kept[]>('games.json.gz');

it('games that were recorded are offered, seen and told the same', () => {
  const sample = kept.filter((_, i) => i % 100 === 7);
  expect(sample.map((game) => difference(game)).filter((problem) => problem !== null)).toEqual([]);
}, 120_000);

it('so are games of earlier versions, logs of a server, games kept by a browser, and scenes', () => {
  const recorded = read<Record<string, string[]>>('written.json.gz');
  const now = written(ROOT).filter(({ name }) => name in recorded);
  expect(now.map(({ name }) => name).sort()).toEqual(Object.keys(recorded).sort());
  const sample = now.filter((_, i) => i % 15 === 7);
  expect(sample.map(({ name, digests }) => [name, differs(recorded[name], digests)]).filter(([, problem]) => problem !== null)).toEqual([]);
  expect(differs(recorded[now[0].name], now[1].digests)).not.toBeNull();
}, 120_000);

it('every scene is played as by the engine before words were folders', () => {
  const before = read<SceneBefore[]>('scenes.json.gz');
  expect(before.length).toBeGreaterThan(30);
  expect(before.map((each) => [each.name, differs(each.digests, nowOf(each).digests)]).filter(([, problem]) => problem !== null)).toEqual(
    [],
  );
  const [one, other] = before;
  expect(differs(one.digests, nowOf({ ...other, name: one.name }).digests)).not.toBeNull();
}, 120_000);

it('notices another course of a game', () => {
  const [game] = kept;
  expect(difference({ ...game, seed: game.seed + 1 })).not.toBeNull();
  expect(difference({ ...game, digests: witness({ ...game, answers: game.answers.slice(0, -1) }) })).not.toBeNull();
});
