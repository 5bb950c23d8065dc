/** What the other seats of a lesson do. */
import { type Choice, choices, type Game, view } from '@peerless/engine';
import { type Lesson, ruled } from '@peerless/engine/lessons';

/** What a seat does by the rules of a lesson; null: its computer player decides. */
export type Ruling = (game: Game, seat: number) => Choice | null;

/** By what the seat sees, and nothing else. */
export const rulingBy =
  (lesson: Lesson): Ruling =>
  (game, seat) => {
    const seen = view(game, seat);
    const place = ruled(lesson, seen, seen.choices);
    return place === null ? null : choices(game)[place];
  };
