/** What would have been better at the moment that is looked at, as it is drawn on the table. */
import type { Decision } from '@peerless/ai';
import { type Choice, describe, type Game, type GameRecord } from '@peerless/engine';
import { markOfLine, type RankedMark } from '../play/hints/marks.ts';

/** Choices that lost at least so much are worth a look. */
export const WORTH_A_LOOK = 0.05;
export const loss = ({ before, after }: Decision): number => before - after;
export const isWorthALook = (decision: Decision): boolean => decision.isTurningPoint || loss(decision) >= WORTH_A_LOOK;

export interface Better extends RankedMark {
  /** Of the seat whose choice it was. */
  seat: number;
}
/** Null where what was done was as good as anything. */
export function betterAt(judged: readonly Decision[], seq: number, game: Game): Better | null {
  const found = judged.find(({ at }) => at === seq);
  if (!found || !isWorthALook(found) || found.best[0].choice === found.chosen) return null;
  const { choice } = found.best[0];
  return { ...markOfLine(choice, describe(game, choice), found.line), rank: 1, seat: found.seat };
}

/** The card with which an attack or a scheme went on that was begun there; null where the choice itself names one, or there was none. */
export function cardPlayed({ answers }: GameRecord, games: readonly Game[], at: number): string | null {
  const said = (n: number) => describe(games[n], answers[n] as Choice);
  if (said(at).card !== undefined) return null;
  for (let n = at; n < answers.length && LEADING.includes(said(n).kind); n++)
    if (n > at && said(n).card !== undefined) return said(n).card!;
  return null;
}
/** Questions from the action to its card. */
const LEADING = ['action', 'attackWith', 'target', 'attackCard', 'schemeCard', 'schemeWith'];
