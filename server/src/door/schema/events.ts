/** What happens in a game, as it is told. */
import { type Event, LAID, TIMINGS, WAYS_OUT } from '@peerless/engine';
import * as v from 'valibot';
import { condition, count, exactly, maybe, name, names, seat, seats, whole } from './exactly.ts';
import { accountItem, action, source } from './view.ts';

const of = <const K extends string, const E extends v.ObjectEntries>(kind: K, entries: E) =>
  v.strictObject({ kind: v.literal(kind), ...entries });
const fighter = name;
const card = name;
const seen = v.optional(names);
const laid = v.picklist(LAID);
const bonus = v.optional(name);

export const event = exactly<Event>()(
  v.variant('kind', [
    of('turn', { seat, turn: count }),
    of('turnEnd', { seat }),
    of('action', { seat, action, number: count }),
    of('gainActions', { seat, actions: whole, source }),
    of('draw', { seat, count, cards: seen }),
    of('exhausted', { seat }),
    of('mulligan', { seat }),
    of('boost', { seat, card, value: whole, of: v.picklist(['maneuver', 'attack', 'defense']) }),
    of('move', { fighter, from: name, to: name, path: seen, by: seat }),
    of('place', { fighter, from: maybe, to: name, by: seat }),
    of('swap', { fighter, with: name }),
    of('takesOver', { fighter, for: name }),
    of('door', { door: name, open: v.boolean(), fighter }),
    of('scheme', { seat, card, fighter }),
    of('attack', { seat, fighter, target: name }),
    of('attack', { seat, fighter, target: name, bonus: name, card, value: whole }),
    of('lay', { seat, as: laid, card: v.optional(name), open: v.optional(v.literal(true)) }),
    of('layNothing', { seat }),
    of('reveal', { seat, as: laid, card, value: v.nullable(whole) }),
    of('effect', { source, at: v.picklist([...TIMINGS, 'ability']) }),
    of('noEffect', { seat, card, cond: condition }),
    of('cancel', { seat, card }),
    of('cannotCancel', { seat, card }),
    of('replace', { seat, card, with: name }),
    of('value', {
      seat,
      card,
      how: v.picklist(['set', 'add', 'boost', 'ignore', 'lock', 'printed']),
      amount: whole,
      source,
      bonus,
    }),
    of('account', { seat, card, bonus, items: v.array(accountItem), value: whole }),
    of('values', { attack: whole, defense: v.nullable(whole), damage: count }),
    of('prevented', { fighter }),
    of('damage', { fighter, amount: whole, health: count, combat: v.boolean(), source }),
    of('recover', { fighter, amount: whole, health: count }),
    of('setHealth', { fighter, health: count }),
    of('defeat', { fighter }),
    of('winner', { seat, fighter, role: v.picklist(['attacker', 'defender']) }),
    of('discard', { seat, card, random: v.optional(v.literal(true)), from: v.picklist(['hand', 'deck', 'play']) }),
    of('look', { seat, at: seat, what: v.picklist(['hand', 'deck']), count, cards: seen }),
    of('showHand', { seat, cards: names }),
    of('show', { seat, card }),
    of('take', { seat, from: v.picklist(['discard', 'deck', 'play']), count, cards: seen }),
    of('putBack', { seat, where: v.picklist(['top', 'bottom']), count, cards: seen }),
    of('shuffle', { seat }),
    of('form', { fighter, form: name }),
    of('counter', { seat, counter: name, count }),
    of('token', { seat, token: name, from: maybe, to: maybe }),
    of('return', { fighter, space: name, health: count }),
    of('leave', { fighter }),
    of('number', { seat, number: whole }),
    of('opponent', { seat, opponent: seat }),
    of('eliminate', { seat, why: v.picklist(WAYS_OUT) }),
    of('over', { winners: seats, why: v.picklist(['heroDefeated', 'conceded', 'outOfTime', 'turnLimit']) }),
  ]),
);
