/** Plays by hand: presses what is offered where it can really be touched, by mouse or finger, and looks whether that did anything. */
import type { Page } from 'playwright-core';
import type { InPage } from './in-page/index.ts';
import type { Offer, Situation } from './in-page/situation.ts';

declare const inPage: InPage;

export interface Hands {
  page: Page;
  isTouched: boolean;
  roll(below: number): number;
}
/** How a game by hand went. */
export interface Played {
  presses: number;
  /** The space that answered the question after so many answers; null for another thing. */
  answeredBy: Map<number, string | null>;
  problems: string[];
  isOver: boolean;
}

/** Milliseconds until a press shows, and until somebody else has answered. */
const SHOWS = 4_000;
const ANSWERS = 20_000;
const ON_ITS_WAY = 400;
/** Presses without an answer: a finger looks at things before it uses them, and changes its mind. */
const MOST_LOOKS = 25;
const MOST_PRESSES = 3_000;

export async function playByHand(hands: Hands): Promise<Played> {
  const played: Played = { presses: 0, answeredBy: new Map(), problems: [], isOver: false };
  let { now } = await next(hands, null, ANSWERS);
  let last: string | null = null;
  for (let looks = 0; !now.isOver && played.presses < MOST_PRESSES; ) {
    const problem = problemOf(now, looks);
    if (problem) {
      played.problems.push(`${problem}, asked: ${now.asked}`);
      break;
    }
    const place = meant(now, looks ? last : null, hands);
    last = now.offers[place].space;
    const after = await pressed(hands, now, place, played);
    looks = after.seq === now.seq ? looks + 1 : 0;
    now = after;
  }
  return { ...played, isOver: now.isOver };
}

/** Anything at random; as often as not the space or the card that was looked at is meant. */
function meant({ offers }: Situation, looked: string | null, { roll }: Hands): number {
  const again = offers.findIndex(({ space, isPressed }) => (space === null ? isPressed : space === looked));
  return again >= 0 && roll(2) ? again : roll(offers.length);
}
function problemOf({ offers }: Situation, looks: number): string | null {
  if (!offers.length) return 'stuck: nothing is offered';
  const hidden = offers.filter(({ point, isScrolledAway }) => !point && !isScrolledAway);
  if (hidden.length) return `out of reach: ${hidden.map(said).join(', ')}`;
  return looks > MOST_LOOKS ? `stuck: nothing that is pressed answers (${offers.map(said).join(', ')})` : null;
}
const said = (offer: Offer): string => `${offer.kind} “${offer.said}”`;

async function pressed(hands: Hands, now: Situation, place: number, played: Played): Promise<Situation> {
  const offer = now.offers[place];
  const point = offer.point ?? (await hands.page.evaluate((which) => inPage.bring(which), place));
  if (!point) {
    played.problems.push(`out of reach, scrolled or not: ${said(offer)}`);
    return now;
  }
  const { x, y } = point;
  if (hands.isTouched) await hands.page.touchscreen.tap(x, y);
  else await hands.page.mouse.click(x, y);
  played.presses++;
  played.answeredBy.set(now.seq, offer.space);
  const first = await next(hands, now, SHOWS);
  if (!first.isNew) played.problems.push(`a press does nothing: ${said(offer)}, asked: ${now.asked}`);
  // An answer may be on its way while what was pressed shows already; what is taken up sends none.
  const hasTaken = (each: Situation): boolean => each.offers.some(({ isPressed }) => isPressed);
  const isTakenUp = hasTaken(first.now) && !hasTaken(now);
  const shown = first.now.seq === now.seq && !isTakenUp ? (await next(hands, first.now, ON_ITS_WAY)).now : first.now;
  return shown.isOver || shown.offers.length ? shown : (await next(hands, shown, ANSWERS)).now;
}
const next = ({ page }: Hands, before: Situation | null, milliseconds: number): ReturnType<InPage['nextSituation']> =>
  page.evaluate(([was, most]) => inPage.nextSituation(was, most), [before, milliseconds] as const);
