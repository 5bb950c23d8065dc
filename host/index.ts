export { caughtUp, isBehind, pastOf, pushOf } from './catching-up.ts';
export { parseEntries } from './check-entries.ts';
export { clockOf, type Times, upAt } from './clock.ts';
export { COMMANDS, type Command } from './commands/commands.ts';
export { runningLater, seenLater } from './delayed.ts';
export { dueAt, followUp, givenUp, isDue } from './due.ts';
export { type Enacted, enact, type Follow, happen, opened } from './enact.ts';
export { changesGame, type Entry, type Happening, type SeatOffer } from './entries.ts';
export { checkOptions, choosingNow } from './heroes.ts';
export { holiday } from './holiday.ts';
export { apply, tableOf } from './log.ts';
export { byLot, type Lot } from './lot.ts';
export { awaitedPlayers, byUrgency, myGameOf, stirred } from './my-games.ts';
export { gameAt } from './playing.ts';
export { isTooShort, LEAST_ANSWERS, LEAST_TIME, lasted } from './rated.ts';
export { Refused, refuse } from './refused.ts';
export { isPrivate, isToldTo, standingChoice } from './standing.ts';
export { type Around, isThere, stateFor } from './state.ts';
export {
  actingSeat,
  areAllies,
  askedLevel,
  askedSeat,
  hasResult,
  invitedPlayers,
  isOut,
  isPerson,
  personsAt,
  playersAt,
  poolOf,
  recordOf,
  type Seat,
  seatsOf,
  sideOf,
  type Table,
  winnersOf,
} from './table.ts';
export { type Question, questionTo, thought } from './thinking.ts';
export { forced, TOGETHER } from './together/commands.ts';
export { curtainAt } from './together/curtain.ts';
export { playersOf } from './together/players.ts';
export { handTo, newScreen, rewind, type Screen, shownOn } from './together/screen.ts';
export { type Begun, tableTogether } from './together/table.ts';
export { eyesOf, isClosedTo, mayWatchAll, sittingsOf, updateFor } from './update.ts';
