/** A game at one moment as somebody may see it: what every host sends and every screen shows. */
import type { Level } from '@peerless/ai/level-names';
import {
  ACTIONS,
  asked,
  type Choice,
  choices,
  EVERYONE,
  type Event,
  type Game,
  type Reason,
  SPECTATOR,
  type View,
  view,
  whyNot,
} from '@peerless/engine';

/** Who sits at a seat. */
export type Sitting = { kind: 'person'; name?: string; player?: string; emblem?: string } | { kind: 'computer'; level: Level };
export type Eyes = View['eyes'];

/** Something that happened, and after how many answers. */
export interface Told {
  event: Event;
  seq: number;
}
/** The same with who may see it. */
export interface Heard extends Told {
  sees: number;
}

/** A concession that was made for a seat because its time was up, told as such. */
export const toldOnTime = (event: Event): Event =>
  (event.kind === 'eliminate' || event.kind === 'over') && event.why === 'conceded' ? { ...event, why: 'outOfTime' } : event;

/** Everything that a screen shows of a game at one moment. */
export interface Update {
  id: string;
  view: View;
  seats: Sitting[];
  /** Answers that there are; `view.seq` is how far the view has come. */
  length: number;
  /** The choices of the view, as they are answered. */
  answers: Choice[];
  /** What these eyes have seen happen: all of it, or what is new. */
  told: Told[];
  isWhole: boolean;
  /** How many of the last of them are new; where all is told, to somebody who comes back: since they last answered. */
  news: number;
  /** The seat that the device has to be handed to, before anything of its own is shown. */
  curtain: number | null;
  /** Why cards in hand and actions cannot be chosen now. */
  reasons: { cards: Record<string, Reason>; actions: Record<string, Reason> };
  /** May the last answer be taken back: freely, leaving a mark, or if the others agree? */
  undo: 'free' | 'marked' | 'ask' | null;
  redo: boolean;
}

/** Of the two tellings of something hidden, somebody who sees all hears the one for those who may know. */
export const maySee = (sees: number, by: Eyes): boolean => {
  if (by === 'all') return (sees & SPECTATOR) === 0 || sees === EVERYONE;
  return (sees & (by === 'spectator' ? SPECTATOR : 1 << by)) !== 0;
};
export const toldTo = (heard: readonly Heard[], by: Eyes): Told[] =>
  heard.filter(({ sees }) => maySee(sees, by)).map(({ event, seq }) => ({ event, seq }));

/** What these eyes see of a game, what they may answer, and why not something else. */
export function shownTo(game: Game, by: Eyes): Pick<Update, 'view' | 'answers' | 'reasons'> {
  const seen = view(game, by);
  const isAsked = !game.over && seen.choices.length > 0;
  return {
    view: seen,
    answers: isAsked ? choices(game) : [],
    reasons: isAsked ? reasonsOf(game, asked(game), seen) : { cards: {}, actions: {} },
  };
}
function reasonsOf(game: Game, seat: number, seen: View): Update['reasons'] {
  const reasons: Update['reasons'] = { cards: {}, actions: {} };
  for (const card of new Set(seen.seats[seat].hand)) {
    const reason = whyNot(game, seat, { card });
    if (reason) reasons.cards[card] = reason;
  }
  for (const action of ACTIONS) {
    const reason = whyNot(game, seat, { action });
    if (reason) reasons.actions[action] = reason;
  }
  return reasons;
}
