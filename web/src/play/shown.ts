/** What the screen shows at this moment: the view of before, moved on event by event until it is the view of now. */
import type { Event, View } from '@peerless/engine';

export interface ShownFighter {
  seat: number;
  space: string | null;
  health: number;
}
/** A way of a fighter, space by space. */
export interface Trail {
  fighter: string;
  spaces: string[];
}
export interface Shown {
  fighters: Record<string, ShownFighter>;
  /** What the fighters have gone through since somebody last chose an action: number of damage or recovery, to be shown beside them. */
  hits: Readonly<Record<string, number>>;
  /** The way of the last move. */
  trail: Trail | null;
  /** The ways of fighters that others have moved, until their player's next action. */
  pushed: readonly Trail[];
}

export const shownOf = (view: View): Shown => ({
  fighters: Object.fromEntries(Object.entries(view.fighters).map(([name, { seat, space, health }]) => [name, { seat, space, health }])),
  hits: {},
  trail: null,
  pushed: [],
});

/** What another seat has done to a fighter is not seen by its player's own hand: it stays marked. */
const pushedBy = ({ fighters, pushed }: Shown, by: number, trail: Trail): readonly Trail[] =>
  fighters[trail.fighter].seat === by ? pushed : [...pushed.filter(({ fighter }) => fighter !== trail.fighter), trail];

const change = (shown: Shown, fighter: string, to: Partial<ShownFighter>): Shown => ({
  ...shown,
  fighters: { ...shown.fighters, [fighter]: { ...shown.fighters[fighter], ...to } },
});

/** Health as it is now: by how much it has changed is shown beside the fighter. */
function healed(shown: Shown, fighter: string, health: number): Shown {
  const by = health - shown.fighters[fighter].health;
  const now = change(shown, fighter, { health });
  return by === 0 ? now : { ...now, hits: { ...shown.hits, [fighter]: by } };
}

/** Before the first event that an answer has brought about; an action that was not chosen comes later. */
export const before = (shown: Shown, { kind }: Event): Shown => (kind === 'action' ? { ...shown, hits: {} } : shown);

/** The next picture after an event; the same one if the board does not change. */
export function after(shown: Shown, event: Event): Shown {
  switch (event.kind) {
    case 'action':
      return { ...shown, pushed: shown.pushed.filter(({ fighter }) => shown.fighters[fighter].seat !== event.seat) };
    case 'move': {
      const trail = { fighter: event.fighter, spaces: event.path ?? [event.from, event.to] };
      return { ...change(shown, event.fighter, { space: event.to }), trail, pushed: pushedBy(shown, event.by, trail) };
    }
    case 'place': {
      const there = change(shown, event.fighter, { space: event.to });
      if (event.from === null) return there;
      return { ...there, pushed: pushedBy(shown, event.by, { fighter: event.fighter, spaces: [event.from, event.to] }) };
    }
    case 'return':
      return healed(change(shown, event.fighter, { space: event.space }), event.fighter, event.health);
    case 'swap': {
      const [one, other] = [shown.fighters[event.fighter], shown.fighters[event.with]];
      const swapped = change(change(shown, event.fighter, { space: other.space }), event.with, { space: one.space });
      if (one.space === null || other.space === null) return swapped;
      // Whose card it is stands first.
      return { ...swapped, pushed: pushedBy(shown, one.seat, { fighter: event.with, spaces: [other.space, one.space] }) };
    }
    case 'damage':
      return { ...change(shown, event.fighter, { health: event.health }), hits: { ...shown.hits, [event.fighter]: -event.amount } };
    case 'recover':
      return { ...change(shown, event.fighter, { health: event.health }), hits: { ...shown.hits, [event.fighter]: event.amount } };
    case 'setHealth':
      return healed(shown, event.fighter, event.health);
    case 'defeat':
    case 'leave':
      return change(shown, event.fighter, { space: null });
    default:
      return shown;
  }
}
