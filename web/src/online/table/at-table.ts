/** The online table that a part of the screen belongs to. */
import type { SeatState, TableState } from '@peerless/protocol';
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

export const whoSits = ({ sitting }: SeatState): string => {
  if (sitting.kind === 'person') return nameOf(sitting.player);
  return sitting.kind === 'computer' ? texts().start.levels[sitting.level] : '';
};
