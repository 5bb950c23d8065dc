/** The game at a table as each viewer is told of it: never more than they may know. */
import { type Eyes, type Heard, type PlayerCard, type Sitting, shownTo, toldTo, type Update } from '@peerless/protocol';
import { actingSeat, heldWith, isOut, seatsOf, type Table } from './table.ts';

export const sittingsOf = (table: Table, card: (player: string) => PlayerCard): Sitting[] =>
  table.seats.map((seat) => {
    if (seat.kind === 'computer') return { kind: 'computer', level: seat.level };
    if (seat.kind !== 'person') return { kind: 'person' };
    const { id, name, emblem } = card(seat.player);
    return { kind: 'person', name, player: id, emblem };
  });

/** Whose eyes a player looks through: those of the own seat that acts; nothing is hidden once the game is over. */
export function eyesOf(table: Table, player: string | null): Eyes {
  if (table.phase === 'over') return 'all';
  const seat = actingSeat(table, player);
  return seat < 0 ? 'spectator' : seat;
}

/** A game that nobody may watch is closed to all who do not sit there, for as long as it is played. */
export const isClosedTo = (table: Table, player: string | null): boolean =>
  table.phase === 'playing' && table.options.watching === 'nobody' && !seatsOf(table, player).length;

/** Every hand some minutes later is for those who watch, and for those who are out and have no ally left to help. */
export function mayWatchAll(table: Table, player: string): boolean {
  const { mode, watching } = table.options;
  const isOutside = seatsOf(table, player).every((seat) => mode !== 'teams' && isOut(table, seat));
  return table.phase === 'over' || (watching === 'delayed' && isOutside);
}

/** The game as these eyes see it; `heard` is all that happened, or what is new. */
export function updateFor(table: Table, by: Eyes, heard: readonly Heard[], isWhole: boolean, seats: Sitting[]): Update {
  const told = toldTo(heard, by);
  const isSeated = typeof by === 'number' && table.phase === 'playing';
  return {
    id: table.id,
    ...shownTo(table.game!, by),
    seats,
    length: table.answers.length,
    told,
    isWhole,
    news: isWhole ? 0 : told.length,
    curtain: null,
    undo: isSeated && !table.options.rated && heldWith(table, by).some((seat) => table.answeredBy.includes(seat)) ? 'ask' : null,
    redo: false,
  };
}
