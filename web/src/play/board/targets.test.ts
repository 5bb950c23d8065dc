import '@peerless/boards';
import '@peerless/heroes';
import { answer, asked, choices, knownBoards, knownHeroes, newGame, type View, view } from '@peerless/engine';
import type { Update } from '@peerless/protocol';
import { describe, expect, it } from 'vitest';
import { dice, inSomeOrder } from '../../../test/dice.ts';
import { isPlaced } from '../picked.ts';
import { keyOf, offersOf } from './offers.ts';
import { boardNamed, spotsOf } from './spots.ts';
import { targetsOf } from './targets.ts';

/** What is chosen on the board and lies nowhere on it. */
function nowhere(seen: View, answers: Update['answers']): string[] {
  const board = boardNamed(seen.setup.board);
  const at = new Map(Object.entries(seen.fighters).flatMap(([name, { space }]) => (space ? [[space, name] as const] : [])));
  const offers = offersOf({ view: seen, answers } as Update, null, new Map());
  const found = new Set(targetsOf(offers, { board, view: seen, spots: spotsOf(board), at }).map(({ key }) => key));
  return [...offers.values()].map(({ thing }) => keyOf(thing)).filter((key) => !found.has(key));
}

describe('whatever is chosen on the board', () => {
  it.each(knownHeroes().map(({ id }) => id))('lies on it: %s against others', (hero) => {
    const others = knownHeroes().filter(({ id }) => id !== hero);
    const kinds = new Set<string>();
    for (let seed = 1; seed <= 3; seed++) {
      const roll = dice(seed);
      const [board] = inSomeOrder(knownBoards(), seed);
      const [other] = inSomeOrder(others, seed);
      const game = newGame({ mode: 'duel', board, heroes: [hero, other] }, seed);
      while (!game.over) {
        const seat = asked(game);
        const answers = choices(game);
        const seen = view(game, seat);
        for (const [n, choice] of answers.entries()) if (isPlaced(choice, seen.choices[n], [])) kinds.add(`${seen.waiting!.kind} ${seat}`);
        expect({ kind: seen.waiting!.kind, nowhere: nowhere(seen, answers) }).toEqual({ kind: seen.waiting!.kind, nowhere: [] });
        answer(game, answers[roll(answers.length)]);
      }
    }
    if (hero === 'invisible-man') expect([...kinds]).toContain('token 1');
  });
});
