import '@peerless/boards';
import { type Setup, scene, type View, view } from '@peerless/engine';
import { HEROES } from '@peerless/heroes';
import { describe, expect, it } from 'vitest';
import { rules } from '../learn/rules/en.ts';
import { placeOf } from '../learn/topics.ts';
import { heroNamed } from '../look/known.ts';
import { heroMeeting, heroMet, meetingAt, THING_IDS, THINGS } from './meetings.ts';

const DUEL: Setup = { board: 'marmoreal', heroes: ['medusa', 'sinbad'], mode: 'duel' };
type Position = NonNullable<Parameters<typeof scene>[1]>;
const seen = (setup: Partial<Setup> = {}, position: Position = {}): View =>
  view(scene({ ...DUEL, ...setup }, { ...position, seats: position.seats ?? [{ hand: ['feint'] }] }), 0);
const others = (...met: string[]): string[] =>
  [...THING_IDS, ...HEROES.map(({ id }) => heroMeeting(id).id)].filter((id) => !met.includes(id));
const meets = (id: string, at: View): boolean => meetingAt(at, others(id))?.id === id;

describe('something is met for the first time', () => {
  it('leads to the rules', () => {
    for (const id of THING_IDS) expect(placeOf(THINGS[id].topic, rules), id).not.toBeNull();
    for (const { id } of HEROES) expect(placeOf(heroMeeting(id).topic, rules), id).not.toBeNull();
  });
  it('once', () => {
    const at = seen({ mode: 'duel', board: 'heorot' });
    expect(meetingAt(at, [])!.id).toBe('doors');
    expect(meetingAt(at, ['doors'])!.id).not.toBe('doors');
    expect(meetingAt(at, others())).toBeNull();
  });
  it('by whoever is asked, with their own eyes', () => {
    const game = scene(DUEL, { seats: [{ hand: ['feint'] }] });
    expect(meetingAt(view(game, 0), [])).not.toBeNull();
    expect(meetingAt(view(game, 1), [])).toBeNull();
    expect(meetingAt(view(game, 'spectator'), [])).toBeNull();
    expect(meetingAt(view(game, 'all'), [])).toBeNull();
  });
  it('when there are more than seven cards in hand', () => {
    const hand = ['feint', 'feint', 'feint', 'dash', 'dash', 'dash', 'snipe', 'snipe'];
    expect(meets('handLimit', seen({}, { seats: [{ hand }] }))).toBe(true);
    expect(meets('handLimit', seen({}, { seats: [{ hand: hand.slice(1) }] }))).toBe(false);
  });
  it('when the deck lasts two more cards', () => {
    const deck = ['dash', 'snipe', 'snipe'];
    const left = (cards: string[]): View => seen({}, { seats: [{ hand: ['feint'], deck: cards, rest: 'discard' }] });
    expect(meets('exhaustion', left(deck))).toBe(false);
    expect(meets('exhaustion', left(deck.slice(1)))).toBe(true);
  });
  it('on boards that have it', () => {
    expect(meets('doors', seen({ board: 'heorot' }))).toBe(true);
    expect(meets('passages', seen({ board: 'baskerville-manor' }))).toBe(true);
    expect(meets('highGround', seen({ board: 'hanging-gardens' }))).toBe(true);
    for (const id of ['doors', 'passages', 'highGround']) expect(meets(id, seen()), id).toBe(false);
  });
  it('with heroes that have it', () => {
    const foggy: Position = { seats: [{ hand: ['feint'] }, { tokens: ['s4', null, null] }] };
    expect(meets('fog', seen({ heroes: ['medusa', 'invisible-man'] }, foggy))).toBe(true);
    expect(meets('forms', seen({ heroes: ['medusa', 'alice'] }))).toBe(true);
    for (const id of ['fog', 'forms']) expect(meets(id, seen()), id).toBe(false);
  });
  it('when more than two play', () => {
    expect(meets('teams', seen({ heroes: ['medusa', 'sinbad', 'alice', 'achilles'], mode: 'teams' }))).toBe(true);
    expect(meets('freeForAll', seen({ heroes: ['medusa', 'sinbad', 'alice'], mode: 'freeForAll' }))).toBe(true);
    for (const id of ['teams', 'freeForAll']) expect(meets(id, seen()), id).toBe(false);
  });
  it('in combat: a bonus attack, what is canceled, two texts in their order', () => {
    const at = seen();
    const side = {
      seat: 0,
      fighter: 'medusa',
      card: 'gaze-of-stone',
      boost: null,
      bonus: null,
      named: null,
      canceled: false,
      value: 2,
      account: [],
    };
    const fight = (attack: object, defense: object = {}, revealed = true): View => ({
      ...at,
      combats: [
        {
          attack: { ...side, ...attack },
          defense: { ...side, seat: 1, fighter: 'sinbad', card: 'leap-away', ...defense },
          revealed,
          winner: null,
        },
      ],
    });
    expect(meets('timing', fight({}))).toBe(true);
    expect(meets('timing', fight({}, {}, false))).toBe(false);
    expect(meets('timing', fight({}, { card: null }))).toBe(false);
    expect(meets('bonusAttack', fight({ bonus: 'bite' }))).toBe(true);
    expect(meets('canceling', fight({}, { canceled: true }))).toBe(true);
    for (const id of ['bonusAttack', 'canceling']) expect(meets(id, fight({})), id).toBe(false);
  });
  it('where it lies: in the panel of whoever it concerns, on the board, in the combat', () => {
    const met = (id: string, at: View): string | null => meetingAt(at, others(id))!.lies;
    const hand = ['feint', 'feint', 'feint', 'dash', 'dash', 'dash', 'snipe', 'snipe'];
    expect(met('handLimit', seen({}, { seats: [{ hand }] }))).toBe('.seat[data-seat="0"] [data-pile="hand"]');
    expect(met('forms', seen({ heroes: ['medusa', 'alice'] }))).toContain('.seat[data-seat="1"] .form');
    expect(met('teams', seen({ heroes: ['medusa', 'sinbad', 'alice', 'achilles'], mode: 'teams' }))).toContain('[data-seat="2"]');
    expect(met('hero:sinbad', seen())).toContain('[data-seat="1"]');
  });
  it.each(HEROES.map(({ id }) => [id]))('of every hero: %s', (hero) => {
    const other = hero === 'sinbad' ? 'medusa' : 'sinbad';
    const at = view(scene({ ...DUEL, heroes: [hero, other] }, { seats: [{ hand: [heroNamed(hero).deck[0].id] }] }), 0);
    expect(meets(`hero:${hero}`, at)).toBe(true);
  });
  it('of one’s own hero before the others, between actions', () => {
    const at = seen();
    expect(heroMet(meetingAt(at, [])!)).toBe('medusa');
    expect(heroMet(meetingAt(at, ['hero:medusa'])!)).toBe('sinbad');
    expect(meetingAt({ ...at, waiting: { ...at.waiting!, kind: 'defense' } }, [])).toBeNull();
  });
});
