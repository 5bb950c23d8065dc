/** Why the best choice of a hint is better than the next, in one sentence that its numbers bear. */
import type { Measure } from '@peerless/ai';
import { matchOf, type Setup } from '@peerless/engine';
import type { Advice } from '../../host/host.ts';
import { lang, texts } from '../../texts/texts.ts';
import { changed } from './change.ts';

/** The numbers bear out that the first is better: something speaks for it, and its chance is no smaller. */
export const isBorneOut = ([best, second]: readonly Pick<Advice, 'chance' | 'grounds'>[]): boolean =>
  !!best?.grounds?.pros.length && !!second && best.chance > second.chance;

/** For the seat that was advised; empty while nothing is known, and where it is not the numbers that speak for it. */
export function whyBetter(advice: readonly Advice[], setup: Setup, seat: number): string {
  const [best] = advice;
  if (!best?.grounds || !isBorneOut(advice)) return '';
  const { outlook, next, pros, cons } = best.grounds;
  const { why } = texts().play;
  const said = (measure: Measure): string => {
    const isMany = fightersOf(measure, setup, seat) > 1;
    return why.changes[measure]({ ...changed(outlook[measure], next[measure], lang()), isMany });
  };
  return why.until(pros.map(said), cons.map(said));
}
/** How many fighters are counted together. */
function fightersOf(measure: Measure, setup: Setup, seat: number): number {
  const { fighters, allies } = matchOf({ setup });
  const isCounted = (owner: number, isHero: boolean): boolean =>
    ((allies[seat] & (1 << owner)) !== 0) === measure.startsWith('own') && isHero === measure.endsWith('Heroes');
  return measure === 'hand' ? 0 : fighters.filter(({ seat: owner, isHero }) => isCounted(owner, isHero)).length;
}
