/** A table as one player may see it, and the game at it. */
import type {
  ClockState,
  Line,
  MyGame,
  MyGames,
  Pause,
  Proposal,
  RatingChange,
  SeatState,
  Sitting,
  StandingAnswer,
  TableState,
  Told,
  Update,
} from '@peerless/protocol';
import * as v from 'valibot';
import { hearers, level, options, phrase, plan, standingAnswer } from '../check.ts';
import { event } from './events.ts';
import { count, exactly, maybe, name, names, seat, seats, time, whole } from './exactly.ts';
import { challenge, player, standing } from './people.ts';
import { reasons, setup, view } from './view.ts';

export const ending = v.picklist(['won', 'draw', 'agreedDraw', 'abandoned']);
export const phase = v.picklist(['gathering', 'choosing', 'playing', 'over']);
const proposal = exactly<Proposal>()(v.strictObject({ by: seat, agreed: seats }));
const pause = exactly<Pause>()(v.strictObject({ by: seat, answers: count, until: time }));
const change = exactly<RatingChange>()(v.strictObject({ seat, before: v.number(), after: v.number() }));
export const clockState = exactly<ClockState>()(
  v.strictObject({ running: seats, left: v.array(v.nullable(v.number())), at: time, now: time }),
);
const kind = <const K extends string>(said: K) => ({ kind: v.literal(said) });
const seatState = exactly<SeatState>()(
  v.strictObject({
    sitting: v.variant('kind', [
      v.strictObject(kind('open')),
      v.strictObject({ ...kind('reserved'), for: maybe }),
      v.strictObject({ ...kind('person'), player }),
      v.strictObject({ ...kind('computer'), level }),
    ]),
    rating: v.nullable(standing),
    isHere: v.boolean(),
    hero: maybe,
    bans: names,
  }),
);
export const tableState = exactly<TableState>()(
  v.strictObject({
    id: name,
    length: count,
    phase,
    options,
    host: name,
    mine: seats,
    seats: v.array(seatState),
    choosing: v.nullable(v.strictObject({ seats, what: v.picklist(['pick', 'ban']), until: v.nullable(time) })),
    board: maybe,
    invite: maybe,
    clock: v.nullable(clockState),
    standing: v.array(
      v.strictObject({
        seat,
        answers: v.array(standingAnswer satisfies v.GenericSchema<StandingAnswer>),
        given: v.array(count),
      }),
    ),
    takeBack: v.nullable(proposal),
    draw: v.nullable(proposal),
    paused: v.nullable(v.strictObject({ takeBack: v.nullable(pause), draw: v.nullable(pause) })),
    claimable: seats,
    ended: v.nullable(
      v.strictObject({
        how: ending,
        winners: seats,
        ratings: v.array(change),
        isTooShort: v.boolean(),
      }),
    ),
    rematch: maybe,
    watchers: count,
  }),
);

const sitting = exactly<Sitting>()(
  v.variant('kind', [
    v.strictObject({ ...kind('person'), name: v.optional(name), player: v.optional(name), emblem: v.optional(name) }),
    v.strictObject({ ...kind('computer'), level }),
  ]),
);
export const told = exactly<Told>()(v.strictObject({ event, seq: count }));
export const update = exactly<Update>()(
  v.strictObject({
    id: name,
    view,
    seats: v.array(sitting),
    length: count,
    answers: v.array(whole),
    told: v.array(told),
    isWhole: v.boolean(),
    news: count,
    curtain: v.nullable(seat),
    reasons,
    undo: v.nullable(v.picklist(['free', 'marked', 'ask'])),
    redo: v.boolean(),
  }),
);
export const line = exactly<Line>()(
  v.strictObject({
    seat: v.nullable(seat),
    player: name,
    name,
    at: time,
    to: hearers,
    says: v.union([v.strictObject({ phrase }), v.strictObject({ plan, on: maybe }), v.strictObject({ text: name })]),
  }),
);

const mine = exactly<MyGame>()(
  v.strictObject({
    id: name,
    phase,
    options,
    mine: seats,
    seats: v.array(v.strictObject({ player: v.nullable(player), level: maybe, hero: maybe, isOpen: v.boolean(), away: v.nullable(time) })),
    asked: seats,
    until: v.nullable(time),
    setup: v.nullable(setup),
    bank: v.nullable(v.number()),
    turn: count,
    last: v.array(told),
    changed: time,
  }),
);
export const myGames = exactly<MyGames>()(v.strictObject({ games: v.array(mine), challenges: v.array(challenge), now: time }));
