import { BOARDS } from '@peerless/boards';
import {
  type AccountItem,
  answer,
  type Choice,
  choices,
  clone,
  describe,
  explain,
  type Game,
  mask,
  newGame,
  prospect,
  type Setup,
  view,
} from '@peerless/engine';
import { HEROES } from '@peerless/heroes';
import { expect, it, describe as suite } from 'vitest';
import { dice, inSomeOrder, numberOf, pickOf } from './playing.ts';
import { table } from './table.ts';

/** What a card counted for when it was turned over, if nobody adds anything meanwhile. */
function revealed(game: Game, choice: Choice, as: 'attack' | 'defense'): AccountItem[] | null {
  const later = clone(game);
  let found: AccountItem[] | null = null;
  const follow = (each: Choice): void =>
    answer(later, each, (event) => {
      if (event.kind === 'reveal' && event.as === 'attack') found = view(later, 'all').combats.at(-1)![as].account;
    });
  follow(choice);
  while (!found && !later.over && later.combats.length) {
    const legal = choices(later);
    follow(legal.find((each) => describe(later, each).pass) ?? legal[0]);
  }
  return found;
}
const sum = (items: readonly AccountItem[]): number => items.reduce((total, { amount }) => total + amount, 0);
const hows = (items: readonly AccountItem[] | undefined): (string | number)[][] | undefined =>
  items?.map(({ how, amount }) => [how, amount]);

const MUCH = 10;
const MOST_GAMES = 30;

suite('what a card would count for', () => {
  const setups = HEROES.map(({ id }): Setup => {
    const random = dice(numberOf(id));
    const [board] = inSomeOrder(BOARDS, random);
    const [other] = inSomeOrder(
      HEROES.filter((each) => each.id !== id),
      random,
    );
    return { board, heroes: [id, other], mode: 'duel' };
  });
  it.each(setups)('is what it counts for when it is turned over: $heroes.0, $heroes.1, $board', (setup) => {
    let compared = 0;
    for (let seed = 1; seed <= 3 || (seed <= MOST_GAMES && compared <= MUCH); seed++) {
      const game = newGame(setup, seed);
      const random = dice(seed);
      for (let n = 0; n < 400 && !game.over; n++) {
        const { kind, about, seat } = explain(game)!;
        const as = kind === 'defense' ? 'defense' : kind === 'attackCard' || kind === 'laidBoost' ? 'attack' : null;
        if (as) {
          const [fighter, other] = as === 'attack' ? [about.fighter!, about.target!] : [about.target!, about.fighter!];
          for (const each of choices(game)) {
            const { card } = describe(game, each);
            if (card === undefined) continue;
            const accounts = prospect(game, fighter, card).accounts;
            expect(prospect(mask(game, seat).state, fighter, card).accounts).toEqual(accounts);
            const found = revealed(game, each, as);
            if (!found) continue;
            compared++;
            expect(accounts, `${kind} ${card}`).toEqual({ [other]: found });
          }
        }
        answer(game, pickOf(choices(game), random));
      }
    }
    expect(compared).toBeGreaterThan(MUCH);
  });

  const high = (from: string, to: string, hand: string[] = ['feint']) =>
    table(
      { board: 'hanging-gardens', heroes: ['medusa', 'invisible-man'] },
      {
        fighters: {
          medusa: { space: from },
          'harpy-1': { space: null, health: 0 },
          'harpy-2': { space: null, health: 0 },
          'harpy-3': { space: null, health: 0 },
          'invisible-man': { space: to },
        },
        seats: [{ hand }, { hand: ['coded-notes'], tokens: [to] }],
      },
    );
  it('is told before an attack, by everybody it could be for, with high ground and without', () => {
    expect(hows(prospect(high('s17', 's18').game, 'medusa', 'feint').accounts['invisible-man'])).toEqual([
      ['printed', 2],
      ['highGround', 1],
    ]);
    expect(hows(prospect(high('s18', 's17').game, 'medusa', 'feint').accounts['invisible-man'])).toEqual([['printed', 2]]);
  });
  it('is told of a defense, with what stands there', () => {
    const here = high('s18', 's17').choices({ action: 'attack' }, { card: 'feint' });
    expect(here.asks).toBe('defense 1');
    const { accounts } = prospect(here.game, 'invisible-man', 'coded-notes');
    expect(accounts.medusa).toEqual([
      { how: 'printed', amount: 3, source: { card: 'coded-notes', seat: 1 } },
      { how: 'bonus', amount: 1, source: { ability: 'invisible-man', seat: 1 } },
    ]);
    expect(sum(accounts.medusa)).toBe(4);
  });
  it('is told of a boost that is laid, and of one by an effect', () => {
    const here = table(
      { heroes: ['king-arthur', 'medusa'] },
      {
        fighters: { 'king-arthur': { space: 's1' }, merlin: { space: null, health: 0 }, medusa: { space: 's2' } },
        seats: [{ hand: ['noble-sacrifice', 'excalibur', 'feint'] }, {}],
      },
    ).choices({ action: 'attack' }, { card: 'noble-sacrifice' });
    expect(here.asks).toBe('laidBoost 0');
    expect(hows(prospect(here.game, 'king-arthur', 'feint').accounts.medusa)).toEqual([
      ['printed', 2],
      ['laidBoost', 1],
    ]);
    here.choose({ kind: 'laidBoost', card: 'excalibur' });
    expect(here.asks).toBe('boostCard 0');
    expect(hows(prospect(here.game, 'king-arthur', 'feint').accounts.medusa)?.map(([how]) => how)).toEqual([
      'printed',
      'boost',
      'laidBoost',
    ]);
  });
  it('is nothing for a card that the fighter cannot use there, or does not have', () => {
    const { game } = high('s18', 's17');
    for (const card of ['excalibur', 'a-momentary-glance', 'nothing']) expect(prospect(game, 'medusa', card).accounts).toEqual({});
    expect(prospect(game, 'medusa').accounts).toEqual({});
    expect(prospect(high('s1', 's32').game, 'medusa', 'feint').accounts).toEqual({});
  });
  it('changes nothing in the game', () => {
    const here = high('s18', 's17').choices({ action: 'attack' }, { card: 'feint' });
    const before = JSON.stringify(here.game);
    prospect(here.game, 'invisible-man', 'coded-notes');
    expect(JSON.stringify(here.game)).toBe(before);
  });
  it('says as much as the other side may know, of whoever asks', () => {
    const here = high('s18', 's17').choices({ action: 'attack' }, { card: 'feint' });
    const asked = (eyes: number) => prospect(mask(here.game, eyes).state, 'invisible-man', 'coded-notes').accounts;
    expect(asked(0)).toEqual(asked(1));
    const laid = prospect(mask(here.game, 1).state, 'medusa', 'feint').accounts;
    expect(laid).toEqual({});
  });
});
