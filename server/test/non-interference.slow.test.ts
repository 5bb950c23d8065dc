/**
 * What is sent to somebody never depends on what they may not know. Every table is played in two worlds that its viewer cannot tell
 * apart; everything is asked and answered alike in both, through connections; every byte sent to the viewer must be the same, until
 * the game itself shows a card that differs. That the game shows nothing else is tested with the engine.
 *
 * GAMES=3000 npx vitest run server/test/non-interference.slow.test.ts plays so many games, with FROM=3000 as many others; 200 and more
 * do every word there is.
 */
import { choices, type Setup } from '@peerless/engine';
import { HEROES } from '@peerless/heroes';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EVERYONE } from '../../engine/src/data/viewers.ts';
import { learnWords } from '../../engine/src/data/vocabulary.ts';
import { confiding } from '../../engine/test/planted/words.ts';
import { dice, inSomeOrder, type Random, secretiveSetup } from '../../engine/test/playing.ts';
import { calling, everyWord, randomSetup } from '../../engine/test/random-cards.ts';
import { watchWords } from '../../engine/test/watch-words.ts';
import { play } from './following.ts';
import { DUEL } from './house.ts';
import { ask, earOf, Leak, settled, twoHalls, type Worlds } from './two-halls.ts';
import './sound.ts';

/** A leak to be planted, so that the test shows that it would find it. */
const planted = vi.hoisted(() => ({ leak: '' }));
vi.mock('@peerless/engine', async (original) => {
  const { withWorlds } = await import('./worlds.ts');
  const engine = withWorlds(await original());
  const mask: typeof engine.mask = (game, viewer) =>
    planted.leak === 'mask' ? { ...engine.mask(game, viewer), state: engine.clone(game) } : engine.mask(game, viewer);
  return { ...engine, mask };
});
vi.mock('@peerless/protocol', async (original) => {
  const protocol = await original<typeof import('@peerless/protocol')>();
  const wrong = (by: number | 'spectator' | 'all', leak: string): typeof by => (planted.leak === leak && by !== 'all' ? 'all' : by);
  return {
    ...protocol,
    get WATCH_DELAY() {
      return planted.leak === 'delay' ? 0 : protocol.WATCH_DELAY;
    },
    shownTo: (game, by) => protocol.shownTo(game, wrong(by, 'view')),
    toldTo: (heard, by) => protocol.toldTo(heard, wrong(by, 'events')),
  } satisfies typeof protocol;
});
vi.mock('@peerless/host', async (original) => {
  const host = await original<typeof import('@peerless/host')>();
  const answer: typeof host.COMMANDS.answer = (table, asks, by) => {
    // The order of the checks tells whether the card is in the other hand.
    if (planted.leak === 'refusal' && table.phase === 'playing' && !choices(table.game!).includes(asks.choice))
      throw new host.Refused('illegal');
    return host.COMMANDS.answer(table, asks, by);
  };
  const stateFor: typeof host.stateFor = (table, player, around) => {
    const state = host.stateFor(table, player, around);
    if (planted.leak === 'standing') return { ...state, standing: [{ seat: 0, answers: table.standing.flat(), given: [] }] };
    return planted.leak === 'length' ? { ...state, length: table.length } : state;
  };
  const sideOf: typeof host.sideOf = (table, seat) => (planted.leak === 'allies' ? host.playersAt(table) : host.sideOf(table, seat));
  const isToldTo: typeof host.isToldTo = (entry, mine) => planted.leak === 'tidings' || host.isToldTo(entry, mine);
  const eyesOf: typeof host.eyesOf = (table, player) =>
    planted.leak === 'two seats' && host.seatsOf(table, player).length > 1 ? 'all' : host.eyesOf(table, player);
  return { ...host, eyesOf, stateFor, sideOf, isToldTo, COMMANDS: { ...host.COMMANDS, answer } };
});

const GAMES = Number(process.env.GAMES ?? 34);
const FROM = Number(process.env.FROM ?? 0);
const MANY = 200;
/** The part of all words that fewer games do. */
const MOST_WORDS = 0.85;

const open = twoHalls();
afterEach(() => {
  planted.leak = '';
});

/** Half of them with heroes whose cards are made up of any words, these before others; the rest in turn with heroes made for secrets and the real ones. */
function setupOf(n: number, random: Random, wanted?: ReadonlySet<string>): Setup {
  if (n % 2) return randomSetup(n >> 1, random, wanted);
  const setup = secretiveSetup(n >> 1, random);
  return n % 4 ? setup : { ...setup, heroes: inSomeOrder(HEROES, random).slice(0, setup.heroes.length) };
}

