import type { Grounds, Outlook } from '@peerless/ai';
import { expect, it, vi } from 'vitest';

vi.mock('../../texts/texts.ts', () => ({ texts: () => ({}), lang: () => 'en' }));
const { isBorneOut } = await import('./why.ts');

const even: Outlook = { enemyHeroes: 0, ownHeroes: 0, enemySidekicks: 0, ownSidekicks: 0, hand: 0 };
const grounds = (more: Partial<Grounds>): Grounds => ({ outlook: even, next: even, pros: [], cons: [], ...more });
const advice = (first: number, next: number, more: Partial<Grounds>) => [
  { chance: first, grounds: grounds(more) },
  { chance: next, grounds: null },
];

it('a reason is given where the numbers speak for the choice', () => {
  expect(isBorneOut(advice(0.6, 0.5, { pros: ['enemyHeroes'] }))).toBe(true);
  expect(isBorneOut(advice(0.6, 0.5, { pros: ['enemyHeroes'], cons: ['hand'] }))).toBe(true);
});
it('and otherwise none', () => {
  expect(isBorneOut(advice(0.6, 0.5, {}))).toBe(false);
  expect(isBorneOut(advice(0.6, 0.5, { cons: ['hand'] }))).toBe(false);
  expect(isBorneOut(advice(0.5, 0.5, { pros: ['enemyHeroes'] }))).toBe(false);
  expect(isBorneOut([{ chance: 0.6, grounds: null }])).toBe(false);
});
