/** Two well-known engines, playing at random, as references for our own figures. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Random } from './random.ts';

/** One game at random; says how many decisions it took. */
export type Playout = (random: Random) => number;

export function peers(folder: string): { pkmn: Playout; boardgame: Playout } {
  const load = createRequire(join(folder, 'package.json'));
  return { pkmn: pkmn(load('@pkmn/sim')), boardgame: boardgame(load('boardgame.io/internal')) };
}

// biome-ignore lint/suspicious/noExplicitAny: loaded at run time from a folder of its own
type Loaded = any;

/** Pokémon Showdown's simulator, first generation: six against six, every choice drawn from the request. */
function pkmn({ Battle, Dex }: Loaded): Playout {
  const dex = Dex.forFormat('gen1customgame');
  const isFirst = (each: Loaded) => each.gen === 1 && each.num > 0 && !each.isNonstandard;
  const species = dex.species.all().filter(isFirst);
  const moves = dex.moves.all().filter((move: Loaded) => isFirst(move) && move.id !== 'transform' && move.id !== 'struggle');
  const team = (random: Random) =>
    Array.from({ length: 6 }, () => {
      const { name } = species[random(species.length)];
      const known = new Set<string>();
      while (known.size < 4) known.add(moves[random(moves.length)].id);
      const all = (n: number) => ({ hp: n, atk: n, def: n, spa: n, spd: n, spe: n });
      return {
        name,
        species: name,
        moves: [...known],
        level: 100,
        ability: '',
        item: '',
        nature: '',
        gender: '',
        evs: all(255),
        ivs: all(30),
      };
    });
  const options = (side: Loaded): string[] => {
    const { forceSwitch, active } = side.activeRequest;
    const bench = side.pokemon.flatMap((each: Loaded, i: number) => (each.isActive || each.fainted ? [] : [`switch ${i + 1}`]));
    if (forceSwitch) return bench;
    const usable = active[0].moves.flatMap((move: Loaded, i: number) => (move.disabled ? [] : [`move ${i + 1}`]));
    return active[0].trapped ? usable : [...usable, ...bench];
  };
  return (random) => {
    const battle = new Battle({ formatid: 'gen1customgame', seed: [random(65536), random(65536), 3, 4] });
    battle.setPlayer('p1', { name: 'a', team: team(random) });
    battle.setPlayer('p2', { name: 'b', team: team(random) });
    let decisions = 0;
    while (!battle.ended && decisions < 4000) {
      for (const side of battle.sides) {
        if (side.isChoiceDone() || !side.activeRequest || side.activeRequest.wait) continue;
        const open = options(side);
        if (!open.length || !side.choose(open[random(open.length)])) side.choose('default');
        decisions++;
      }
      if (battle.allChoicesDone()) battle.commitChoices();
    }
    return decisions;
  };
}

/** boardgame.io's reducer on a duel of ten cards each: attack with a card, defend with a card, draw. */
function boardgame({ CreateGameReducer, InitializeGame }: Loaded): Playout {
  const ten = () => Array.from({ length: 10 }, (_, i) => 1 + (i % 5));
  const game = {
    name: 'duel',
    setup: () => ({ health: [14, 14], hands: [ten().slice(0, 4), ten().slice(0, 4)], decks: [ten(), ten()], attack: 0 }),
    moves: {
      draw: ({ G, playerID }: Loaded) => {
        const card = G.decks[playerID].pop();
        if (card === undefined) G.health[playerID] -= 2;
        else G.hands[playerID].push(card);
        G.health[1 - playerID] -= G.attack;
        G.attack = 0;
      },
      play: ({ G, playerID }: Loaded, index: number) => {
        const [card] = G.hands[playerID].splice(index, 1);
        G.health[playerID] -= Math.max(0, G.attack - card);
        G.attack = card;
      },
    },
    turn: { minMoves: 1, maxMoves: 1 },
    endIf: ({ G }: Loaded) => (G.health[0] <= 0 ? { winner: 1 } : G.health[1] <= 0 ? { winner: 0 } : undefined),
  };
  const reducer = CreateGameReducer({ game });
  return (random) => {
    let state = InitializeGame({ game, numPlayers: 2 });
    let decisions = 0;
    while (!state.ctx.gameover && decisions < 1000) {
      const playerID = state.ctx.currentPlayer;
      const hand = state.G.hands[playerID];
      const pick = random(hand.length + 1);
      const payload = pick < hand.length ? { type: 'play', args: [pick], playerID } : { type: 'draw', args: [], playerID };
      state = reducer(state, { type: 'MAKE_MOVE', payload });
      decisions++;
    }
    return decisions;
  };
}
