/** Every scene of the folder holds: the worked examples of the rulebooks, and games that once went wrong. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type SceneFile, verify } from '@peerless/engine';
import '@peerless/boards';
import '@peerless/heroes';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('./scenes/', import.meta.url));
const scenes = readdirSync(folder)
  .filter((name) => name.endsWith('.scene'))
  .sort()
  .map((name) => [name, JSON.parse(readFileSync(folder + name, 'utf8')) as SceneFile] as const);

it.each(scenes)('%s', (_, scene) => {
  expect(verify(scene)).toBe(null);
  expect(scene.title).toMatch(/\S/);
  expect(scene.script?.length).toBeGreaterThan(0);
});
