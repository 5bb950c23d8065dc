import { BOARDS } from '@peerless/boards';
import { answer, choices, describe, explain, type Game, isArmed, newGame, prospect, type Setup, view, whyNot } from '@peerless/engine';
import '@peerless/heroes';
import { expect, it, describe as suite } from 'vitest';
import { dice, pickOf } from './playing.ts';
import { table } from './table.ts';

/** Plays at random and looks at every position. */
function each(setup: Setup, seed: number, look: (game: Game) => void): void {
  const game = newGame(setup, seed);
  const random = dice(seed);
  while (!game.over) {
    look(game);
    answer(game, pickOf(choices(game), random));
  }
}
const setups = BOARDS.map(({ id }): Setup => ({ board: id, heroes: ['medusa', 'king-arthur'], mode: 'duel' }));

suite('a prospect', () => {
  it.each(setups)('shows for a move on $board exactly the spaces that are offered, and ways that lead there', (setup) => {
    const hasDoors = BOARDS.some(({ id, doors }) => id === setup.board && doors.length > 0);
    let moves = 0;
    const look = (game: Game): void => {
      const question = explain(game)!;
      if (question.kind !== 'moveTo') return;
      const offered = choices(game).map((choice) => describe(game, choice));
      const { fighter, from, left } = question.about;
      const { ways } = prospect(game, fighter!);
      if (hasDoors || offered.some(({ pass }) => pass)) {
        for (const { space } of offered) if (space !== undefined && ways[space]) expect(ways[space].length - 1).toBeLessThanOrEqual(left!);
        return;
      }
      moves++;
      expect(Object.keys(ways).sort()).toEqual(offered.map(({ space }) => space!).sort());
      for (const [space, way] of Object.entries(ways)) {
        expect([way[0], way.at(-1)]).toEqual([from, space]);
        expect(way.length - 1).toBeLessThanOrEqual(left!);
      }
    };
    for (let seed = 3; seed === 3 || (seed <= 20 && !hasDoors && moves <= 5); seed++) each(setup, seed, look);
    if (!hasDoors) expect(moves).toBeGreaterThan(5);
  });

  it('names the targets that an attack offers', () => {
    let attacks = 0;
    for (let n = 0; attacks <= 20 && n < 20 * setups.length; n++)
      each(setups[n % setups.length], 4 + n, (game) => {
        const question = explain(game)!;
        if (question.kind !== 'target') return;
        attacks++;
        const { targets, threatens } = prospect(game, question.about.fighter!);
        const offered = choices(game).map((choice) => describe(game, choice).target!);
        expect(targets.sort()).toEqual(offered.sort());
        for (const target of offered) expect(threatens).toContain(view(game, 'all').fighters[target].space);
      });
    expect(attacks).toBeGreaterThan(20);
  });

  it('is empty for a fighter that is not on the board', () => {
    const game = newGame({ board: 'marmoreal', heroes: ['sun-wukong', 'alice'], mode: 'duel' }, 1);
    expect(prospect(game, 'clone-1')).toEqual({ ways: {}, targets: [], threatens: [], isStepwise: false, moves: 0, accounts: {} });
    expect(prospect(game, 'nobody')).toEqual({ ways: {}, targets: [], threatens: [], isStepwise: false, moves: 0, accounts: {} });
  });

  it('goes as far as a maneuver without a boost would (R-14.14.1)', () => {
    const far = (discard: string[]): number => {
      const { game } = table({ heroes: ['sinbad', 'alice'] }, { fighters: { sinbad: { space: 's1' } }, seats: [{ discard }] });
      const { ways, moves } = prospect(game, 'sinbad');
      expect(Math.max(...Object.values(ways).map((way) => way.length - 1))).toBe(moves);
      return moves;
    };
    expect(far(['voyage-home']) - far([])).toBe(1);
  });

  it('says whether a move goes one space at a time', () => {
    const isStepwise = (board: string) => prospect(newGame({ board, heroes: ['medusa', 'alice'], mode: 'duel' }, 1), 'medusa').isStepwise;
    expect([isStepwise('heorot'), isStepwise('marmoreal')]).toEqual([true, false]);
  });

  it('goes as far as the boost lets whoever may move, and no further once they have moved', () => {
    const here = table(
      { heroes: ['medusa', 'alice'] },
      { fighters: { medusa: { space: 's1' } }, seats: [{ hand: ['dash'], deck: ['dash'] }] },
    );
    const far = (): number => Math.max(...Object.values(prospect(here.game, 'medusa').ways).map((way) => way.length - 1));
    const before = far();
    here.choose({ action: 'maneuver' }).choose({ kind: 'boostManeuver', card: 'dash' });
    expect([here.asks, far() > before]).toEqual(['moveWhom 0', true]);
    here.choose({ kind: 'moveWhom', fighter: 'medusa' }).choose({ kind: 'moveTo', space: 's1' });
    expect(far()).toBe(before);
  });
});

suite('a fighter has a card to attack with', () => {
  const pairs = [
    ['medusa', 'king-arthur'],
    ['jekyll-and-hyde', 'alice'],
    ['beowulf', 'little-red'],
  ];
  it.each(pairs)('where nothing else keeps it from one: %s, %s', (...heroes) => {
    const found = { armed: 0, unarmed: 0 };
    for (const seed of [1, 2, 3, 4]) {
      each({ board: 'marmoreal', heroes, mode: 'duel' }, seed, (game) => {
        const question = explain(game)!;
        if (question.kind !== 'action') return;
        const seen = view(game, question.seat);
        for (const [name, { seat }] of Object.entries(seen.fighters)) {
          const [target] = seat === question.seat ? prospect(game, name).targets : [];
          if (target === undefined) continue;
          const isArmedToo = whyNot(game, seat, { fighter: target, by: name }) === null;
          expect(isArmed(seen, name)).toBe(isArmedToo);
          found[isArmedToo ? 'armed' : 'unarmed']++;
        }
      });
    }
    expect(found.armed).toBeGreaterThan(5);
    expect(found.unarmed).toBeGreaterThan(0);
  });
  it('with a card that it may use, and not with any other', () => {
    const seen = view(newGame({ board: 'marmoreal', heroes: ['king-arthur', 'medusa'], mode: 'duel' }, 1), 0);
    const hand = ['excalibur', 'skirmish', 'the-lady-of-the-lake'];
    const having = { ...seen, seats: seen.seats.with(0, { ...seen.seats[0], hand }) };
    const armed = (...given: [name: string, card?: string]): boolean => isArmed(having, ...given);
    expect([armed('king-arthur'), armed('king-arthur', 'excalibur'), armed('king-arthur', 'skirmish')]).toEqual([true, true, true]);
    expect([armed('merlin'), armed('merlin', 'excalibur'), armed('merlin', 'skirmish')]).toEqual([true, false, true]);
    expect([armed('king-arthur', 'the-lady-of-the-lake'), armed('king-arthur', 'noble-sacrifice')]).toEqual([false, false]);
  });
});
