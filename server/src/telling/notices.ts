/** What is to be told of a table to those who are not there: noted with what happens, so that it is not lost. */
import { awaitedPlayers, invitedPlayers, isPerson, personsAt, playersAt, type Table, upAt } from '@peerless/host';
import type { Notice } from '../store/store.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Somebody who has gone without a word is taken to be there for so long; as long as a page waits before it says that nobody stirs. */
const LINGERS = 3 * MINUTE;
/** Their time runs short: of days a quarter, and at the least so much. */
const SHORT = 0.25;
const LEAST_SHORT = 2 * HOUR;

/** Milliseconds before the end of their time; null where nobody can come back in time. */
export function shortAt(table: Table): number | null {
  const { times, options } = table;
  if (!times || options.clock.kind !== 'days' || times.seat < 0) return null;
  const left = times.left[times.seat];
  return upAt(times) - Math.max(LEAST_SHORT, left * SHORT);
}

/** `before`: whom the table waited for until now; null: there was none. In quick games those who are there have seen it. */
export function noticesOf(table: Table, before: readonly string[] | null, isHere: (player: string) => boolean, now: number): Notice[] {
  const { kind } = table.options.clock;
  const isSlow = kind === 'days' || kind === 'none';
  const toldAt = (player: string): number | null => (!isHere(player) ? now : isSlow ? now + LINGERS : null);
  const noted = (player: string, what: Notice['what'], due: number | null): Notice[] => (due === null ? [] : [{ player, what, due }]);
  if (table.phase === 'over') return table.start ? playersAt(table).flatMap((player) => noted(player, 'over', toldAt(player))) : [];
  const invited = before ? [] : invitedPlayers(table);
  const challenges = invited.map((player): Notice => ({ player, what: 'challenge', due: now }));
  const awaited = awaitedPlayers(table);
  // Nobody has come to such a table: the players were brought together.
  const isFound = before === null && table.phase === 'choosing' && personsAt(table).length > 1;
  const turns = awaited
    .filter((player) => !before?.includes(player))
    .flatMap((player) => noted(player, isFound ? 'found' : 'turn', toldAt(player)));
  const short = turns.length && isPerson(table, table.times?.seat ?? -1) ? shortAt(table) : null;
  return short === null || short <= now
    ? [...challenges, ...turns]
    : [...challenges, ...turns, ...awaited.map((player): Notice => ({ player, what: 'time', due: short }))];
}
