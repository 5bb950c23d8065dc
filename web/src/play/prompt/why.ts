/** Why the best choice of a hint is better than the next, in words. */
import type { Measure } from '@peerless/ai';
import { matchOf, type Setup } from '@peerless/engine';
import type { Advice } from '../../host/host.ts';
import { lang, texts } from '../../texts/texts.ts';
import { changed } from './change.ts';

/** For the seat that was advised; empty while nothing is known. */
export function whyBetter([best, second]: readonly Advice[], setup: Setup, seat: number): string {
  if (!best?.grounds) return '';
  const { outlook, next, pros, cons } = best.grounds;
  const { why } = texts().play;
  const said = (measure: Measure): string => {
    const isMany = fightersOf(measure, setup, seat) > 1;
    return why.changes[measure]({ ...changed(outlook[measure], next[measure], lang()), isMany });
  };
  if (!pros.length && !cons.length) return why.same;
  const until = why.until(pros.map(said), cons.map(said));
  return !pros.length && best.chance > second.chance ? `${until} ${why.otherwise}` : until;
}
/** How many fighters are counted together. */
function fightersOf(measure: Measure, setup: Setup, seat: number): number {
  const { fighters, allies } = matchOf({ setup });
  const isCounted = (owner: number, isHero: boolean): boolean =>
    ((allies[seat] & (1 << owner)) !== 0) === measure.startsWith('own') && isHero === measure.endsWith('Heroes');
  return measure === 'hand' ? 0 : fighters.filter(({ seat: owner, isHero }) => isCounted(owner, isHero)).length;
}
