import '@peerless/boards';
import '@peerless/heroes';
import { expect, it } from 'vitest';
import { chance } from './fuzz/chance.ts';
import { inProcess } from './fuzz/in-process.ts';

it('a few thousand hostile and outdated messages break nothing, and honest ones among them still get through', async () => {
  const { messages, answers, outdated, accepted, refused, problems } = await inProcess(
    6_000,
    chance(7),
    () => 0,
    () => {},
    () => true,
  );
  expect(problems).toEqual([]);
  expect(messages).toBeGreaterThanOrEqual(6_000);
  expect(answers).toBeGreaterThan(50);
  expect(outdated).toBeGreaterThan(50);
  expect(accepted.standing).toBeGreaterThan(10);
  expect(accepted.challenge).toBeGreaterThan(0);
  for (const request of ['PUT /me/holiday', 'PUT /me/wishes', 'PUT /me/devices']) expect(accepted[request], request).toBeGreaterThan(0);
  expect(refused.malformed).toBeGreaterThan(100);
});
