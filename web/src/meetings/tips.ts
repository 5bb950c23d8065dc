/** What newcomers are told at a table, beside what is asked: each thing once, and no two of them in one turn. */
import type { QuestionKind, View } from '@peerless/engine';
import type { Update } from '@peerless/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';
import { met, remember } from '../settings/met.ts';
import { type Meeting, meetingAt, THINGS } from './meetings.ts';

/** A question explained, or something that matters. */
export type Tip = { id: QuestionKind } | Meeting;
export const isMeeting = (tip: Tip): tip is Meeting => 'picture' in tip;

export interface Tips {
  /** What stands beside the question now. */
  told: ReadonlySignal<Tip | null>;
  tell(tip: Tip | null, at: Pick<View, 'turn' | 'seq'>): void;
  /** The player has understood it. */
  end(): void;
  /** Whoever plays on has been told, too. */
  goOn(seq: number): void;
  /** What is to be told now; `explained`: the kinds of questions that may be. */
  at(update: Pick<Update, 'view' | 'told'>, explained: readonly string[]): Tip | null;
}

/** Those of one game. */
export function tips(): Tips {
  const told = signal<Tip | null>(null);
  /** The turn in which something was met last: the next thing waits for another. */
  const lastMet = signal(-1);
  let asked = { turn: -1, seq: -1 };
  const end = (): void => {
    const tip = told.peek();
    if (!tip) return;
    if (isMeeting(tip)) lastMet.value = asked.turn;
    told.value = null;
    remember(tip.id);
  };
  return {
    told,
    tell(tip, { turn, seq }) {
      asked = { turn, seq };
      if (tip?.id !== told.peek()?.id) told.value = tip;
    },
    end,
    goOn(seq) {
      if (seq > asked.seq) end();
    },
    at({ view, told: events }, explained) {
      const kind = view.waiting?.kind;
      if (!kind || !view.choices.length) return null;
      const isNew = !met.value.includes(kind);
      if (isNew && explained.includes(kind)) return { id: kind };
      const isAsked = isNew && kind in THINGS;
      return lastMet.value === view.turn && !isAsked ? null : meetingAt(view, events, met.value);
    },
  };
}
