/** What of a table is kept in files, as kinds that damage is found by. Messages are refused at the socket, more strictly. */
import { LEVELS, type Level } from '@peerless/ai/level-names';
import { MODES } from '@peerless/engine';
import {
  anyText,
  byTag,
  containing,
  fitting,
  type Kind,
  list,
  numberFrom,
  oneOf,
  optional,
  options,
  orNull,
  wholeFrom,
  yesOrNo,
} from '@peerless/engine/kinds';
import { ID } from './messages.ts';
import type { PlayerKey } from './people.ts';
import { type Clock, HERO_CHOICES, type TableOptions, WATCHINGS } from './seats.ts';
import { MOST_STANDING, type StandingAnswer } from './standing.ts';
import type { Sitting } from './update.ts';

/** Of a table, a player or an invitation. */
export const tableId: Kind<string> = fitting(
  'a name of letters, digits, "-" and "_"',
  (value) => typeof value === 'string' && ID.test(value),
);
export const seatNumber = wholeFrom(0, 3);
export const level: Kind<Level> = oneOf('level', LEVELS);
export const sitting: Kind<Sitting> = byTag<Sitting, 'kind'>('kind', {
  person: containing({ name: optional(anyText), player: optional(anyText), emblem: optional(anyText) }),
  computer: containing({ level }),
});

export const playerKey: Kind<PlayerKey> = containing<PlayerKey>({ id: anyText, key: anyText });

const seconds = numberFrom(0, 1e6);
export const clock: Kind<Clock> = byTag<Clock, 'kind'>('kind', {
  none: containing({}),
  turn: containing({ seconds }),
  bank: containing({ seconds, increment: seconds }),
  days: containing({ days: numberFrom(0, 366), bank: optional(numberFrom(0, 366)) }),
});
export const tableOptions: Kind<TableOptions> = containing<TableOptions>({
  mode: oneOf('mode', MODES),
  seats: wholeFrom(2, 4),
  board: anyText,
  heroes: oneOf('choice of heroes', HERO_CHOICES),
  bans: wholeFrom(0, 3),
  rules: options,
  clock,
  rated: yesOrNo,
  hints: optional(yesOrNo),
  isPublic: yesOrNo,
  watching: oneOf('watching', WATCHINGS),
});
export const standingAnswers: Kind<StandingAnswer[]> = list(
  containing<StandingAnswer>({ by: orNull(anyText), on: orNull(anyText), card: orNull(anyText) }),
  { most: MOST_STANDING },
) as Kind<StandingAnswer[]>;
