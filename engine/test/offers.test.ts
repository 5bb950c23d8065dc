import '@peerless/boards';
import {
  afterCombat,
  answer,
  answerNth,
  card,
  choices,
  clone,
  damage,
  describe as describeChoice,
  newGame,
  offers,
  offersIn,
  type Position,
  type Setup,
  scene,
  yourHero,
} from '@peerless/engine';
import '@peerless/heroes';
import { beforeEach, describe, expect, it } from 'vitest';
import { inARow, kitHero, strike } from './rules/doing.ts';
import { table } from './table.ts';

describe('answering by number', () => {
  it('is the same as answering with that choice, to the end of a game', () => {
    const game = newGame({ board: 'heorot', heroes: ['medusa', 'sun-wukong'], mode: 'duel' }, 5);
    for (let n = 0; !game.over; n++) {
      const legal = choices(game);
      const pick = (7 * n) % legal.length;
      const other = clone(game);
      answer(other, legal[pick]);
      expect(offers.slice(0, offersIn(game))).toEqual(legal);
      answerNth(game, pick);
      expect(game).toEqual(other);
    }
    expect(offersIn(game)).toBe(0);
  });

  it('refuses a number that is not on offer, and leaves the game as it was', () => {
    const game = newGame({ board: 'heorot', heroes: ['medusa', 'sun-wukong'], mode: 'duel' }, 5);
    const before = clone(game);
    expect(() => answerNth(game, choices(game).length)).toThrow(/no answer number/);
    expect(game).toEqual(before);
  });
});

describe('what is offered in one game', () => {
  const DUEL: Setup = { board: 'heorot', heroes: ['medusa', 'sun-wukong'], mode: 'duel' };
  const one = scene(DUEL);
  const legal = choices(one);
  beforeEach(() => {
    choices(one);
  });
  const stays = (): void => {
    expect(choices(one)).toEqual(legal);
    answer(clone(one), legal[0]);
  };

  it('stays when another is over without a further question', () => {
    const rash = kitHero('offers-rash', [
      card('lash', { type: 'attack', value: 3, boost: 1, copies: 1, by: 'any' }, afterCombat(damage(yourHero, 3))),
    ]);
    const other = table(inARow('freeForAll', [rash, 'medusa', 'alice']), {
      seats: [{ hand: ['lash'] }, { hand: ['snipe'] }],
      fighters: { [rash]: { health: 3 } },
    });
    strike(other, rash, 'medusa', 'lash');
    choices(one);
    other.concede(1);
    expect(other.see()).toMatchObject({ over: true, winners: [2] });
    stays();
  });

  it('stays when another is broken', () => {
    const other = clone(one);
    other.todo[other.todo.length - 1].block = -1;
    expect(() => choices(other)).toThrow();
    stays();
  });

  it('stays when whoever hears of another throws, and what they hear goes on', () => {
    let heard = 0;
    const hear = (): void => {
      heard++;
      answer(clone(one), legal[0], () => {
        throw new Error('no');
      });
    };
    expect(() => answer(clone(one), legal[0], hear)).toThrow('no');
    stays();
    const told: string[] = [];
    answer(clone(one), legal[0], ({ kind }) => told.push(kind));
    const amid: string[] = [];
    answer(clone(one), legal[0], ({ kind }) => {
      amid.push(kind);
      answer(clone(one), legal[0]);
    });
    expect(told.length).toBeGreaterThan(1);
    expect([heard, amid]).toEqual([1, told]);
  });

  it('is not mixed with what others are offered while its own is being told', () => {
    const setup: Setup = {
      board: 'marmoreal',
      heroes: ['medusa', 'alice', 'sinbad'],
      mode: 'freeForAll',
      options: { gameEnd: 'endOfAction' },
    };
    const position: Position = { at: 'turnStart', fighters: { medusa: { space: 's10' }, alice: { space: 's11', health: 1 } } };
    const [first, alone] = [scene(setup, position), scene(setup, position)];
    const atAlice = choices(first).find((each) => describeChoice(first, each).fighter === 'alice')!;
    answer(alone, atAlice);
    expect([alone.seats[1].out, alone.over]).toEqual([1, 0]);
    answer(first, atAlice, () => choices(one));
    expect(choices(first)).toEqual(choices(alone));
  });
});
