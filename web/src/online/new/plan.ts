/** A table that is being planned: the game, who may sit where, how heroes are chosen and time runs. */
import { LEVELS, type Level } from '@peerless/ai/level-names';
import { DEFAULTS, type Mode, type Options } from '@peerless/engine';
import { type Fields, type Kind, list, oneOf, wholeFrom, yesOrNo } from '@peerless/engine/kinds';
import { type Asks, type Clock, HERO_CHOICES, type HeroChoice, RANDOM, WATCHINGS, type Watching } from '@peerless/protocol';
import { clock } from '@peerless/protocol/kinds';
import { boardsFor, type Draft, draft, resized } from '../../start/draft.ts';
import { keep, keptFields } from '../../storage.ts';

/** The player, anybody, whoever has the link, or a computer player. */
export type SeatPlan = 'me' | 'open' | 'reserved' | Level;
export interface Plan {
  /** Heroes are chosen at the table. */
  game: Draft;
  seats: SeatPlan[];
  isPublic: boolean;
  heroes: HeroChoice;
  bans: number;
  clock: Clock;
  rated: boolean;
  hints: boolean;
  watching: Watching;
}
/** Of each player, in a draft. */
export const BANS = [0, 1, 2, 3];
const isLevel = (seat: SeatPlan): seat is Level => seat !== 'me' && seat !== 'open' && seat !== 'reserved';

export function freshPlan(): Plan {
  const { handicap: _, ...options } = DEFAULTS;
  const place = { sitting: { kind: 'person' as const }, hero: null, handicap: 0 };
  return {
    game: { mode: 'duel', board: null, places: [place, place], options },
    seats: ['me', 'open'],
    isPublic: true,
    heroes: 'open',
    bans: 1,
    clock: { kind: 'none' },
    rated: false,
    hints: false,
    watching: 'public',
  };
}
const PLACE = 'peerless.table';
const planned: Fields<Plan> = {
  game: draft,
  seats: list(oneOf('seat', ['me', 'open', 'reserved', ...LEVELS]), { least: 2, most: 4 }) as Kind<SeatPlan[]>,
  isPublic: yesOrNo,
  heroes: oneOf('choice of heroes', HERO_CHOICES),
  bans: wholeFrom(0, 3),
  clock,
  rated: yesOrNo,
  hints: yesOrNo,
  watching: oneOf('watching', WATCHINGS),
};
/** As it was left the last time, if that fits together. */
export function rememberedPlan(): Plan {
  const plan = keptFields(PLACE, planned, freshPlan());
  return plan.seats.length === plan.game.places.length ? plan : freshPlan();
}
export const rememberPlan = (plan: Plan): void => keep(PLACE, plan);

export function sized(plan: Plan, mode: Mode, number: number): Plan {
  const seats = Array.from({ length: number }, (_, seat) => plan.seats[seat] ?? 'open');
  return {
    ...plan,
    game: resized(plan.game, mode, number),
    seats: seats.includes('me') || !plan.seats.includes('me') ? seats : seats.with(0, 'me'),
  };
}
/** One seat is the player's own: where it moves away from, anybody may sit. */
export const seated = (plan: Plan, seat: number, as: SeatPlan): Plan => ({
  ...plan,
  seats: plan.seats.map((had, other) => (other === seat ? as : as === 'me' && had === 'me' ? 'open' : had)),
});

/** Only what differs from the usual rules. */
export function rulesOf({ options, places }: Draft): Partial<Options> {
  const changed = Object.entries(options).filter(([name, value]) => value !== DEFAULTS[name as keyof Options]);
  const handicap = places.map((place) => place.handicap);
  return { ...Object.fromEntries(changed), ...(handicap.some((health) => health > 0) ? { handicap } : {}) };
}
/** Ratings are for games by the usual rules that anybody may join; those with computer players count apart, and need a person too. */
export const mayBeRated = ({ game, seats, isPublic }: Plan): boolean =>
  Object.keys(rulesOf(game)).length === 0 && isPublic && !seats.includes('reserved') && !seats.every(isLevel);

/** Where one person plays alone, hints need nobody's agreement; for points there are none. */
export const mayAgreeOnHints = (plan: Plan): boolean => !isRated(plan) && plan.seats.filter((seat) => !isLevel(seat)).length > 1;
const isRated = (plan: Plan): boolean => plan.rated && mayBeRated(plan);

export function tableOf(plan: Plan): Asks<'create'> {
  const { game, seats, isPublic, heroes, bans, clock, watching } = plan;
  const mine = seats.indexOf('me');
  const hasRoom = boardsFor(seats.length).some(({ id }) => id === game.board);
  return {
    options: {
      mode: game.mode,
      seats: seats.length,
      board: game.board !== null && hasRoom ? game.board : RANDOM,
      heroes,
      bans: heroes === 'draft' ? bans : 0,
      rules: rulesOf(game),
      clock,
      rated: isRated(plan),
      hints: plan.hints && mayAgreeOnHints(plan),
      isPublic,
      watching,
    },
    seats: seats.map((seat) => (isLevel(seat) ? { kind: 'computer', level: seat } : { kind: seat === 'reserved' ? 'reserved' : 'open' })),
    mine: mine < 0 ? null : mine,
  };
}
