import '@peerless/boards';
import '@peerless/heroes';
import {
  answer,
  type CardDefinition,
  type Choice,
  choices,
  type Event,
  matchOf,
  newGame,
  record,
  type Setup,
  view,
} from '@peerless/engine';
import { type Eyes, maySee } from '@peerless/protocol';
import { describe, expect, it } from 'vitest';
import { momentsOf } from './moments.ts';
import { luckOf, statistics } from './statistics.ts';

const match = matchOf({ setup: { board: 'marmoreal', heroes: ['alice', 'medusa'], mode: 'duel' } });
const cardOf = (seat: number, fits: (card: CardDefinition) => boolean): string => match.heroes[seat].deck.find(fits)!.id;
const numbers = (...told: Event[]) => statistics(told, match);
const fighterIn = (all: ReturnType<typeof numbers>, name: string) => all.fighters.find(({ fighter }) => fighter === name)!;

const ATTACK: Event = { kind: 'attack', seat: 0, fighter: 'jabberwock', target: 'medusa' };
const hit = (combat: boolean, source: Extract<Event, { kind: 'damage' }>['source'], fighter = 'medusa'): Event => ({
  kind: 'damage',
  fighter,
  amount: 3,
  health: 10,
  combat,
  source,
});

describe('damage', () => {
  it('of combat is dealt by the attacker', () => {
    const all = numbers(ATTACK, hit(true, { rule: 'combat' }));
    expect(fighterIn(all, 'jabberwock').dealt).toBe(3);
    expect(fighterIn(all, 'medusa').taken).toBe(3);
  });
  it('of a card is dealt by whoever uses the card', () => {
    const card = cardOf(1, ({ type }) => type === 'scheme');
    const all = numbers({ kind: 'scheme', seat: 1, card, fighter: 'harpy-1' }, hit(false, { card, seat: 1 }, 'alice'));
    expect(fighterIn(all, 'harpy-1').dealt).toBe(3);
    expect(all.seats[1].played.scheme).toBe(1);
  });
  it('of an ability is dealt by the hero', () => {
    expect(fighterIn(numbers(hit(false, { ability: 'medusa', seat: 1 }, 'alice')), 'medusa').dealt).toBe(3);
  });
  it('of exhaustion, and to one’s own side, is dealt by nobody', () => {
    const all = numbers(hit(false, { rule: 'exhaustion' }), hit(false, { ability: 'medusa', seat: 1 }));
    expect(all.fighters.every(({ dealt }) => dealt === 0)).toBe(true);
    expect(fighterIn(all, 'medusa').taken).toBe(6);
  });
});

describe('combats', () => {
  it('are counted for both sides', () => {
    const { seats } = numbers(ATTACK, { kind: 'winner', seat: 1, fighter: 'medusa', role: 'defender' });
    expect(seats[0]).toMatchObject({ attacks: 1, attacksWon: 0 });
    expect(seats[1]).toMatchObject({ defenses: 1, defensesWon: 1 });
  });
  it('that end the game are won by the attacker', () => {
    const { seats } = numbers(ATTACK, hit(true, { rule: 'combat' }), { kind: 'over', winners: [0], why: 'heroDefeated' });
    expect(seats[0].attacksWon).toBe(1);
  });
});

describe('luck', () => {
  const draw = (fits: (card: CardDefinition) => boolean): Event => {
    const cards = match.heroes[0].deck.filter(fits).map(({ id }) => id);
    return { kind: 'draw', seat: 0, count: cards.length, cards };
  };
  it('is even when the whole deck was drawn', () => {
    const cards = match.heroes[0].deck.flatMap(({ id, copies }) => Array<string>(copies).fill(id));
    const { seats } = numbers({ kind: 'draw', seat: 0, count: cards.length, cards });
    expect(seats[0].value!.drawn).toBeCloseTo(seats[0].value!.deck);
    expect(luckOf(seats[0])).toBe('even');
    expect(seats[0].drawn).toBe(30);
  });
  it('shows in high values, and in low ones', () => {
    expect(luckOf(numbers(draw(({ value = 0 }) => value >= 4)).seats[0])).toBe('lucky');
    expect(luckOf(numbers(draw(({ value = 0, boost = 9 }) => value <= 3 && boost <= 2)).seats[0])).toBe('unlucky');
  });
  it('is unknown when some of the cards are', () => {
    const { seats } = numbers(
      draw(({ value = 0 }) => value >= 4),
      { kind: 'draw', seat: 0, count: 1 },
    );
    expect(luckOf(seats[0])).toBe(null);
  });
  it('is unknown when nothing was drawn', () => expect(luckOf(numbers().seats[0])).toBe(null));
});

it('the hands that a game begins with are drawn too', () => {
  const { games } = momentsOf(record(match.setup, 1));
  const luckSeenBy = (eyes: Eyes) =>
    statistics([], match, view(games[0], eyes).seats).seats.map(({ drawn, value }) => [drawn, value !== null]);
  expect(luckSeenBy('all')).toEqual([
    [5, true],
    [5, true],
  ]);
  expect(luckSeenBy(1)).toEqual([
    [5, false],
    [5, true],
  ]);
});

it('somebody who sees all hears of everything once', () => {
  const { answers } = sampled(match.setup, 1, 150);
  const { heard } = momentsOf(record(match.setup, 1, answers));
  const draws = heard.filter(({ event, sees }) => event.kind === 'draw' && maySee(sees, 'all'));
  expect(draws.length).toBeGreaterThan(5);
  expect(draws.every(({ event }) => event.kind === 'draw' && event.cards?.length === event.count)).toBe(true);
});
function sampled(setup: Setup, seed: number, most: number): { answers: Choice[] } {
  const game = newGame(setup, seed);
  const answers: Choice[] = [];
  while (!game.over && answers.length < most) {
    const legal = choices(game);
    answers.push(legal[answers.length % legal.length]);
    answer(game, answers[answers.length - 1]);
  }
  return { answers };
}