describe('what is sent to a seat, to spectators and to those who see all hands later', () => {
  it(`does not depend on what they may not know, in ${GAMES} games`, { timeout: 120_000 + GAMES * 20_000 }, async () => {
    const worlds = await open();
    const done = watchWords();
    const missing = new Set(everyWord());
    for (let n = 0; n < GAMES; n++) {
      const random = dice(5000 + FROM + n);
      await play(worlds, setupOf(FROM + n, random, missing), random);
      for (const word of done) missing.delete(word);
      if (n % 50 === 49) console.log(`${n + 1} games, ${worlds.compared.get('bytes')} bytes compared`);
    }
    const wordsDone = 1 - missing.size / everyWord().length;
    expect(wordsDone, `never done: ${[...missing].join()}`).toBeGreaterThanOrEqual(GAMES < MANY ? MOST_WORDS : 1);
    const kinds = [
      'own answer',
      'standing answers',
      'own standing answers',
      'answer',
      'past',
      'prospect',
      'why',
      'knowledge',
      'back',
      'takeBack agree',
      'draw refuse',
      'record',
      'holiday',
      'talk',
      'heard from an ally',
      'said to others',
      'two seats',
    ];
    for (const kind of kinds) expect(worlds.compared.get(kind) ?? 0, kind).toBeGreaterThan(GAMES / 10);
    // Whoever may see all hands later does see them.
    expect(worlds.compared.get('all hands, as they were') ?? 0).toBeGreaterThan(GAMES / 10);
    if (process.env.GAMES) console.log(Object.fromEntries(worlds.compared));
  });

  it.each(['view', 'events', 'mask', 'delay', 'refusal', 'standing', 'length', 'tidings', 'allies', 'two seats'])(
    'is found to depend on it when a leak is planted: %s',
    { timeout: 60_000 },
    async (leak) => {
      const worlds = await open();
      planted.leak = leak;
      await expect(manyGames(worlds, setupOf)).rejects.toThrow(Leak);
    },
  );

  it('is found to depend on it when a word that only made-up heroes have lets too many know a card', { timeout: 60_000 }, async () => {
    const worlds = await open();
    learnWords('verb', [confiding('confide', () => EVERYONE)]);
    const saidMuch = new Set([calling('verb', 'confide')]);
    await expect(manyGames(worlds, (n, random) => randomSetup(n, random, saidMuch))).rejects.toThrow(Leak);
  });
});
async function manyGames(worlds: Worlds, setup: (n: number, random: Random) => Setup): Promise<void> {
  for (let n = 0; n < 60; n++) {
    const random = dice(7000 + n);
    await play(worlds, setup(n, random), random);
  }
}

describe('heroes chosen blindly', () => {
  it('are not told to others before the game begins', async () => {
    const { halls, people, mouths } = await open();
    const [host] = mouths[0];
    const seats = [{ kind: 'open' as const }, { kind: 'open' as const }];
    await ask(host, 'create', { options: { ...DUEL, heroes: 'blind', isPublic: true }, seats, mine: 0 });
    const { table } = (JSON.parse(host.sent.at(-1)!) as { ok: { table: string } }).ok;
    await ask(mouths[0][1], 'sit', { table, seat: 1 });
    await ask(host, 'pick', { table, hero: 'alice' });
    const { entries, summary } = (await halls[0].store.read(table))!;
    const copied = entries.map((entry) => (entry.do === 'pick' ? { ...entry, hero: 'medusa' } : entry));
    await halls[1].store.append({ table, from: 0, entries: copied, summary });
    for (const person of [1, 5]) {
      const ears = await Promise.all(halls.map((hall) => earOf(hall, people[person])));
      for (const ear of ears) {
        await ask(ear, 'open', { table });
        await ask(ear, 'past', { table, seq: 0 });
        await ask(ear, 'pick', { table, hero: 'nobody' });
      }
      await settled();
      expect(ears[1].sent).toEqual(ears[0].sent);
      expect(ears[0].sent.join()).toContain('"hidden"');
    }
    const lobbies = await Promise.all(halls.map((hall) => hall.lobby()));
    expect(lobbies[1]).toEqual(lobbies[0]);
  });
});
