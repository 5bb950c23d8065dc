/** What may be done on a board: what is asked for there, and what a fighter could do where an action is asked for. */
import type { Choice, Prospect, View } from '@peerless/engine';
import type { Update } from '@peerless/protocol';
import { attackOn, fitting, type Intent, maneuverTo, walkTo } from '../intents.ts';
import { picked } from '../picked.ts';

export type Thing = { space: string } | { fighter: string } | { door: string } | { token: number };
/** What a press does: answers, takes a fighter up to be sent somewhere, puts it down, or begins something of several answers. */
export type Deed =
  | { does: 'choose'; choice: Choice }
  | { does: 'take'; fighter: string }
  | { does: 'put' }
  | { does: 'maneuver' | 'walk' | 'attack'; steps: Intent[] };
export interface Offer {
  thing: Thing;
  deed: Deed;
}
/** By what is pressed. */
export type Offers = ReadonlyMap<string, Offer>;
export const NO_OFFERS: Offers = new Map();
export const keyOf = (thing: Thing): string => Object.entries(thing)[0].join(' ');

/** What each fighter could do from where it stands, as far as that is known. */
export type Prospects = ReadonlyMap<string, Prospect>;

/** `taken` is the fighter that the player has taken up. */
export function offersOf(update: Update, taken: string | null, prospects: Prospects): Offers {
  const offers = [
    ...asked(update),
    ...(update.view.waiting?.kind === 'action' ? begun(update, taken, prospects) : onward(update, prospects)),
  ];
  return new Map(offers.map((offer) => [keyOf(offer.thing), offer]));
}
function asked(update: Update): Offer[] {
  const chosen = <Name>(found: Map<Name, Choice>, thing: (name: Name) => Thing): Offer[] =>
    [...found].map(([name, choice]) => ({ thing: thing(name), deed: { does: 'choose', choice } }));
  return [
    ...chosen(picked(update, 'space'), (space) => ({ space })),
    ...chosen(picked(update, 'fighter'), (fighter) => ({ fighter })),
    ...chosen(picked(update, 'door'), (door) => ({ door })),
    ...chosen(picked(update, 'token'), (token) => ({ token })),
  ];
}
/** Fighters of the seat that is asked, on the board. */
export function ownFighters({ view: { fighters, waiting } }: Update): string[] {
  return Object.keys(fighters).filter((name) => fighters[name].seat === waiting?.seat && fighters[name].space !== null);
}
/** An action begun on the board: a fighter is taken up and sent to a space or at an enemy; or an enemy is pressed at once. */
function begun(update: Update, taken: string | null, prospects: Prospects): Offer[] {
  if (!update.answers.length) return [];
  const own = ownFighters(update);
  const offers: Offer[] = own.map((fighter) => ({
    thing: { fighter },
    deed: fighter === taken ? { does: 'put' } : { does: 'take', fighter },
  }));
  const could = taken === null ? undefined : prospects.get(taken);
  if (taken !== null && could && fitting(update, { action: 'maneuver' }).length)
    for (const space of Object.keys(could.ways))
      if (space !== update.view.fighters[taken].space)
        offers.push({ thing: { space }, deed: { does: 'maneuver', steps: maneuverTo(taken, space, could) } });
  if (fitting(update, { action: 'attack' }).length)
    for (const [target, by] of attackers(taken === null ? own : [taken], prospects))
      offers.push({ thing: { fighter: target }, deed: { does: 'attack', steps: attackOn(target, by.length === 1 ? by[0] : undefined) } });
  return offers;
}
/** Whom these could attack, each with those of them who could. */
export function attackers(own: readonly string[], prospects: Prospects): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const name of own) for (const target of prospects.get(name)?.targets ?? []) found.set(target, [...(found.get(target) ?? []), name]);
  return found;
}
/** Spaces further along a move that goes one space at a time. */
function onward(update: Update, prospects: Prospects): Offer[] {
  const { kind, about } = update.view.waiting ?? {};
  const could = kind === 'moveTo' && update.answers.length ? prospects.get(about!.fighter!) : undefined;
  if (!could?.isStepwise) return [];
  const near = picked(update, 'space');
  return Object.keys(could.ways)
    .filter((space) => space !== about!.from && !near.has(space))
    .map((space) => ({ thing: { space }, deed: { does: 'walk', steps: walkTo(could, space) } }));
}

/** Whose tokens are asked about: those of whom the card or the ability belongs to, also where an opponent moves them. */
export function seatOfTokens({ seats, waiting }: View): number {
  const speaker = waiting?.source && 'seat' in waiting.source ? waiting.source.seat : undefined;
  return speaker !== undefined && seats[speaker].tokens.length ? speaker : (waiting?.seat ?? 0);
}

/** Of the space itself, or of who stands there. */
export const offerAt = (offers: Offers, space: string, standing: string | undefined): Offer | undefined =>
  offers.get(keyOf({ space })) ?? (standing === undefined ? undefined : offers.get(keyOf({ fighter: standing })));
