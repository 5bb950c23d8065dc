/** Words added by the how-to alone are safe: they stand every suite that real ones stand, by existing. */
import { answer, card, choices, clone, type Effect, type Game, imagine, newGame, scheme, view } from '@peerless/engine';
import '@peerless/boards';
import { beforeAll, describe, expect, it } from 'vitest';
import { madeUp } from '../made-up.ts';
import { eyesOf } from '../other-world.ts';
import { checkPosition, dice, pickOf, playOut } from '../playing.ts';
import { everyWord, randomSetup } from '../random-cards.ts';
import { playScheme } from '../rules/acting.ts';
import { table } from '../table.ts';
import { follow } from '../two-worlds.ts';
import { watchWords } from '../watch-words.ts';
import { plant, sayNightfall } from './words.ts';

let planted: ReadonlySet<string>;
beforeAll(async () => {
  planted = new Set(await plant());
  sayNightfall();
});

/** What a seat sees and may choose is the same in a game that it imagines. */
function checkImagined(game: Game, viewer: number, random: () => number): void {
  const imagined = imagine(game, viewer, random);
  checkPosition(imagined);
  expect(view(imagined, eyesOf(viewer))).toEqual(view(game, eyesOf(viewer)));
}

describe('planted words', () => {
  it('are of every kind there is', () => {
    const kindsOf = (words: Iterable<string>): string[] => [...new Set([...words].map((word) => word.split(' ')[0]))].sort();
    expect(kindsOf(planted)).toEqual(kindsOf(everyWord()));
  });

  it('play to an end, saved and copied at any moment, and are imagined alike', { timeout: 300_000 }, () => {
    const done = watchWords();
    for (let seed = 0; seed < 10; seed++) {
      const random = dice(7000 + seed);
      const game = newGame(randomSetup(seed, random, planted), seed);
      playOut(game, (n) => {
        const legal = choices(game);
        expect(legal.length).toBeGreaterThan(0);
        expect(choices(JSON.parse(JSON.stringify(clone(game))))).toEqual(legal);
        if (n % 3 === 0) checkImagined(game, (n % (game.seats.length + 1)) - 1, random);
        answer(game, pickOf(legal, random));
        checkPosition(game);
      });
    }
    expect([...planted].filter((word) => !done.has(word))).toEqual([]);
  });

  it('R-0.9 an amount that speaks of an opponent asks which, where there are several', () => {
    const draws = { do: 'draw', cards: { per: 'theirCards' } } as unknown as Effect;
    const counting = madeUp('counting', [card('trick', { type: 'scheme', boost: 2, copies: 1, by: 'any' }, scheme(draws))]).id;
    const seats = [{ hand: ['trick'] }, { hand: ['plain'] }, { hand: ['plain', 'plain'] }];
    const duel = table({ board: 'marmoreal', heroes: [counting, counting], options: { mirrorMatch: true } }, { seats: seats.slice(0, 2) });
    expect(playScheme(duel, 'trick').settled().hand(0)).toHaveLength(1);
    const three = table(
      { board: 'marmoreal', mode: 'freeForAll', heroes: [counting, counting, counting], options: { mirrorMatch: true } },
      { seats },
    );
    expect(playScheme(three, 'trick').asks).toBe('opponent 0');
    expect(three.choose({ opponent: 2 }).settled().hand(0)).toHaveLength(2);
  });

  it('R-15.17, R-15.19, R-15.21 tell nobody what it may not know', { timeout: 300_000 }, () => {
    const done = watchWords();
    for (let n = 0; n < 16; n++) {
      const random = dice(8000 + n);
      follow(randomSetup(n, random, planted), n, random, true);
    }
    expect([...planted].filter((word) => !done.has(word))).toEqual([]);
  });
});
