import {
  answer,
  asked,
  type Choice,
  choices,
  clone,
  describe as describeChoice,
  type Game,
  kindOfChoice,
  mask,
  newGame,
} from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import '@peerless/boards';
import '@peerless/heroes';
import { chance, LEVEL, search } from './index.ts';
import { lineAfter, type Step } from './line.ts';
import { edge, kid, newNode } from './tree.ts';

/** Where an attack may be chosen. */
function attackable(): Game {
  for (let seed = 1; ; seed++) {
    const game = newGame({ board: 'marmoreal', heroes: ['king-arthur', 'sinbad'], mode: 'duel' }, seed);
    const random = chance(seed);
    for (let n = 0; n < 200 && !game.over; n++) {
      const legal = choices(game);
      if (legal.some((each) => describeChoice(game, each).action === 'attack')) return game;
      answer(game, legal[Math.floor(random() * legal.length)]);
    }
  }
}

describe('how a search would go on', () => {
  const game = attackable();
  const seat = asked(game);
  const looking = search(mask(game, seat), seat, LEVEL.master.style);
  const [attack] = choices(game).filter((each) => describeChoice(game, each).action === 'attack');
  const [maneuver] = choices(game).filter((each) => describeChoice(game, each).action === 'maneuver');
  looking.probe(attack, 400, chance(1));

  it('after an attack is told with its card, which the seat holds', () => {
    const line = looking.line(attack);
    const after = clone(game);
    answer(after, attack);
    for (const { choice, said } of line) {
      expect([asked(after), describeChoice(after, choice)]).toEqual([seat, said]);
      answer(after, choice);
    }
    expect(line.map(({ said }) => said.kind)).toContain('attackCard');
    expect(line.at(-1)!.said.kind).not.toBe('action');
  });
  it('after a maneuver names no card, since one is drawn with it', () => {
    const after = clone(game);
    answer(after, maneuver);
    const lineWith = (next: Choice): Step[] => {
      const tree = newNode();
      const then = kid(tree, edge(tree, maneuver));
      then.visits[edge(then, next)] = 100;
      return lineAfter(clone(game), seat, tree, maneuver);
    };
    const isCard = (each: Choice): boolean => kindOfChoice(each) === 'card';
    expect(lineWith(choices(after).find(isCard)!)).toEqual([]);
    expect(lineWith(choices(after).find((each) => !isCard(each))!)).toHaveLength(1);
  });
  it('is not told where hardly anything was tried', () => {
    const fresh = search(mask(game, seat), seat, LEVEL.master.style);
    fresh.probe(attack, 5, chance(1));
    expect(fresh.line(attack)).toEqual([]);
  });
});
