import '@peerless/boards';
import { type Event, type Setup, scene, type View, view } from '@peerless/engine';
import { HEROES } from '@peerless/heroes';
import { describe, expect, it } from 'vitest';
import { rules } from '../learn/rules/en.ts';
import { placeOf } from '../learn/topics.ts';
import { heroNamed } from '../look/known.ts';
import { boardNamed } from '../play/board/spots.ts';
import { heroMeeting, heroMet, type Meeting, meetingAt, THING_IDS, THINGS } from './meetings.ts';

const DUEL: Setup = { board: 'marmoreal', heroes: ['medusa', 'sinbad'], mode: 'duel' };
type Position = NonNullable<Parameters<typeof scene>[1]>;
const seen = (setup: Partial<Setup> = {}, position: Position = {}): View =>
  view(scene({ ...DUEL, ...setup }, { ...position, seats: position.seats ?? [{ hand: ['feint'] }] }), 0);
const others = (...met: string[]): string[] =>
  [...THING_IDS, ...HEROES.map(({ id }) => heroMeeting(id).id)].filter((id) => !met.includes(id));
const told = (...events: Event[]): { event: Event }[] => events.map((event) => ({ event }));
const meeting = (id: string, at: View, ...events: Event[]): Meeting | null => meetingAt(at, told(...events), others(id));
const meets = (id: string, at: View, ...events: Event[]): boolean => meeting(id, at, ...events)?.id === id;
/** With fighters on these spaces, and only those of them that are named. */
const standing = (setup: Partial<Setup>, spaces: Record<string, string>): View => {
  const all = Object.keys(seen(setup).fighters);
  const fighters = Object.fromEntries(all.map((name) => [name, name in spaces ? { space: spaces[name] } : { health: 0 }]));
  return seen(setup, { fighters });
};

