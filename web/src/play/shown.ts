/** What the screen shows at this moment: the view of before, moved on event by event until it is the view of now. */
import type { Event, View } from '@peerless/engine';

export interface ShownFighter {
  space: string | null;
  health: number;
}
export interface Shown {
  fighters: Record<string, ShownFighter>;
  /** What the fighters have just gone through: number of damage or recovery, to be shown beside them. */
  hits: Record<string, number>;
  /** The way of the last move, space by space. */
  trail: { fighter: string; spaces: string[] } | null;
}

export const shownOf = (view: View): Shown => ({
  fighters: Object.fromEntries(Object.entries(view.fighters).map(([name, { space, health }]) => [name, { space, health }])),
  hits: {},
  trail: null,
});

const change = (shown: Shown, fighter: string, to: Partial<ShownFighter>): Shown => ({
  ...shown,
  fighters: { ...shown.fighters, [fighter]: { ...shown.fighters[fighter], ...to } },
});

/** The next picture after an event; the same one if the board does not change. */
export function after(shown: Shown, event: Event): Shown {
  switch (event.kind) {
    case 'move':
      return {
        ...change(shown, event.fighter, { space: event.to }),
        trail: { fighter: event.fighter, spaces: event.path ?? [event.from, event.to] },
      };
    case 'place':
      return change(shown, event.fighter, { space: event.to });
    case 'return':
      return change(shown, event.fighter, { space: event.space, health: event.health });
    case 'swap': {
      const [one, other] = [shown.fighters[event.fighter], shown.fighters[event.with]];
      return change(change(shown, event.fighter, { space: other.space }), event.with, { space: one.space });
    }
    case 'damage':
      return { ...change(shown, event.fighter, { health: event.health }), hits: { ...shown.hits, [event.fighter]: -event.amount } };
    case 'recover':
      return { ...change(shown, event.fighter, { health: event.health }), hits: { ...shown.hits, [event.fighter]: event.amount } };
    case 'setHealth':
      return change(shown, event.fighter, { health: event.health });
    case 'defeat':
    case 'leave':
      return change(shown, event.fighter, { space: null });
    default:
      return shown;
  }
}

/** How long an event is shown at the usual speed, in milliseconds; 0: not at all. */
export function lasts(event: Event): number {
  switch (event.kind) {
    case 'move':
      return 420;
    case 'place':
    case 'swap':
    case 'return':
      return 350;
    case 'attack':
      return 600;
    case 'lay':
    case 'layNothing':
      return 450;
    case 'reveal':
      return 900;
    case 'effect':
    case 'cancel':
      return 550;
    case 'value':
      return 450;
    case 'values':
      return 900;
    case 'winner':
      return 500;
    case 'damage':
    case 'recover':
      return 550;
    case 'defeat':
    case 'eliminate':
      return 700;
    case 'scheme':
    case 'boost':
      return 800;
    case 'turn':
    case 'action':
      return 450;
    default:
      return 0;
  }
}
