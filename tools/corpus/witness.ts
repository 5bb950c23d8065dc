/** What everybody at a table was offered, saw and heard, as digests: two engines that agree on them play the same game. */
import { createHash } from 'node:crypto';
import {
  answer,
  asked,
  type Choice,
  choices,
  describe,
  type Event,
  explain,
  type Game,
  type GameRecord,
  newGameFrom,
  type View,
  view,
} from '@peerless/engine';

/** Answers between two digests: enough to find the place where two engines part. */
const EVERY = 25;

/** Plays a record and digests every question, offer, view and event on the way. */
export function witness({ answers, ...origin }: Pick<GameRecord, 'setup' | 'seed' | 'answers'>): string[] {
  const heard: [Event, number][] = [];
  // The games were recorded when nobody said it.
  const hear = (event: Event, sees: number): void => {
    if (event.kind !== 'noEffect') heard.push([event, sees]);
  };
  const game = newGameFrom(origin, hear);
  const digests: string[] = [];
  let hash = createHash('sha1');
  const note = (n: number): void => {
    hash.update(JSON.stringify([heard.splice(0), moment(game)], asItWas));
    if (n % EVERY === 0 || n === answers.length) {
      digests.push(hash.digest('hex').slice(0, 12));
      hash = createHash('sha1');
    }
  };
  note(0);
  answers.forEach((picked, i) => {
    answer(game, picked as Choice, hear);
    note(i + 1);
  });
  return digests;
}
/** The games were recorded when options were counted from 0. */
const asItWas = (key: string, value: unknown): unknown => (key === 'option' && typeof value === 'number' ? value - 1 : value);
/** A moment without anything that depends on how a frame is laid out. */
const moment = (game: Game): unknown => [
  asked(game),
  explain(game),
  choices(game).map((each) => describe(game, each)),
  game.seats.map((_, seat) => seen(game, seat)),
  seen(game, 'spectator'),
];
/** What views had when the games were recorded. */
function seen(game: Game, eyes: number | 'spectator'): Partial<View> {
  const { resolving: _, ...then } = view(game, eyes);
  return then;
}

/** Where a game that was recorded is another one now; null if it is the same. */
export function difference(kept: { digests: readonly string[] } & Parameters<typeof witness>[0]): string | null {
  try {
    const found = witness(kept);
    const at = kept.digests.findIndex((each, i) => each !== found[i]);
    return at < 0 ? null : `differs between answers ${Math.max(0, at - 1) * EVERY} and ${at * EVERY}`;
  } catch (problem) {
    return (problem as Error).message;
  }
}
