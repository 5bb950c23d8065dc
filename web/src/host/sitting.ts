/** One game at the device: its table, its screen, and what is kept of it. */
import type { Player } from '@peerless/ai';
import {
  type Happening,
  happen,
  newScreen,
  playersOf,
  rewind,
  type Screen,
  shownOn,
  type Table,
  tableTogether,
  winnersOf,
} from '@peerless/host';
import type { Heard } from '@peerless/protocol';
import type { Kept } from './host.ts';
import type { Ruling } from './ruling.ts';
import type { Surroundings } from './surroundings.ts';

export interface Sitting {
  kept: Kept;
  table: Table;
  screen: Screen;
  players: (Player | null)[];
  /** In a lesson the computer players follow its rules first. */
  ruling: Ruling | null;
  /** Is the answer of the computer player that thinks wanted now? */
  isHurried: boolean;
  /** Counts what makes thinking futile: answers, taking back, another game. */
  epoch: number;
}

/** Refuses what cannot be played. */
export function sittingAt(kept: Kept, ruling: Ruling | null = null): Sitting {
  const heard: Heard[] = [];
  const table = tableTogether(kept, (each) => heard.push(each));
  return { kept, table, screen: newScreen(heard), players: playersOf(table), ruling, isHurried: false, epoch: 0 };
}

export function make(sitting: Sitting, happening: Happening): void {
  const { table, screen } = sitting;
  const { heard, isWhole } = happen(table, [{ ...happening, at: Date.now() }]);
  sitting.epoch++;
  screen.heard.push(...heard);
  if (!isWhole) return;
  rewind(table, screen);
  sitting.players = playersOf(table);
}

export const show = ({ table, screen, kept }: Sitting, { tell }: Surroundings): void =>
  tell({ update: shownOn(table, screen, kept.seats) });

export function keep(sitting: Sitting, { tell }: Surroundings): void {
  const { kept, table } = sitting;
  sitting.kept = {
    ...kept,
    record: { ...kept.record, answers: [...table.answers] },
    changed: Date.now(),
    over: table.phase === 'over',
    winners: winnersOf(table),
    turn: table.game!.turn,
    takenBack: [...table.takenBack],
    undone: table.undone.map((each) => [...each]),
  };
  tell({ kept: sitting.kept });
}
