/** The online table that a part of the screen belongs to. */
import type { PlayerCard, SeatState, TableState } from '@peerless/protocol';
import type { ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { texts } from '../../texts/texts.ts';
import { nameOf } from '../names.ts';
import type { Opened } from '../opened.ts';

export interface AtTable {
  table: Opened;
  /** By the clock of the server; ticks. */
  now: ReadonlySignal<number>;
}
const Here = createContext<AtTable | null>(null);
export const TableProvider = Here.Provider;
export const useTable = (): AtTable => useContext(Here)!;
export const useTableState = (): TableState => useTable().table.state.value!;

/** The other people at the table, each once. */
export function othersAt({ seats, mine }: Pick<TableState, 'seats' | 'mine'>): PlayerCard[] {
  const others = seats.flatMap(({ sitting }, seat) => (sitting.kind === 'person' && !mine.includes(seat) ? [sitting.player] : []));
  return [...new Map(others.map((player) => [player.id, player])).values()];
}
export const whoSits = ({ sitting }: SeatState): string => {
  if (sitting.kind === 'person') return nameOf(sitting.player);
  return sitting.kind === 'computer' ? texts().start.levels[sitting.level] : '';
};
