/** Why the best choice of a hint is better than the next, in words. */
import type { Measure } from '@peerless/ai';
import { matchOf, type Setup } from '@peerless/engine';
import type { Advice } from '../host/host.ts';
import { lang, words } from '../words/words.ts';

/** How something changes with a choice, and with the next best. */
export interface Change {
  isLoss: boolean;
  /** Of several fighters together. */
  isMany: boolean;
  amount: string;
  next: string;
}

/** For the seat that was advised; empty while nothing is known. */
export function whyBetter([best, second]: readonly Advice[], setup: Setup, seat: number): string {
  if (!best?.grounds) return '';
  const { outlook, next, pros, cons } = best.grounds;
  const { why } = words().play;
  const said = (measure: Measure): string => {
    const isLoss = outlook[measure] + next[measure] < 0;
    const amount = (change: number): string => inFigures(isLoss ? -change : change);
    const isMany = fightersOf(measure, setup, seat) > 1;
    return why.changes[measure]({ isLoss, isMany, amount: amount(outlook[measure]), next: amount(next[measure]) });
  };
  if (!pros.length && !cons.length) return why.same;
  const until = why.until(pros.map(said), cons.map(said));
  return !pros.length && best.chance > second.chance ? `${until} ${why.otherwise}` : until;
}
const inFigures = (number: number): string =>
  new Intl.NumberFormat(lang(), { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'negative' }).format(number);

/** How many fighters are counted together. */
function fightersOf(measure: Measure, setup: Setup, seat: number): number {
  const { fighters, allies } = matchOf({ setup });
  const isCounted = (owner: number, isHero: boolean): boolean =>
    ((allies[seat] & (1 << owner)) !== 0) === measure.startsWith('own') && isHero === measure.endsWith('Heroes');
  return measure === 'hand' ? 0 : fighters.filter(({ seat: owner, isHero }) => isCounted(owner, isHero)).length;
}
