/** Computer players at a device: the same game gives the same players. */
import { type Player, player } from '@peerless/ai';
import type { Seed } from '@peerless/engine';
import type { Table } from '../table.ts';

export const playersOf = ({ seats, start, answers }: Pick<Table, 'seats' | 'start' | 'answers'>): (Player | null)[] =>
  seats.map((sitting, seat) =>
    sitting.kind === 'computer' ? player(sitting.level, (shortOf(start!.seed) + 7919 * seat + 104729 * answers.length) % 2 ** 31) : null,
  );

/** Computer players need no more of a long seed. */
const shortOf = (seed: Seed): number => (typeof seed === 'number' ? seed : Number.parseInt(seed.slice(0, 7), 16));