describe('something is met for the first time', () => {
  it('leads to the rules', () => {
    for (const id of THING_IDS) expect(placeOf(THINGS[id].topic, rules), id).not.toBeNull();
    for (const { id } of HEROES) expect(placeOf(heroMeeting(id).topic, rules), id).not.toBeNull();
  });
  it('once', () => {
    const at = standing({ board: 'heorot' }, { medusa: 's14', sinbad: 's30' });
    expect(meetingAt(at, [], [])!.id).toBe('doors');
    expect(meetingAt(at, [], ['doors'])!.id).not.toBe('doors');
    expect(meetingAt(at, [], others())).toBeNull();
  });
  it('by whoever is asked, with their own eyes', () => {
    const game = scene(DUEL, { seats: [{ hand: ['feint'] }] });
    expect(meetingAt(view(game, 0), [], [])).not.toBeNull();
    expect(meetingAt(view(game, 1), [], [])).toBeNull();
    expect(meetingAt(view(game, 'spectator'), [], [])).toBeNull();
    expect(meetingAt(view(game, 'all'), [], [])).toBeNull();
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
  it('when an own fighter stands beside a door', () => {
    const heorot = { board: 'heorot' };
    expect(meets('doors', standing(heorot, { medusa: 's14', sinbad: 's30' }))).toBe(true);
    expect(meets('doors', standing(heorot, { medusa: 's1', sinbad: 's14' }))).toBe(false);
    expect(meets('doors', standing({}, { medusa: 's14', sinbad: 's12' }))).toBe(false);
  });
  it('when an own fighter stands at a passage or beside one', () => {
    const manor = { board: 'baskerville-manor' };
    const { lines, passages, spaces } = boardNamed('baskerville-manor');
    const [at] = passages[0];
    const beside = lines.find((line) => line.includes(at))!.find((space) => space !== at)!;
    const near = new Set([...passages.flat(), ...lines.filter((line) => line.some((space) => passages[0].includes(space))).flat()]);
    const far = spaces.find(({ id }) => !near.has(id))!.id;
    expect(meets('passages', standing(manor, { medusa: at, sinbad: far }))).toBe(true);
    expect(meets('passages', standing(manor, { medusa: beside, sinbad: far }))).toBe(true);
    expect(meets('passages', standing(manor, { medusa: far, sinbad: at }))).toBe(false);
  });
  it('when an own fighter and an enemy stand above each other', () => {
    const gardens = { board: 'hanging-gardens' };
    const [[high, low], [other]] = boardNamed('hanging-gardens').highGround;
    const far = boardNamed('hanging-gardens').spaces.find(({ id }) => ![high, low, other].includes(id))!.id;
    expect(meets('highGround', standing(gardens, { medusa: high, sinbad: low }))).toBe(true);
    expect(meets('highGround', standing(gardens, { medusa: low, sinbad: high }))).toBe(true);
    expect(meets('highGround', standing(gardens, { medusa: high, sinbad: far }))).toBe(false);
    expect(meets('highGround', standing(gardens, { medusa: high, 'harpy-1': low, sinbad: far }))).toBe(false);
  });
  it('when tokens lie on the board', () => {
    const foggy: Position = { seats: [{ hand: ['feint'] }, { tokens: ['s4', null, null] }] };
    expect(meets('fog', seen({ heroes: ['medusa', 'invisible-man'] }, foggy))).toBe(true);
    expect(meets('fog', seen({ heroes: ['medusa', 'invisible-man'] }))).toBe(false);
  });
  it('when a form makes a difference: a card speaks of it, or it changes', () => {
    const jekyll = (hand: string): View => seen({ heroes: ['jekyll-and-hyde', 'medusa'] }, { seats: [{ hand: [hand] }] });
    const speaks = heroNamed('jekyll-and-hyde').deck.find((card) => JSON.stringify(card).includes('"mr-hyde"'))!.id;
    const silent = heroNamed('jekyll-and-hyde').deck.find((card) => !/"(mr-hyde|dr-jekyll)"/.test(JSON.stringify(card)))!.id;
    expect(meets('forms', jekyll(speaks))).toBe(true);
    expect(meets('forms', jekyll(silent))).toBe(false);
    const against = seen({ heroes: ['medusa', 'jekyll-and-hyde'] });
    const laid = (card: string): Event => ({ kind: 'reveal', seat: 1, as: 'attack', card, value: 3 });
    expect(meets('forms', against)).toBe(false);
    expect(meets('forms', against, laid(speaks))).toBe(true);
    expect(meets('forms', against, laid(silent))).toBe(false);
    expect(meets('forms', against, { kind: 'form', fighter: 'jekyll-and-hyde', form: 'mr-hyde' })).toBe(true);
  });
  it('when an ally stands beside, or fights', () => {
    const teams: Partial<Setup> = { heroes: ['medusa', 'sinbad', 'alice', 'achilles'], mode: 'teams' };
    const apart = { medusa: 's1', sinbad: 's12', alice: 's29', achilles: 's20' };
    expect(meets('teams', standing(teams, { ...apart, alice: 's2' }))).toBe(true);
    expect(meets('teams', standing(teams, { ...apart, sinbad: 's2' }))).toBe(false);
    const attack: Event = { kind: 'attack', seat: 1, fighter: 'sinbad', target: 'alice' };
    expect(meets('teams', standing(teams, apart), attack)).toBe(true);
    expect(meets('teams', standing(teams, apart), { ...attack, target: 'medusa' })).toBe(false);
    expect(meets('teams', standing({ ...teams, heroes: teams.heroes!.slice(0, 2), mode: 'duel' }, apart), attack)).toBe(false);
  });
  it('when several fight each other, or one of them is out', () => {
    const all: Partial<Setup> = { heroes: ['medusa', 'sinbad', 'alice'], mode: 'freeForAll' };
    const apart = { medusa: 's1', sinbad: 's12', alice: 's29' };
    const attack: Event = { kind: 'attack', seat: 1, fighter: 'sinbad', target: 'alice' };
    expect(meets('freeForAll', standing(all, apart))).toBe(false);
    expect(meets('freeForAll', standing(all, apart), attack)).toBe(true);
    expect(meets('freeForAll', standing(all, apart), { ...attack, target: 'medusa' })).toBe(false);
    expect(meets('freeForAll', standing(all, apart), { kind: 'eliminate', seat: 2, why: 'conceded' })).toBe(true);
    const choosing = (...targets: string[]): View => ({
      ...standing(all, apart),
      choices: targets.map((target) => ({ kind: 'target', seat: 0, target })),
    });
    expect(meets('freeForAll', choosing('sinbad', 'alice'))).toBe(true);
    expect(meets('freeForAll', choosing('sinbad', 'porter'))).toBe(false);
  });
  it('when it is told: a bonus attack, what is canceled, two texts in their order', () => {
    const at = seen();
    const attack: Event = { kind: 'attack', seat: 0, fighter: 'medusa', target: 'sinbad' };
    const laid = (seat: number, card: string): Event => ({ kind: 'reveal', seat, as: seat ? 'defense' : 'attack', card, value: 2 });
    const both = [laid(0, 'gaze-of-stone'), laid(1, 'leap-away')];
    expect(meets('timing', at, attack, ...both)).toBe(true);
    expect(meets('timing', at, attack, both[0])).toBe(false);
    expect(meets('timing', at, attack, both[0], attack, both[1])).toBe(false);
    expect(meets('bonusAttack', at, { ...attack, bonus: 'bite', card: 'gaze-of-stone', value: 2 })).toBe(true);
    expect(meets('bonusAttack', at, attack)).toBe(false);
    expect(meets('canceling', at, attack, ...both, { kind: 'cancel', seat: 1, card: 'leap-away' })).toBe(true);
    expect(meets('canceling', at, attack, ...both)).toBe(false);
  });
  it('no longer than two turns of each seat', () => {
    const turn = (seat: number): Event => ({ kind: 'turn', seat, turn: 1 });
    const canceled: Event = { kind: 'cancel', seat: 1, card: 'leap-away' };
    const [own, theirs] = [turn(0), turn(1)];
    expect(meets('canceling', seen(), theirs, canceled, own, theirs, own)).toBe(true);
    expect(meets('canceling', seen(), own, canceled, theirs, own, theirs, own)).toBe(false);
  });
  it('where it lies: in the panel of whoever it concerns, on the board, in the combat', () => {
    const met = (id: string, at: View, ...events: Event[]): string | null => meeting(id, at, ...events)!.lies;
    const hand = ['feint', 'feint', 'feint', 'dash', 'dash', 'dash', 'snipe', 'snipe'];
    expect(met('handLimit', seen({}, { seats: [{ hand }] }))).toBe('.seat[data-seat="0"] [data-pile="hand"]');
    const changed: Event = { kind: 'form', fighter: 'alice', form: 'small' };
    expect(met('forms', seen({ heroes: ['medusa', 'alice'] }), changed)).toContain('.seat[data-seat="1"] .form');
    const teams: Partial<Setup> = { heroes: ['medusa', 'sinbad', 'alice', 'achilles'], mode: 'teams' };
    expect(met('teams', standing(teams, { medusa: 's1', sinbad: 's12', alice: 's2', achilles: 's20' }))).toContain('[data-seat="2"]');
    expect(met('doors', standing({ board: 'heorot' }, { medusa: 's14', sinbad: 's30' }))).toBe('.board-pane [data-key="door d1"]');
    expect(met('hero:sinbad', seen())).toContain('[data-seat="1"]');
  });
  it.each(HEROES.map(({ id }) => [id]))('of every hero: %s', (hero) => {
    const other = hero === 'sinbad' ? 'medusa' : 'sinbad';
    const at = view(scene({ ...DUEL, heroes: [hero, other] }, { seats: [{ hand: [heroNamed(hero).deck[0].id] }] }), 0);
    expect(meets(`hero:${hero}`, at)).toBe(true);
  });
  it('of one’s own hero before the others, between actions', () => {
    const at = seen();
    expect(heroMet(meetingAt(at, [], [])!)).toBe('medusa');
    expect(heroMet(meetingAt(at, [], ['hero:medusa'])!)).toBe('sinbad');
    expect(meetingAt({ ...at, waiting: { ...at.waiting!, kind: 'defense' } }, [], [])).toBeNull();
  });
});
