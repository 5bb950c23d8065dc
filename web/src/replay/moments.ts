/** Every moment of a recorded game, and what was told on the way. */
import { answer, type Choice, clone, type Event, type Game, type GameRecord, newGameFrom, parseRecord, replay } from '@peerless/engine';
import { type Heard, toldOnTime } from '@peerless/protocol';

export interface Moments {
  /** The game after so many answers. */
  games: Game[];
  heard: Heard[];
  /** After how many answers turns and actions began, in order. */
  turns: number[];
  actions: number[];
}

/** Refuses a record that cannot be played. */
export function momentsOf(record: GameRecord, outOfTime: readonly number[] = []): Moments {
  replay(record);
  const kept = parseRecord(record);
  const heard: Heard[] = [];
  let seq = 0;
  const hear = (event: Event, sees: number): void => {
    heard.push({ event: outOfTime.includes(seq) ? toldOnTime(event) : event, sees, seq });
  };
  const game = newGameFrom(kept, hear);
  const games = [clone(game)];
  for (const each of kept.answers) {
    seq++;
    answer(game, each as Choice, hear);
    games.push(clone(game));
  }
  const begins = (...kinds: Event['kind'][]): number[] => [
    ...new Set(heard.filter(({ event }) => kinds.includes(event.kind)).map((each) => each.seq)),
  ];
  return { games, heard, turns: begins('turn'), actions: begins('turn', 'action') };
}

/** The next of them in a direction, or the end. */
export const nextOf = (marks: readonly number[], seq: number, way: 1 | -1, last: number): number =>
  way > 0 ? (marks.find((mark) => mark > seq) ?? last) : (marks.findLast((mark) => mark < seq) ?? 0);
