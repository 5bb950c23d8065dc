/** Players, and what is known of them. */
import {
  type Challenge,
  type Friends,
  type HeadToHead,
  type Holiday,
  type Leader,
  type PlayedGame,
  type PlayerCard,
  type PlayerKey,
  POOLS,
  type Profile,
  type Rating,
  type Standing,
  type Wishes,
} from '@peerless/protocol';
import * as v from 'valibot';
import { options, WISHED } from '../check.ts';
import { count, exactly, maybe, name, seat, seats, time } from './exactly.ts';

export const player = exactly<PlayerCard>()(v.strictObject({ id: name, name, emblem: name }));
export const key = exactly<PlayerKey>()(v.strictObject({ id: name, key: name }));
/** Told once. */
export const newcomer = v.strictObject({ id: name, key: name, recovery: name, player });
export const returned = v.strictObject({ id: name, key: name, player });
export const standing = exactly<Standing>()(v.strictObject({ points: v.number(), isProvisional: v.boolean() }));
const pool = v.picklist(POOLS);
const rating = exactly<Rating>()(
  v.strictObject({ pool, points: v.number(), deviation: v.number(), games: count, isProvisional: v.boolean() }),
);
const played = exactly<PlayedGame>()(
  v.strictObject({
    id: name,
    pool,
    board: name,
    ended: time,
    seats: v.array(v.strictObject({ player: v.nullable(player), level: maybe, hero: name })),
    winners: seats,
    seat,
    change: v.nullable(v.number()),
    isAnnulled: v.boolean(),
  }),
);
export const games = v.array(played);
export const profile = exactly<Profile>()(
  v.strictObject({
    player,
    since: time,
    ratings: v.array(rating),
    heroes: v.array(v.strictObject({ hero: name, games: count, won: count })),
    games: v.array(played),
  }),
);
export const leaders = v.array(exactly<Leader>()(v.strictObject({ player, rating })));
export const headToHead = exactly<HeadToHead>()(v.strictObject({ games: count, won: count, lost: count, drawn: count }));
export const challenge = exactly<Challenge>()(v.strictObject({ table: name, from: player, to: player, options }));
export const friends = exactly<Friends>()(
  v.strictObject({ follows: v.array(v.strictObject({ player, isHere: v.boolean() })), challenges: v.array(challenge) }),
);
export const holiday = exactly<Holiday>()(v.strictObject({ left: count, until: v.nullable(time) }));
export const wishes = exactly<Wishes>()(WISHED);
