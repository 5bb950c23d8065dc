/** Computer players at a table: which one is asked what, and how it thinks without keeping others waiting. */
import type { Level, Thought } from '@peerless/ai';
import { type Choice, type Masked, mask } from '@peerless/engine';
import { askedLevel, askedSeat, type Table } from './table.ts';

/** A question to a computer player: what its seat knows, and what an answer must say. */
export interface Question {
  seat: number;
  level: Level;
  at: number;
  masked: Masked;
}
/** The question that waits for a computer player, if one does. */
export function questionTo(table: Table): Question | null {
  const level = askedLevel(table);
  if (level === undefined) return null;
  const seat = askedSeat(table);
  return { seat, level, at: table.askedAt, masked: mask(table.game!, seat) };
}

export interface Pace {
  now(): number;
  /** Thinks so long, then lets others in, for so many milliseconds or as long as it takes. */
  stretch: number;
  breathe(milliseconds: number): Promise<void>;
  /** So long it takes at least; see `paceOf`. */
  lasts: number;
  /** Takes the best so far. */
  isHurried(): boolean;
  /** Its answer is no longer wanted. */
  isFutile(): boolean;
  /** It has thought for so long. */
  tell?(gone: number): void;
}
/** Lets it think to the end, at its pace; undefined if the answer is no longer wanted. */
export async function thought(thinking: Iterator<Thought, Choice>, pace: Pace): Promise<Choice | undefined> {
  const { now, stretch, lasts } = pace;
  const began = now();
  let paused = began;
  let found: Choice | undefined;
  let best: Choice | undefined;
  for (;;) {
    if (found === undefined) {
      const step = thinking.next();
      if (step.done) found = step.value;
      else best = step.value.choice;
    }
    const gone = now() - began;
    if ((found !== undefined && gone >= lasts) || pace.isHurried()) return found ?? best;
    if (found === undefined && now() - paused < stretch) continue;
    pace.tell?.(gone);
    await pace.breathe(found === undefined ? 0 : Math.min(stretch, lasts - gone));
    paused = now();
    if (pace.isFutile()) return undefined;
  }
}
