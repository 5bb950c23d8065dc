import { expect, it } from 'vitest';
import { changesGame, type Entry } from './entries.ts';

it('some entries change the game', () => {
  const all = ['open', 'sit', 'pick', 'start', 'answer', 'concede', 'takeBack', 'redo', 'draw', 'abandon'] as const;
  expect(all.filter((what) => changesGame({ do: what } as Entry))).toEqual(['start', 'answer', 'concede', 'redo']);
});
