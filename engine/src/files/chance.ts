/** Lets chance decide as a scene says. */
import { kindOf } from '../data/card.ts';
import type { Game } from '../data/game.ts';
import { matchOf } from '../data/match.ts';
import { forgetOffers } from '../data/offers.ts';
import { unknown } from '../data/problems.ts';
import type { Difference } from './expectation.ts';
import type { Chance } from './scene-file.ts';

export function setChance(game: Game, chance: Chance): Difference | null {
  const match = matchOf(game);
  const kinds = match.kindsOf[chance.seat];
  if (!kinds) return { problem: 'no such seat', expected: chance, found: null };
  const names = kinds.map((kind) => match.kinds[kind].id);
  const discards = typeof chance.discards === 'string' ? [chance.discards] : (chance.discards ?? []);
  const strange = [...discards, ...(chance.deck ?? [])].find((name) => !names.includes(name));
  if (strange !== undefined) return { problem: unknown('card', strange, names), expected: chance, found: null };
  for (const name of discards) game.fate.push(kinds[names.indexOf(name)]);
  const { deck } = game.seats[chance.seat];
  const left = deck.slice();
  const wanted = (chance.deck ?? []).map((name) => {
    const at = left.findIndex((card) => match.kinds[kindOf(card)].id === name);
    return at < 0 ? -1 : left.splice(at, 1)[0];
  });
  if (wanted.includes(-1)) {
    const found = deck.map((card) => match.kinds[kindOf(card)].id).reverse();
    return { problem: 'these cards are not all in the deck', expected: chance.deck, found };
  }
  game.seats[chance.seat].deck = [...left, ...wanted.reverse()];
  forgetOffers();
  return null;
}
