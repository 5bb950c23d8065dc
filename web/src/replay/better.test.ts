import '@peerless/boards';
import '@peerless/heroes';
import type { Decision } from '@peerless/ai';
import { answer, type Choice, choices, describe, kindOfChoice, newGame, record, type Setup } from '@peerless/engine';
import { expect, it } from 'vitest';
import { betterAt, cardPlayed } from './better.ts';
import { momentsOf } from './moments.ts';

/** Where a space is asked for. */
const game = newGame({ board: 'marmoreal', heroes: ['alice', 'medusa'], mode: 'duel' }, 1);
while (kindOfChoice(choices(game)[0]) !== 'space' || choices(game).length < 2) answer(game, choices(game)[0]);
const [chosen, better] = choices(game);
const decision = (after: number, best: Choice = better): Decision => ({
  at: 7,
  seat: 0,
  turn: 1,
  chosen,
  before: 0.5,
  after,
  best: [{ choice: best, chance: 0.5, visits: 9 }],
  isTurningPoint: false,
});

it('what would have been better is drawn at its moment', () => {
  expect(betterAt([decision(0.4)], 7, game)).toMatchObject({ rank: 1, seat: 0, thing: { space: expect.any(String) } });
  expect(betterAt([decision(0.4)], 8, game)).toBeNull();
});
it('and nothing where little was lost, or nothing else was better', () => {
  expect(betterAt([decision(0.47)], 7, game)).toBeNull();
  expect(betterAt([decision(0.4, chosen)], 7, game)).toBeNull();
});

it('an attack that was begun names the card it was made with', () => {
  const setup: Setup = { board: 'marmoreal', heroes: ['alice', 'medusa'], mode: 'duel' };
  const playing = newGame(setup, 2);
  const answers: Choice[] = [];
  const roll = (n: number): number => (answers.length * 7 + 3) % n;
  while (!playing.over && answers.length < 400) {
    answers.push(choices(playing)[roll(choices(playing).length)]);
    answer(playing, answers.at(-1)!);
  }
  const given = record(setup, 2, answers);
  const { games, heard } = momentsOf(given);
  const begun = answers.findIndex((each, at) => describe(games[at], each).action === 'attack');
  const laid = heard.find(({ event, seq }) => event.kind === 'lay' && event.as === 'attack' && seq > begun)!.event;
  expect(cardPlayed(given, games, begun)).toBe((laid as Extract<typeof laid, { kind: 'lay' }>).card);
  expect(cardPlayed(given, games, 0)).toBeNull();
});
