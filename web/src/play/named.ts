/** What of the board is spoken of, by what it is called there. */
import type { Described, Event } from '@peerless/engine';
import { keyOf } from './board/offers.ts';

const spaces = (...names: (string | null)[]): string[] => names.filter((name) => name !== null).map((space) => keyOf({ space }));

/** In a line of the log. */
export function namedIn(event: Event): string[] {
  switch (event.kind) {
    case 'move':
    case 'place':
    case 'token':
      return spaces(event.from, event.to);
    case 'return':
      return spaces(event.space);
    case 'door':
      return [keyOf({ door: event.door })];
    default:
      return [];
  }
}
/** In a choice that a hint speaks of. */
export const namedBy = ({ space, door, fighter, target }: Described): string[] => [
  ...(space === undefined ? [] : [keyOf({ space })]),
  ...(door === undefined ? [] : [keyOf({ door })]),
  ...[fighter, target].filter((name) => name !== undefined).map((name) => keyOf({ fighter: name })),
];
