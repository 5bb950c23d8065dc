import '@peerless/boards';
import '@peerless/heroes';
import type { TableState, Update } from '@peerless/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('addEventListener', () => {}));
vi.mock('../online/connection.ts', () => import('../online/pretended-connection.ts'));

import type { Host } from '../host/host.ts';
import { Refused } from '../online/me.ts';
import { type Opened, openTable } from '../online/opened.ts';
import { answerWith, asked, PretendedGame, say, settled, tableState } from '../online/pretended-connection.ts';
import { remoteHost } from './remote.ts';

let game: PretendedGame;
let host: Host;
let table: Opened;
let all: Update[];
const last = (): Update => all.at(-1)!;

async function begin(given: Parameters<typeof tableState>[0] = {}, eyes: Update['view']['eyes'] = 0): Promise<void> {
  asked.length = 0;
  all = [];
  game = new PretendedGame();
  answerWith((name) => (name === 'open' ? { table: tableState(given), lines: [] } : null));
  table = openTable('t');
  say(game.told(eyes));
  await settled();
  host = remoteHost(table, (why) => `no: ${why}`)(
    (push) => 'update' in push && all.push(push.update),
    (problem) => {
      throw new Error(problem);
    },
  );
}
afterEach(() => {
  host.close();
  table.close();
});
class PretendedWorker {
  postMessage(): void {}
  terminate(): void {}
}
const answered = () => asked.filter(({ name }) => name === 'answer');

describe('a game that the server hosts', () => {
  beforeEach(() => begin());

  it('is shown at once, and whenever it goes on', () => {
    expect(all).toHaveLength(1);
    game.goOn();
    say(game.told(0, { answers: 0, takenBack: 0 }));
    expect(last().view.seq).toBe(1);
    expect(last().news).toBeGreaterThan(0);
  });

  it('is first shown as they have left it to somebody who comes back', async () => {
    host.close();
    table.close();
    all = [];
    const left = game.told(0).update;
    game.goOn();
    game.goOn();
    const now = game.told(0);
    const news = now.update.told.filter(({ seq }) => seq > 0).length;
    answerWith((name, { seq }) => (name === 'open' ? { table: tableState(), lines: [] } : name === 'past' && seq === 0 ? left : null));
    table = openTable('t');
    say({ ...now, update: { ...now.update, news } });
    await settled();
    host = remoteHost(table, String)((push) => 'update' in push && all.push(push.update), String);
    expect(all).toEqual([]);
    await settled();
    expect(all.map(({ view, answers }) => [view.seq, answers.length])).toEqual([
      [0, 0],
      [2, now.update.answers.length],
    ]);
    expect(last().news).toBe(news);
  });

  it('says to which question it answers, and hears a double click once', async () => {
    const [choice] = last().answers;
    const [first, second] = await Promise.all([host.answer(0, choice), host.answer(0, choice)]);
    expect([first, second]).toEqual([true, false]);
    expect(answered()).toEqual([{ name: 'answer', asks: { table: 't', at: 5, choice } }]);
  });

  it('answers nothing that is no longer asked', async () => {
    const [choice] = last().answers;
    game.goOn();
    say(game.told(0, { answers: 0, takenBack: 0 }));
    expect(await host.answer(0, choice)).toBe(false);
    expect(answered()).toEqual([]);
  });

  it('takes a late answer lightly, and may answer again', async () => {
    const refuse = (why: 'stale' | 'illegal') =>
      answerWith(() => {
        throw new Refused(why);
      });
    refuse('stale');
    expect(await host.answer(0, last().answers[0])).toBe(false);
    refuse('illegal');
    await expect(host.answer(0, last().answers[0])).rejects.toThrow('no: illegal');
  });

  it('asks the others before something is taken back, and not twice', async () => {
    await host.undo();
    expect(asked.at(-1)).toEqual({ name: 'takeBack', asks: { table: 't', say: 'ask' } });
    say({ ...game.told(0), update: { ...game.told(0).update, undo: 'ask' } });
    expect(last().undo).toBe('ask');
    say({ table: tableState({ takeBack: { by: 0, agreed: [0] } }) });
    expect(last().undo).toBeNull();
  });

  it('shows the same moment again without telling it again', () => {
    game.goOn();
    say(game.told(0, { answers: 0, takenBack: 0 }));
    say({ table: tableState({ takeBack: { by: 1, agreed: [1] } }) });
    expect(last().news).toBe(0);
  });

  it('is over when a draw was agreed', () => {
    say({ table: tableState({ phase: 'over', ended: { how: 'agreedDraw', winners: [], ratings: [], isTooShort: false } }) });
    expect(last().view.over).toBe(true);
    expect(last().view.winners).toEqual([]);
    expect(last().answers).toEqual([]);
  });

  it('tells nothing more once it is closed', () => {
    host.close();
    game.goOn();
    say(game.told(0, { answers: 0, takenBack: 0 }));
    expect(all).toHaveLength(1);
  });
});

describe('those who watch', () => {
  it.each(['spectator', 'all'] as const)('answer nothing, with the eyes of %s', async (eyes) => {
    await begin({ mine: [] }, eyes);
    expect(host.offers).toEqual({ play: false, redo: false, hint: false });
    expect(last().answers).toEqual([]);
    expect(last().view.choices).toEqual([]);
  });
});

describe('hints', () => {
  const { options, seats } = tableState();
  const alone = seats.with(1, { ...seats[1], sitting: { kind: 'computer', level: 'easy' } });
  it.each([
    ['among people who have agreed on none', {}, false],
    ['where they were agreed on', { options: { ...options, hints: true } }, true],
    ['alone among computer players', { seats: alone }, true],
    ['in a rated game', { options: { ...options, rated: true, hints: true } }, false],
    ['alone in a rated game', { options: { ...options, rated: true }, seats: alone }, false],
  ] as const)('are given as they may be: %s', async (_, given, isGiven) => {
    vi.stubGlobal('Worker', PretendedWorker);
    await begin(given as Partial<TableState>);
    expect(host.offers.hint).toBe(isGiven);
    answerWith(() => ({ seat: 0, masked: {} }));
    await host.advise();
    expect(asked.some(({ name }) => name === 'knowledge')).toBe(isGiven);
  });
});
