/** Where on the table a choice is: on the board, in the hand, or on a button. */
import type { Step } from '@peerless/ai';
import { type Choice, type Described, kindOfChoice } from '@peerless/engine';
import type { Thing } from '../board/offers.ts';

export interface Mark {
  /** What is ringed on the board. */
  thing: Thing | null;
  /** The fighter from whom an arrow leads there. */
  from: string | null;
  card: string | null;
}
export interface RankedMark extends Mark {
  /** The best is 1. */
  rank: number;
}
const NOWHERE: Mark = { thing: null, from: null, card: null };

/** Told by what is picked; the rest of the description says about what. */
export function markOf(choice: Choice, { kind, fighter, target, space, door, token, card }: Described): Mark {
  switch (kindOfChoice(choice)) {
    case 'space':
      return { ...NOWHERE, thing: { space: space! }, from: fighter ?? null };
    case 'fighter':
      return kind === 'target'
        ? { ...NOWHERE, thing: { fighter: target! }, from: fighter ?? null }
        : { ...NOWHERE, thing: { fighter: fighter! } };
    case 'door':
      return { ...NOWHERE, thing: { door: door! } };
    case 'token':
      return { ...NOWHERE, thing: { token: token! } };
    case 'card':
      return { ...NOWHERE, card: card! };
    default:
      return NOWHERE;
  }
}

/** Where it is itself, or else what it is meant for: the first way that it leads, or the last place on the board that it comes to, and its first card. */
export function markOfLine(choice: Choice, said: Described, line: readonly Step[] = []): Mark {
  const own = markOf(choice, said);
  if (own.thing || own.card !== null) return own;
  const next = line.map((step) => markOf(step.choice, step.said));
  const { thing, from } = next.find((each) => each.from !== null) ?? next.findLast((each) => each.thing !== null) ?? NOWHERE;
  return { thing, from, card: next.find(({ card }) => card !== null)?.card ?? null };
}
