import { describe, expect, it } from 'vitest';
import { edge, kid, newNode } from './tree.ts';

describe('a tree of what was seen', () => {
  it('has a place for each label, wherever it is guessed to be', () => {
    const node = newNode();
    expect([7, 9, 7, 9].map((label) => edge(node, label))).toEqual([0, 1, 0, 1]);
    expect([edge(node, 9, 1), edge(node, 7, 1), edge(node, 8, 5)]).toEqual([1, 0, 2]);
    expect(node).toMatchObject({ labels: [7, 9, 8], visits: [0, 0, 0], offered: [0, 0, 0], sums: [0, 0, 0], priors: [0, 0, 0] });
  });
  it('grows where it is gone to, once', () => {
    const node = newNode();
    const at = edge(node, 7);
    expect(node.kids).toEqual([undefined]);
    expect(kid(node, at)).toBe(kid(node, at));
    expect(kid(node, at)).toEqual(newNode());
  });
});
