/** A game by numbers, with all that is hidden masked: what a program needs to think ahead with the engine. */
import type { Game, Masked, Setup } from '@peerless/engine';
import * as v from 'valibot';
import { exactly, whole } from './exactly.ts';
import { setup } from './view.ts';

const numbers = v.array(whole);
/** Each of these is a number. */
const numbered = <const K extends string>(...names: K[]) =>
  Object.fromEntries(names.map((name) => [name, whole])) as { [N in K]: typeof whole };

const side = v.strictObject({
  ...numbered('seat', 'fighter', 'card', 'text', 'boost', 'bonus', 'open', 'named', 'printed', 'base', 'baseSet', 'delta'),
  ...numbered('ignored', 'lock', 'canceled', 'next', 'holding', 'item', 'final'),
  replaced: numbers,
  boosts: numbers,
  account: numbers,
});
const combat = v.strictObject({
  attack: side,
  defense: side,
  ...numbered('revealed', 'prevented', 'sentTo', 'dealt', 'winner', 'mainDefense', 'action'),
});
const seat = v.strictObject({
  hand: numbers,
  seen: numbers,
  deck: numbers,
  discard: numbers,
  tokens: numbers,
  ...numbered('out', 'conceded', 'turns', 'form', 'counter', 'startedOnToken', 'fixedValue'),
});
const frame = v.strictObject(
  numbered(
    ...(['block', 'pc', 'step', 'slot1', 'slot2', 'slot3', 'you', 'by', 'them', 'side', 'me', 'it'] as const),
    ...(['thatCard', 'thatSpace', 'spaceBefore', 'thatMany', 'felled', 'struck', 'passed'] as const),
    ...(['source', 'root', 'optional', 'otherwise', 'picks'] as const),
  ),
);
const game = exactly<Game>()(
  v.strictObject({
    setup: setup satisfies v.GenericSchema<Setup>,
    key: v.nullable(numbers),
    ...numbered('rng', 'seq', 'turn', 'active', 'actions', 'actionNumber', 'turnEnded', 'over', 'winners', 'doors'),
    fate: numbers,
    space: numbers,
    health: numbers,
    turnStart: numbers,
    seats: v.array(seat),
    combats: v.array(combat),
    limbo: numbers,
    wounds: numbers,
    picks: numbers,
    todo: v.array(frame),
  }),
);
export const masked = exactly<Masked>()(v.strictObject({ state: game, putBack: v.array(numbers) }));
