/** The one screen that all people at a device look at: what it was told, through whose eyes, and in whose hands it is. */
import { type Eyes, type Heard, type Sitting, toldTo, type Update } from '@peerless/protocol';
import { heardUpTo } from '../playing.ts';
import { askedSeat, isPerson, personsAt, type Table } from '../table.ts';
import { undoAt } from '../take-back.ts';
import { updateFor } from '../update.ts';
import { curtainAt, eyesAt, facingNow, NOBODY } from './curtain.ts';

export interface Screen {
  /** All that has happened. */
  heard: Heard[];
  /** How many of the heard it was told, and through whose eyes; null: nobody's. */
  told: number;
  toldBy: Eyes | null;
  /** Whoever the device was handed to. */
  facing: number;
}

/** Nothing of what has happened so far is news. */
export const newScreen = (heard: Heard[]): Screen => ({ heard, told: heard.length, toldBy: null, facing: NOBODY });

/** The device is in the hands of this seat, whose people have seen what was to be seen until then. */
export function handTo(screen: Screen, seat: number): void {
  screen.facing = seat;
  screen.told = screen.heard.length;
}

/** After something was taken back: whoever is asked again has the device. */
export function rewind(table: Table, screen: Screen): void {
  const seat = askedSeat(table);
  const { facing } = screen;
  Object.assign(screen, newScreen(heardUpTo(table, table.answers.length)));
  screen.facing = isPerson(table, seat) && personsAt(table).length > 1 ? seat : facing;
}

/** The game as it is shown next; what was shown is noted. */
export function shownOn(table: Table, screen: Screen, seats: Sitting[]): Update {
  screen.facing = facingNow(table, screen.facing);
  const { heard, told, toldBy, facing } = screen;
  const by = eyesAt(table, facing);
  const from = by === toldBy ? told : 0;
  screen.told = heard.length;
  screen.toldBy = by;
  return {
    ...updateFor(table, by, heard.slice(from), from === 0, seats),
    news: toldTo(heard.slice(told), by).length,
    curtain: curtainAt(table, facing),
    undo: undoAt(table, heard),
    redo: table.undone.length > 0,
  };
}
