/** For tests about where fighters can go: positions by space, and what is offered by name. */
import type { Position } from '@peerless/engine';
import type { Table } from './table.ts';

/** Each fighter on its space; null: defeated. */
export const standing = (places: Record<string, string | null>): Position['fighters'] =>
  Object.fromEntries(Object.entries(places).map(([name, space]) => [name, space === null ? { health: 0 } : { space }]));

const number = (space: string): number => Number(space.slice(1));
export const inOrder = (spaces: Iterable<string>): string[] => [...new Set(spaces)].sort((a, b) => number(a) - number(b));

/** The spaces, fighters and doors that may be chosen now. */
export const spaces = (table: Table): string[] => inOrder(table.legal().flatMap(({ space }) => space ?? []));
export const fighters = (table: Table): string[] =>
  table
    .legal()
    .flatMap(({ fighter, space, door, pass }) => (fighter && !space && !door && !pass ? fighter : []))
    .sort();
export const doors = (table: Table): string[] => table.legal().flatMap(({ door }) => door ?? []);

/** Plays a scheme from hand. */
export const play = (table: Table, card: string): Table => table.choices({ action: 'scheme' }, { card });
/** Begins a maneuver without a boost. */
export const maneuver = (table: Table): Table => table.choices({ action: 'maneuver' }, { kind: 'boostManeuver', pass: true });
/** Begins a maneuver without a boost, with this fighter. */
export const walk = (table: Table, fighter: string): Table => maneuver(table).choose({ kind: 'moveWhom', fighter });
