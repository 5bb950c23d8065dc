/** The computer players at the device. */
import { paceOf, type Thought } from '@peerless/ai';
import type { Choice } from '@peerless/engine';
import { type Happening, personsAt, questionTo, thought } from '@peerless/host';
import { TELL_EVERY } from './advice.ts';
import type { Sitting } from './sitting.ts';
import type { Surroundings } from './surroundings.ts';

/** Thinking goes on this long before messages are let in. */
const STRETCH = 10;

/** The answer of the computer player that is asked, at its pace unless the player wants it now; null if none is asked, or it is no longer wanted. Where nobody plays there is nothing to hide. */
export async function computerAnswer(sitting: Sitting, { now, breathe, tell }: Surroundings): Promise<Happening | null> {
  const { table, players, ruling, epoch } = sitting;
  const question = questionTo(table);
  if (!question) return null;
  const { seat, level, masked } = question;
  const of = paceOf(level);
  sitting.isHurried = false;
  let spoke = now();
  const rule = ruling?.(table.game!, seat) ?? null;
  const choice = await thought(rule === null ? players[seat]!.think(masked, {}, now) : known(rule), {
    now,
    stretch: STRETCH,
    breathe,
    lasts: personsAt(table).length ? of : 0,
    isHurried: () => sitting.isHurried,
    isFutile: () => sitting.epoch !== epoch,
    tell(gone) {
      if (now() - spoke < TELL_EVERY) return;
      tell({ thinking: { seat, gone, of } });
      spoke = now();
    },
  });
  if (choice === undefined || sitting.epoch !== epoch) return null;
  tell({ thinking: null });
  return { do: 'answer', seat, choice };
}

/** Nothing has to be thought about. */
const known = (value: Choice): Iterator<Thought, Choice> => ({ next: () => ({ done: true, value }) });
