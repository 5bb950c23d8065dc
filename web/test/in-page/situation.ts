/** How a game stands for whoever plays by hand: what may be pressed now, and where. */
import { offers, type Point, pointOn } from './reach.ts';
import { isScrolledAway, isShown, kindOf, saidBy } from './seen.ts';

export interface Offer {
  kind: string;
  said: string;
  /** Where it can be touched; null if something lies over it, or it is out of sight. */
  point: Point | null;
  isScrolledAway: boolean;
  /** The space it is, on the board. */
  space: string | null;
  /** It has been taken up, or one more press will do it. */
  isPressed: boolean;
}
export interface Situation {
  /** How many answers there were before what is asked, which is asked while it is still shown what led to it. */
  seq: number;
  isOver: boolean;
  /** What is asked, or told. */
  asked: string;
  offers: Offer[];
}

/** Scrolls to what lies in a list that scrolls, as anybody would; where it can be touched then. */
export function bring(offer: number): Point | null {
  const element = offers()[offer];
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return element ? pointOn(element) : null;
}

export const situation = (): Situation => ({
  seq: Number(document.querySelector('.flights[data-asked]')?.getAttribute('data-asked') ?? -1),
  isOver: [...document.querySelectorAll('[data-part="result"]')].some(isShown),
  asked: document.querySelector('[data-part="prompt"]')?.textContent?.trim() ?? '',
  offers: offers().map((element) => ({
    kind: kindOf(element),
    said: saidBy(element),
    point: isScrolledAway(element) ? null : pointOn(element),
    isScrolledAway: isScrolledAway(element),
    space: element.getAttribute('data-space'),
    isPressed: element.matches('[aria-pressed="true"], [data-lifted="true"]'),
  })),
});

/** What tells one situation from another; what a pointer that only lies there changes does not. */
const signature = ({ seq, isOver, asked, offers: all }: Situation): string =>
  `${seq} ${isOver} ${asked} ${all.map(({ kind, space, isPressed }) => [kind, space, isPressed].join(' ')).join()}`;
const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Where everything is. */
const places = ({ offers: all }: Situation): string => all.map(({ point }) => `${point?.x} ${point?.y}`).join();

/** The next situation in which something may be pressed, or the game is over, once nothing moves any more; what it was at last if that takes too long. */
export async function nextSituation(before: Situation | null, milliseconds: number): Promise<{ now: Situation; isNew: boolean }> {
  let last: Situation | null = null;
  const started = performance.now();
  for (let since = started; ; await frame()) {
    const now = situation();
    const isNew = before === null || signature(now) !== signature(before);
    if (last === null || signature(last) !== signature(now) || places(last) !== places(now)) since = performance.now();
    const isStill = performance.now() - since > STILL;
    if (isNew && isStill && (now.isOver || now.offers.length)) return { now, isNew };
    if (performance.now() - started > milliseconds) return { now, isNew };
    last = now;
  }
}
/** Milliseconds without a change: what a press could do is found out a moment after the question is shown. */
const STILL = 80;
