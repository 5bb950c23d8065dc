/** A game at one device: people take turns at it, computer players answer by themselves. */
import { hint } from '@peerless/ai';
import { asked, mask, parseRecord, prospect, whyNot } from '@peerless/engine';
import type { Lesson } from '@peerless/engine/lessons';
import { askedSeat, curtainAt, forced, type Happening, handTo, isPerson, pastOf, Refused, type Table, TOGETHER } from '@peerless/host';
import { advised, TELL_EVERY } from './advice.ts';
import { computerAnswer } from './computer.ts';
import type { Calls, Kept } from './host.ts';
import { rulingBy } from './ruling.ts';
import { keep, make, type Sitting, show, sittingAt } from './sitting.ts';
import type { Surroundings } from './surroundings.ts';

export interface DeviceCalls extends Calls {
  /** Takes a game up where it was left; in a lesson the others play by its rules. */
  open(kept: Kept, lesson?: Lesson): Promise<void>;
}

export function device(surroundings: Surroundings): DeviceCalls {
  let sitting: Sitting;
  /** False if it may not happen; else what follows is shown by and by. */
  const act = (command: (table: Table) => Happening): boolean => {
    try {
      make(sitting, command(sitting.table));
    } catch (problem) {
      if (problem instanceof Refused) return false;
      throw problem;
    }
    return true;
  };
  const goOn = (): void => void goOnFrom(sitting, surroundings);

  return {
    async open(kept, lesson) {
      const opened = sittingAt({ ...kept, record: parseRecord(kept.record) }, lesson ? rulingBy(lesson) : null);
      if (sitting) sitting.epoch++;
      sitting = opened;
      goOn();
    },
    async answer(seq, choice) {
      const isDone = act((table) => TOGETHER.answer(table, seq, choice));
      if (isDone) goOn();
      return isDone;
    },
    async concede(seat) {
      if (act((table) => TOGETHER.concede(table, seat))) goOn();
    },
    async face(seat) {
      handTo(sitting.screen, seat);
      show(sitting, surroundings);
    },
    async undo() {
      if (!act((table) => TOGETHER.takeBack(table, sitting.screen.heard))) return;
      show(sitting, surroundings);
      keep(sitting, surroundings);
    },
    async redo() {
      if (act(TOGETHER.redo)) goOn();
    },
    async hurry() {
      sitting.isHurried = true;
    },
    advise: () => advise(sitting, surroundings),
    async prospect(fighter, card) {
      return prospect(sitting.table.game!, fighter, card);
    },
    async why(thing) {
      const game = sitting.table.game!;
      return game.over ? { why: 'gameOver' } : whyNot(game, asked(game), thing);
    },
    async past(seq, eyes) {
      return pastOf(sitting.table, seq, eyes, () => sitting.kept.seats);
    },
  };
}

/** Answers for computer players, and where a person has no choice, until a person has one. */
async function goOnFrom(sitting: Sitting, surroundings: Surroundings): Promise<void> {
  for (;;) {
    show(sitting, surroundings);
    keep(sitting, surroundings);
    const next = forced(sitting.table) ?? (await computerAnswer(sitting, surroundings));
    if (!next) return;
    make(sitting, next);
  }
}

/** Looks for the best few choices of the seat that is asked, and tells of them bit by bit. */
async function advise(sitting: Sitting, { now, tell, breathe }: Surroundings): Promise<void> {
  const { table, screen, epoch } = sitting;
  const seat = askedSeat(table);
  // A hint says what is in the hand of the seat that is asked.
  if (!isPerson(table, seat) || curtainAt(table, screen.facing) !== null) return;
  const looking = hint(mask(table.game!, seat));
  for (let paused = now(); ; ) {
    const { done = false, value } = looking.next();
    if (!done && now() - paused < TELL_EVERY) continue;
    if (sitting.epoch !== epoch) return;
    tell(advised(table.game!, value, done));
    if (done) return;
    await breathe();
    paused = now();
  }
}
