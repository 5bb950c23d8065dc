import type { Prospect } from '@peerless/engine';
import { expect, it } from 'vitest';
import { prospecting } from './prospects.ts';

it('a prospect is asked for once a moment, and again if it could not be had', async () => {
  const asked: string[] = [];
  let moment = 1;
  let isLost = false;
  const prospect = prospecting(
    async (fighter, card) => {
      asked.push(card === undefined ? fighter : `${fighter} with ${card}`);
      if (isLost) throw new Error('lost');
      return { targets: [`${fighter} ${moment}`] } as unknown as Prospect;
    },
    () => moment,
  );
  await Promise.all([prospect('medusa'), prospect('medusa'), prospect('alice')]);
  expect(asked).toEqual(['medusa', 'alice']);
  moment = 2;
  expect((await prospect('medusa')).targets).toEqual(['medusa 2']);
  isLost = true;
  await expect(prospect('alice')).rejects.toThrow('lost');
  isLost = false;
  expect((await prospect('alice')).targets).toEqual(['alice 2']);
  expect(asked).toEqual(['medusa', 'alice', 'medusa', 'alice', 'alice']);
  for (const card of ['feint', 'dash', 'feint', undefined]) await prospect('alice', card);
  expect(asked.slice(5)).toEqual(['alice with feint', 'alice with dash']);
});
