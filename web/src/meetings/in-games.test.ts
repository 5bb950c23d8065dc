/** Games played at random, by the eyes of the first seat: what happens in combats is met when it happens. */
import '@peerless/boards';
import { answer, asked, choices, type Event, type Game, knownBoards, newGame, view } from '@peerless/engine';
import { HEROES } from '@peerless/heroes';
import { beforeAll, describe, expect, it } from 'vitest';
import { dice, inSomeOrder } from '../../test/dice.ts';
import { meetingAt, THING_IDS } from './meetings.ts';

/** So many games, and more as long as something has happened seldom. */
const GAMES = 30;
const MOST_GAMES = 300;
const SELDOM = 4;
const LONGEST = 600;
const LOOKED_FOR = ['bonusAttack', 'canceling', 'timing'] as const;
type Id = (typeof LOOKED_FOR)[number];
const OTHERS = [...THING_IDS, ...HEROES.map(({ id }) => `hero:${id}`)];

/** How often each has happened, and how often it was told when the seat was asked next. */
const found: Record<Id, { happened: number; told: number }> = {
  bonusAttack: { happened: 0, told: 0 },
  canceling: { happened: 0, told: 0 },
  timing: { happened: 0, told: 0 },
};

/** What one answer has led to. */
function happensIn(game: Game, events: readonly Event[]): Set<Id> {
  const now = new Set<Id>();
  if (events.some((event) => event.kind === 'attack' && 'bonus' in event)) now.add('bonusAttack');
  if (events.some(({ kind }) => kind === 'cancel')) now.add('canceling');
  const laid = events.flatMap((event) => (event.kind === 'reveal' && event.as !== 'boost' ? [event] : []));
  const deckOf = (seat: number) => HEROES.find(({ id }) => id === game.setup.heroes[seat])!.deck;
  const texts = laid.filter(({ seat, card }) => deckOf(seat).find(({ id }) => id === card)!.effects.length);
  if (texts.length === 2) now.add('timing');
  return now;
}

function play(seed: number): void {
  const roll = dice(seed);
  const [board] = inSomeOrder(knownBoards(), seed);
  const game = newGame({ board, heroes: inSomeOrder(HEROES, seed).slice(0, 2), mode: 'duel' }, seed);
  const told: { event: Event }[] = [];
  const open = new Set<Id>();
  for (let n = 0; n < LONGEST && !game.over; n++) {
    const legal = choices(game);
    if (asked(game) === 0 && legal.length > 1) {
      const seen = view(game, 0);
      for (const id of open) {
        const met = meetingAt(
          seen,
          told,
          OTHERS.filter((each) => each !== id),
        );
        found[id].happened++;
        if (met?.id === id) found[id].told++;
      }
      open.clear();
    }
    const events: Event[] = [];
    answer(game, legal[roll(legal.length)], (event, sees) => sees & 1 && events.push(event));
    told.push(...events.map((event) => ({ event })));
    for (const id of happensIn(game, events)) open.add(id);
  }
}

describe('in games played at random', () => {
  beforeAll(() => {
    for (let seed = 1; seed <= GAMES || (seed <= MOST_GAMES && LOOKED_FOR.some((id) => found[id].happened <= SELDOM)); seed++) play(seed);
  });
  it.each(LOOKED_FOR)('%s is told whenever it has happened', (id) => {
    const { happened, told } = found[id];
    expect(happened).toBeGreaterThan(SELDOM);
    expect(told).toBe(happened);
  });
});
