import '@peerless/boards';
import '@peerless/heroes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('addEventListener', () => {}));
vi.mock('./connection.ts', () => import('./pretended-connection.ts'));

import { Refused } from './me.ts';
import { type Opened, openTable } from './opened.ts';
import { answerWith, asked, comeBack, PretendedGame, say, settled, tableState } from './pretended-connection.ts';

const said = (player: string, text: string) => ({ seat: 0, player, name: player, at: 1, to: 'all' as const, says: { text } });

let game: PretendedGame;
let table: Opened;
beforeEach(async () => {
  asked.length = 0;
  game = new PretendedGame();
  answerWith((name) => (name === 'open' ? { table: tableState(), lines: [said('ann', 'hi')] } : null));
  table = openTable('t', 'secret');
  say(game.told(0));
  await settled();
});
afterEach(() => table.close());
const shown = () => table.moment.value!.update;

describe('a table that was opened', () => {
  it('is asked for with the invitation, and has its state and what was said', () => {
    expect(asked).toEqual([{ name: 'open', asks: { table: 't', invite: 'secret' } }]);
    expect(table.state.value?.phase).toBe('playing');
    expect(table.lines.value).toHaveLength(1);
    say({ line: said('bob', 'hello'), of: 't' });
    say({ line: said('eve', 'elsewhere'), of: 'u' });
    expect(table.lines.value.map(({ player }) => player)).toEqual(['ann', 'bob']);
  });

  it('joins what is told to what was told before', () => {
    const before = shown().told.length;
    const have = { answers: game.answers.length, takenBack: 0 };
    game.goOn();
    say(game.told(0, have));
    expect(shown().told.slice(0, before)).toEqual(game.told(0).update.told.slice(0, before));
    expect(shown().told).toEqual(game.told(0).update.told);
    expect(shown().isWhole).toBe(true);
  });

  it('counts what is told twice once', () => {
    const have = { answers: 0, takenBack: 0 };
    game.goOn();
    say(game.told(0, have));
    game.goOn();
    say(game.told(0, have));
    expect(shown().told).toEqual(game.told(0).update.told);
  });

  it('knows what is new where all was told anew', () => {
    game.goOn();
    say(game.told('all'));
    expect(shown().news).toBe(game.told('all').update.told.filter(({ seq }) => seq > 0).length);
  });

  it('is opened again when the connection is back, and says what it has', async () => {
    game.goOn();
    say(game.told(0, { answers: 0, takenBack: 0 }));
    comeBack();
    await settled();
    expect(asked.at(-1)).toEqual({ name: 'open', asks: { table: 't', invite: 'secret', have: { answers: 1, takenBack: 0 } } });
  });

  it('goes back when something was taken back', () => {
    game.goOn();
    say(game.told(0, { answers: 0, takenBack: 0 }));
    game.goBack();
    say(game.told(0));
    expect(shown().view.seq).toBe(0);
    expect(shown().told).toEqual(game.told(0).update.told);
    expect(shown().news).toBe(0);
  });

  it('shows who is there', () => {
    say({ presence: { of: 't', here: [true, false], watchers: 3 } });
    expect(table.state.value?.seats.map(({ isHere }) => isHere)).toEqual([true, false]);
    expect(table.state.value?.watchers).toBe(3);
  });

  it('shows how many go before the computer player that is asked, until it has its turn or the connection was broken', () => {
    expect(table.ahead.value).toBeNull();
    say({ wait: { of: 't', ahead: 3 } });
    say({ wait: { of: 'u', ahead: 5 } });
    expect(table.ahead.value).toBe(3);
    say({ wait: { of: 't', ahead: 0 } });
    expect(table.ahead.value).toBe(0);
    say({ wait: { of: 't', ahead: null } });
    expect(table.ahead.value).toBeNull();
    say({ wait: { of: 't', ahead: 2 } });
    say(game.told(0));
    expect(table.ahead.value).toBe(2);
    game.goOn();
    say(game.told(0, { answers: 0, takenBack: 0 }));
    expect(table.ahead.value).toBeNull();
    say({ wait: { of: 't', ahead: 2 } });
    comeBack();
    expect(table.ahead.value).toBeNull();
  });

  it('remembers that somebody wants to play again', () => {
    say({ rematch: { of: 't', table: 'next' } });
    say({ table: tableState({ phase: 'over', length: 9 }) });
    expect(table.state.value?.rematch).toBe('next');
  });

  it('says why it was refused', async () => {
    answerWith(() => {
      throw new Refused('needsInvite');
    });
    const refused = openTable('t');
    await settled();
    expect(refused.problem.value).toBe('needsInvite');
  });

  it('is looked at anew with other eyes', async () => {
    table.seeAs('all');
    await settled();
    expect(table.moment.value).toBeNull();
    expect(asked.at(-1)?.asks).toEqual({ table: 't', invite: 'secret', eyes: 'all' });
  });
});
