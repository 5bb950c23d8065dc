/** A table to try things at: a position by names, answers by names, and what is seen afterwards. */
import {
  answer,
  choices,
  compare,
  concession,
  type Described,
  describe,
  type Event,
  explain,
  type Game,
  type Position,
  type Setup,
  scene,
  type View,
  view,
} from '@peerless/engine';
import '@peerless/boards';
import '@peerless/heroes';
import { expect } from 'vitest';

export interface Table {
  game: Game;
  /** Everything that has happened, with the viewers who saw it. */
  events: { event: Event; sees: number }[];
  /** Answers with the one choice that has these fields. */
  choose(wanted: Partial<Described>): Table;
  /** Answers several questions, one after another. */
  choices(...wanted: Partial<Described>[]): Table;
  /** All legal answers that have these fields. */
  legal(wanted?: Partial<Described>): Described[];
  may(wanted: Partial<Described>): boolean;
  concede(seat: number): Table;
  see(eyes?: number | 'spectator' | 'all'): View;
  /** What is asked now: its kind and of whom, as 'defense 1'. */
  readonly asks: string;
  /** Asserts that no effect is left open: the next thing is an action, or the game is over. */
  settled(): Table;
  health(fighter: string): number;
  at(fighter: string): string | null;
  hand(seat: number): string[];
  discard(seat: number): string[];
}

export function table(setup: Partial<Setup> & { heroes: readonly string[] }, position: Position = {}): Table {
  const whole: Setup = { board: 'marmoreal', mode: 'duel', ...setup };
  return tableOf(scene(whole, position));
}

export function tableOf(game: Game): Table {
  const events: { event: Event; sees: number }[] = [];
  const sink = (event: Event, sees: number) => events.push({ event, sees });
  const legal = (wanted: Partial<Described> = {}) => choices(game).filter((choice) => compare(describe(game, choice), wanted, '') === null);
  const here: Table = {
    game,
    events,
    choose(wanted) {
      const found = legal(wanted);
      if (found.length !== 1) {
        const all = choices(game).map((choice) => JSON.stringify(describe(game, choice)));
        throw new Error(`${found.length} choices match ${JSON.stringify(wanted)}; asked: ${here.asks}; legal:\n${all.join('\n')}`);
      }
      answer(game, found[0], sink);
      return here;
    },
    choices(...wanted) {
      for (const each of wanted) here.choose(each);
      return here;
    },
    legal: (wanted) => legal(wanted).map((choice) => describe(game, choice)),
    may: (wanted) => legal(wanted).length > 0,
    concede(seat) {
      answer(game, concession(seat), sink);
      return here;
    },
    see: (eyes = 'all') => view(game, eyes),
    get asks() {
      const question = explain(game);
      return question ? `${question.kind} ${question.seat}` : 'over';
    },
    settled() {
      const question = explain(game);
      if (question) expect(question.kind).toBe('action');
      expect(game.combats).toEqual([]);
      expect(game.limbo).toEqual([]);
      expect(game.wounds).toEqual([]);
      return here;
    },
    health: (fighter) => view(game, 'all').fighters[fighter].health,
    at: (fighter) => view(game, 'all').fighters[fighter].space,
    hand: (seat) => view(game, 'all').seats[seat].hand,
    discard: (seat) => view(game, 'all').seats[seat].discard,
  };
  return here;
}
