/** Answers that stand: given by their owner before the question, which then need not wait for them. Nobody else learns of them. */
import { choices, explain, type Game, inBrief } from '@peerless/engine';
import type { StandingAnswer } from '@peerless/protocol';
import type { Entry, Happening } from './entries.ts';
import type { Table } from './table.ts';

/** Which of them answers what is asked now, and how; null if the seat has to be asked. */
export function standingChoice(
  game: Game,
  standing: readonly StandingAnswer[],
): Pick<Happening & { do: 'answer' }, 'choice' | 'standing'> | null {
  const question = standing.length ? explain(game) : null;
  if (question?.kind !== 'defense') return null;
  const { fighter, target } = question.about;
  const legal = choices(game).map((choice) => ({ choice, card: inBrief(game, choice).card ?? null }));
  for (const [place, { by, on, card }] of standing.entries()) {
    if ((by !== null && by !== fighter) || (on !== null && on !== target)) continue;
    const found = legal.find((each) => each.card === card);
    if (found) return { choice: found.choice, standing: place };
  }
  return null;
}

/** A card that was played does not stand any more; to play none goes on standing. */
export function haveAnswered({ standing, stood, answers }: Table, seat: number, place: number): void {
  stood.push(answers.length);
  if (standing[seat][place].card !== null) standing[seat] = standing[seat].filter((_, other) => other !== place);
}

/** Only its owner is told of such an entry, in whatever way: neither that it was made, nor when. */
export const isPrivate = ({ do: what }: Entry): boolean => what === 'standing';
export const isToldTo = (entry: Entry, mine: readonly number[]): boolean => entry.do !== 'standing' || mine.includes(entry.seat);
