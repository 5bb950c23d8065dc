import { type Choice, choice, type Event, newGame, type Setup, view } from '@peerless/engine';
import type { Update } from '@peerless/protocol';
import { expect, it, vi } from 'vitest';
import '@peerless/boards';
import '@peerless/heroes';
import type { Host, Push } from '../host/host.ts';

vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} });
vi.stubGlobal('sessionStorage', { getItem: () => null, setItem() {} });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
vi.stubGlobal('document', { hidden: false, documentElement: { dataset: {}, style: { setProperty() {} } } });
const { decline } = await import('../settings/declined.ts');
const { gameScreen } = await import('./game.ts');

const setup: Setup = { mode: 'duel', heroes: ['alice', 'medusa'], board: 'marmoreal' };
const seen = view(newGame(setup, 1), 'all');
const [yes, no] = [choice('number', 1), choice('number', 2)];
const struck: Event[] = [
  { kind: 'damage', fighter: 'alice', amount: 2, health: 11, combat: true, source: { card: 'dash', seat: 1 } },
  { kind: 'turnEnd', seat: 1 },
];
const BEFORE: Event = { kind: 'turn', seat: 1, turn: 2 };
const update = (seq: number, events: readonly Event[], more: object = {}, answers: Choice[] = []): Update =>
  ({
    id: 'g',
    curtain: null,
    seats: [],
    view: { ...seen, seq, waiting: null, choices: [], ...more },
    answers,
    told: [BEFORE, ...events].map((event) => ({ event, seq })),
    news: events.length,
    isWhole: true,
  }) as unknown as Update;
/** Asks whether the first seat uses its hero's ability. */
const asking = {
  waiting: { kind: 'may', seat: 0, optional: true, source: { ability: 'alice', seat: 0 } },
  choices: [
    { kind: 'may', action: 'attack' },
    { kind: 'may', pass: true },
  ],
};
function opened() {
  const sent: Choice[] = [];
  let push: (push: Push) => void = () => {};
  const game = gameScreen(setup, (hear) => {
    push = hear;
    return { isShared: false, mine: null, answer: async (_: number, given: Choice) => sent.push(given) > 0 } as unknown as Host;
  });
  return { game, sent, hear: (now: Update) => push({ update: now }) };
}

it('what was done by another is shown also where the question after it is answered by itself', () => {
  decline({ game: 'g', seat: 0, hero: 'alice' });
  const { game, sent, hear } = opened();
  hear(update(4, []));
  hear(update(5, struck, asking, [yes, no]));
  expect(sent).toEqual([no]);
  expect([game.isTelling.value, game.skipped.value, game.event.value]).toEqual([true, 0, struck[0]]);
});
it('the rest is shown at once when the player answers', () => {
  const { game, sent, hear } = opened();
  hear(update(4, []));
  hear(update(5, struck, { ...asking, waiting: { ...asking.waiting, optional: false } }, [yes, no]));
  game.answer(yes);
  game.intend([{ action: 'attack' }]);
  expect(sent).toEqual([yes, yes]);
  expect(game.skipped.value).toBeGreaterThan(0);
});
