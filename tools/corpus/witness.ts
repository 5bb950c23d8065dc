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
  type Sink,
  type View,
  view,
} from '@peerless/engine';

/** Answers between two digests: enough to find the place where two engines part. */
const EVERY = 25;

type Origin = Pick<GameRecord, 'setup' | 'seed' | 'answers'>;

/** Plays a record and digests every question, offer, view and event on the way. */
export const witness = ({ answers, ...origin }: Origin): string[] => played((hear) => newGameFrom(origin, hear), answers);

/** The same of any game, however it begins. */
export function played(begin: (hear: Sink) => Game, answers: Iterable<number>): string[] {
  const heard: [Event, number][] = [];
  // The games were recorded when nobody said it.
  const hear: Sink = (event, sees) => {
    if (event.kind !== 'noEffect') heard.push([event, sees]);
  };
  const game = begin(hear);
  const digests: string[] = [];
  let hash = createHash('sha1');
  const close = (): void => {
    digests.push(hash.digest('hex').slice(0, 12));
    hash = createHash('sha1');
  };
  const note = (): void => {
    hash.update(JSON.stringify([heard.splice(0), moment(game)], asItWas));
  };
  note();
  close();
  let n = 0;
  for (const picked of answers) {
    answer(game, picked as Choice, hear);
    note();
    if (++n % EVERY === 0) close();
  }
  if (n % EVERY !== 0) close();
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
export const difference = (kept: { digests: readonly string[] } & Origin): string | null => differs(kept.digests, () => witness(kept));

/** The same of digests that are taken now. */
export function differs(digests: readonly string[], take: () => readonly string[]): string | null {
  try {
    const found = take();
    const at = digests.findIndex((each, i) => each !== found[i]);
    if (at < 0) return found.length > digests.length ? `goes on after ${digests.length} digests` : null;
    return `differs between answers ${Math.max(0, at - 1) * EVERY} and ${at * EVERY}`;
  } catch (problem) {
    return (problem as Error).message;
  }
}
