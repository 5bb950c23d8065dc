import '@peerless/boards';
import { answer, choices, FIRST_RULES, parseRecord, record, replay, verify } from '@peerless/engine';
import '@peerless/heroes';
import { describe, expect, it } from 'vitest';
import { followed, oldGames, playsOtherwise } from './first-rules.ts';
import { dice, pickOf } from './playing.ts';

describe('a game written before the rules had versions', () => {
  const games = oldGames();

  it('is asked and offered the same as then, answer by answer', () => {
    for (const { game: written, ...then } of games) {
      const { setup, rules } = parseRecord(written);
      expect(rules).toBe(FIRST_RULES);
      const { game, trail } = followed(setup, written);
      expect({ trail, over: game.over === 1, winners: game.winners, turn: game.turn }).toEqual(then);
    }
  });

  it('can be played to its end', () => {
    for (const [n, { game: written }] of games.entries()) {
      const game = replay(written);
      const random = dice(n);
      for (let said = 0; !game.over; said++) {
        answer(game, pickOf(choices(game), random));
        expect(said).toBeLessThan(5000);
      }
    }
  });

  it('says its version wherever it goes on', () => {
    const { game: written } = games[0];
    const { setup, seed, answers } = parseRecord(written);
    expect(record(setup, seed, answers as never[])).toMatchObject({ rules: FIRST_RULES, setup: { rules: FIRST_RULES } });
    expect(replay(written).setup.rules).toBe(FIRST_RULES);
  });

  it('may stand in a scene', () => {
    for (const { game, turn } of games.filter(({ over }) => !over).slice(0, 20)) {
      expect(verify({ scene: 1, game, script: [{ expect: { turn } }] })).toBe(null);
    }
  });

  it('would be another game by the rules of today', () => {
    expect(games.some(playsOtherwise)).toBe(true);
  });
});
