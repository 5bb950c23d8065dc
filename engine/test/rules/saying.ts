/** For tests of single words: red says one in a scheme or a combat, and what became of it. */
import {
  type Amount,
  afterCombat,
  type Condition,
  card,
  damage,
  draw,
  type Effect,
  each,
  type Filter,
  fighters,
  type Position,
  pickSpace,
  type SpaceFilter,
  scheme,
  space,
  when,
} from '@peerless/engine';
import { playScheme } from './acting.ts';
import { attack, type Corner, defense, type Fight, fight } from './fight.ts';

export const trick = (...does: Effect[]) => card('trick', { type: 'scheme', boost: 1, copies: 1, by: 'hero' }, scheme(...does));
/** Red's hero has played a scheme that says this. */
export function inScheme(does: readonly Effect[], red: Corner = {}, blue: Corner = {}, position: Position = {}, board?: string): Fight {
  const scene = fight({ ...red, cards: [trick(...does), ...(red.cards ?? [])] }, blue, position, board);
  playScheme(scene, 'trick');
  return scene;
}
const drawn = (scene: Fight): number => {
  const told = scene.settled().story('draw');
  return told.length ? Number(told[0].split(' ').at(-1)) : 0;
};
/** Did the claim hold? Red draws a card then. */
export const heldInScheme = (claim: Condition, red?: Corner, blue?: Corner, position?: Position, board?: string): boolean =>
  drawn(inScheme([when(claim, draw(1))], red, blue, position, board)) === 1;
/** The number that an amount came to. */
export const counted = (amount: Amount, red?: Corner, blue?: Corner, position?: Position, board?: string): number =>
  drawn(inScheme([draw(amount)], red, blue, position, board));
/** Whom a filter meant: they took damage. */
export const meant = (by: Filter, red?: Corner, blue?: Corner, position?: Position, board?: string): string[] => {
  const scene = inScheme([damage(each(fighters(by)), 1)], red, blue, position, board).settled();
  const called = (name: string): string => (name === scene.red ? 'red' : name === scene.blue ? 'blue' : name);
  return scene.story('damage').map((told) => called(told.replace(' takes 1', '')));
};
/** The spaces that are meant; before, other words may be said. */
export const spacesMeant = (by: SpaceFilter, red?: Corner, position?: Position, board?: string): string[] => {
  const scene = inScheme([pickSpace(space(by))], red, {}, position, board);
  const found = scene.legal().map((each) => each.space!);
  scene.choose({ space: found[0] }).settled();
  return found;
};
/** Did the claim hold for red after an attack of so much, against a defense of so much or none? */
export function heldAfterAttack(claim: Condition, value: number, guard: number | null): boolean {
  const scene = fight({ cards: [attack('blow', value, afterCombat(when(claim, draw(1))))] }, { cards: [defense('ward', guard ?? 1)] });
  return drawn(scene.strike('blow', guard === null ? null : 'ward')) === 1;
}
/** The same for blue, who defends. */
export function heldAfterDefense(claim: Condition, value: number, guard: number): boolean {
  const scene = fight({ cards: [attack('blow', value)] }, { cards: [defense('ward', guard, afterCombat(when(claim, draw(1))))] });
  return drawn(scene.strike('blow', 'ward')) === 1;
}
