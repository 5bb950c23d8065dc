/** Whoever listens while an answer is carried out. Without a listener nothing is told and nothing costs. */
import type { Event, Sink } from './events.ts';
import type { Game } from './game.ts';
import { matchOf } from './match.ts';
import { bringBack, offersAside } from './offers.ts';
import { EVERYONE } from './viewers.ts';

let sink: Sink | undefined;

export function listen(listener: Sink | undefined): void {
  sink = listener;
}
/** Is somebody listening? */
export const heard = (): boolean => sink !== undefined;
export function tell(sees: number, event: Event): void {
  if (!sink || !sees) return;
  const hear = sink;
  // Whoever hears of it may look at other games and play them.
  const offers = offersAside();
  sink = undefined;
  try {
    hear(event, sees);
  } finally {
    sink = hear;
    bringBack(offers);
  }
}
/** Tells those who may know the cards the one, and everybody else the other. */
export function tellCards(sees: number, known: Event, hidden: Event): void {
  tell(sees, known);
  tell(EVERYONE & ~sees, hidden);
}

export const fighterName = (game: Game, fighter: number): string => matchOf(game).fighters[fighter].name;
export const spaceName = (game: Game, space: number): string => matchOf(game).board.names[space];
