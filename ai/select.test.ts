import type { Choice, Game } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { select } from './select.ts';
import { edge, newNode } from './tree.ts';

const OPEN = [4, 5, 6] as Choice[];
const BLIND = { curiosity: 0.4, informed: false };
const game = {} as Game;
/** A node with so many visits and such means of each choice. */
function known(visits: number[], means: number[]) {
  const node = newNode();
  for (const [n, choice] of OPEN.entries()) {
    const at = edge(node, choice, n);
    node.visits[at] = visits[n];
    node.sums[at] = visits[n] * means[n];
  }
  return node;
}
const selected = (node: ReturnType<typeof newNode>, style = BLIND): number => select(game, 0, node, OPEN, style);

describe('what is tried next', () => {
  it('is what has brought most, without curiosity', () =>
    expect(selected(known([5, 5, 5], [0.2, 0.6, 0.4]), { ...BLIND, curiosity: 0 })).toBe(1));
  it('is what was tried least, among equals', () => expect(selected(known([9, 9, 1], [0.5, 0.5, 0.5]))).toBe(2));
  it('is at first whatever comes first, each in its turn', () => {
    const node = newNode();
    const order = OPEN.map(() => {
      const at = selected(node);
      node.visits[at]++;
      node.sums[at] += 0.5;
      return at;
    });
    expect(new Set(order).size).toBe(3);
  });
  it('is not what was never tried, where the rest is good and nobody is curious', () =>
    expect(selected(known([5, 0, 5], [0.5, 0, 0.52]), { ...BLIND, curiosity: 0 })).toBe(2));
  it('notes what was offered, and gives every choice a prior', () => {
    const node = newNode();
    selected(node);
    selected(node);
    expect(node.offered).toEqual([2, 2, 2]);
    for (const prior of node.priors) expect(prior).toBeCloseTo(1 / 3);
  });
  it('keeps the prior that a choice has', () => {
    const node = known([0, 0, 0], [0, 0, 0]);
    node.priors = [0.9, 0, 0];
    expect(selected(node)).toBe(0);
    expect(node.priors[0]).toBe(0.9);
    expect(node.priors[1]).toBeCloseTo(1 / 3);
  });
});
