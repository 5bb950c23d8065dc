/** How often a duel by days waits for the other, and what would spare that: see docs/decisions/0042. */
import '@peerless/boards';
import '@peerless/heroes';
import { chance } from '@peerless/ai';
import { answer, asked, choices, explain, knownHeroes, newGame } from '@peerless/engine';
import { expect, it } from 'vitest';

interface Answered {
  seat: number;
  isForced: boolean;
  isDefense: boolean;
}
function duel(number: number): Answered[] {
  const heroes = knownHeroes().map(({ id }) => id);
  const two = [heroes[number % heroes.length], heroes[(number + 1 + (number % 3)) % heroes.length]];
  const game = newGame({ board: 'marmoreal', mode: 'duel', heroes: two }, number + 1);
  const random = chance(number);
  const answered: Answered[] = [];
  while (!game.over) {
    const legal = choices(game);
    answered.push({ seat: asked(game), isForced: legal.length === 1, isDefense: explain(game)!.kind === 'defense' });
    answer(game, legal[Math.floor(random() * legal.length)]);
  }
  return answered;
}
const handovers = (answered: readonly Answered[]): number =>
  answered.filter(({ seat }, n) => n > 0 && seat !== answered[n - 1].seat).length;

it('hardly any of them is spared by passing where there is no choice, and none beside standing answers', () => {
  const duels = Array.from({ length: 30 }, (_, n) => duel(n));
  const mean = (of: (each: Answered) => boolean): number => duels.reduce((sum, each) => sum + handovers(each.filter(of)), 0) / duels.length;
  const all = mean(() => true);
  const withoutForced = mean(({ isForced }) => !isForced);
  const withStanding = mean(({ isDefense }) => !isDefense);
  const withBoth = mean(({ isForced, isDefense }) => !isForced && !isDefense);
  const told = JSON.stringify({ all, withoutForced, withStanding, withBoth });
  expect(all, told).toBeGreaterThan(30);
  expect(all - withoutForced, told).toBeLessThan(3);
  expect(all - withStanding, told).toBeGreaterThan(5);
  expect(withStanding - withBoth, told).toBeLessThan(0.5);
});
