import '@peerless/boards';
import '@peerless/heroes';
import { type Choice, choice, type Prospect } from '@peerless/engine';
import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import type { GameScreen } from '../game.ts';
import { attackOn, maneuverTo } from '../intents.ts';
import { sure } from '../sure.ts';
import { texts as english } from '../texts/en.ts';
import type { Taken } from './board-acts.ts';
import { keyOf, type Offer } from './offers.ts';

vi.mock('../../texts/texts.ts', () => ({
  texts: () => ({ play: english }),
  named: (_: string, id: string) => id,
  language: () => ({
    reason: ({ why }: { why: string }) => why,
    choice: ({ fighter, target, space, action }: Record<string, string>) => [fighter, target, space, action].filter(Boolean).join(' '),
  }),
}));
const { actsOn, takenAt } = await import('./board-acts.ts');

const COULD: Prospect = {
  ways: { s1: ['s1'], s4: ['s1', 's4'], s5: ['s1', 's5'] },
  targets: ['alice'],
  threatens: [],
  isStepwise: false,
  moves: 3,
  accounts: {},
};
interface Asked {
  kind?: string;
  offered?: readonly object[];
  asksTwice?: boolean;
  /** Of the one who is asked. */
  hand?: readonly string[];
}
const ACTIONS = [{ action: 'maneuver' }, { action: 'attack' }, { action: 'scheme' }];
function board({ kind = 'action', offered = ACTIONS, asksTwice = true, hand = ['feint'] }: Asked = {}) {
  const done: unknown[] = [];
  const update = {
    view: {
      eyes: 0,
      setup: { mode: 'duel', heroes: ['medusa', 'alice'], board: 'marmoreal' },
      seq: 7,
      over: false,
      waiting: { seat: 0, kind, about: kind === 'action' ? {} : { fighter: 'medusa' } },
      choices: offered,
      seats: [{ hero: 'medusa', hand }, { hero: 'alice' }],
      fighters: {
        medusa: { seat: 0, space: 's1' },
        'harpy-1': { seat: 0, space: 's2' },
        alice: { seat: 1, space: 's3' },
      },
    },
    answers: offered.map((_, n) => choice('number', n)),
    seats: [{ kind: 'person' }, { kind: 'person' }],
    curtain: null,
    reasons: { cards: {}, actions: {} },
  };
  const game = {
    newest: signal(update),
    byItself: signal(-1),
    problem: signal<string | null>(null),
    read: signal(null),
    lifted: signal(null),
    sure: sure(() => asksTwice),
    prospect: async () => COULD,
    host: { why: async () => ({ why: 'occupied' }) },
    cast: () => ({}),
    find: () => [choice('number', 0)],
    answer: (each: Choice) => done.push(each),
    intend: (steps: unknown) => done.push(steps),
  };
  const taken: Taken = signal(null);
  const acts = actsOn(game as unknown as GameScreen, taken);
  const draw = async (fighter: string, space: string): Promise<void> => {
    acts.hold(fighter);
    await acts.drop(fighter, space);
  };
  return { game, acts, done, draw, inHand: () => takenAt(taken, 7) };
}

describe('what is drawn over the board', () => {
  it('happens at once where no second press is wished for', async () => {
    const { draw, done } = board({ asksTwice: false });
    await draw('medusa', 's4');
    expect(done).toEqual([maneuverTo('medusa', 's4', COULD)]);
  });
  it('is shown first where one is, with who goes in hand, and happens when it is drawn there again', async () => {
    const { draw, done, game, inHand } = board();
    await draw('medusa', 's4');
    expect([done, game.sure.armed.value, inHand()]).toEqual([[], 'space s4', 'medusa']);
    await draw('medusa', 's4');
    expect([done, game.sure.armed.value, inHand()]).toEqual([[maneuverTo('medusa', 's4', COULD)], null, null]);
  });
  it('happens by a press on what shows it', async () => {
    const { draw, done, acts } = board();
    await draw('medusa', 's3');
    expect(done).toEqual([]);
    acts.press({ thing: { fighter: 'alice' }, deed: { does: 'attack', steps: attackOn('alice', 'medusa') } }, false);
    expect(done).toEqual([attackOn('alice', 'medusa')]);
  });
  it('is a first time for another space, another fighter, and after what cannot be', async () => {
    const { draw, done, game } = board();
    await draw('medusa', 's4');
    await draw('medusa', 's5');
    await draw('medusa', 's3');
    await draw('harpy-1', 's3');
    expect([done, game.sure.armed.value]).toEqual([[], 'fighter alice']);
    await draw('harpy-1', 's9');
    expect([game.sure.armed.value, game.problem.value]).toEqual([null, 'occupied']);
    await draw('harpy-1', 's3');
    expect(done).toEqual([]);
  });
  it('attacks nobody where there is no card for it', async () => {
    const { draw, done, game } = board({ asksTwice: false, hand: ['gaze-of-stone'] });
    await draw('harpy-1', 's3');
    expect([done, game.problem.value]).toEqual([[], 'occupied']);
    await draw('medusa', 's3');
    expect(done).toEqual([attackOn('alice', 'medusa')]);
  });
  it('shows on the fighter that is to move where whom to move is asked', async () => {
    const { draw, done, game } = board({ kind: 'moveWhom', offered: [{ fighter: 'medusa' }] });
    await draw('medusa', 's4');
    expect([done, game.sure.armed.value]).toEqual([[], 'fighter medusa']);
    await draw('medusa', 's5');
    expect([done, game.sure.armed.value]).toEqual([[], 'fighter medusa']);
    await draw('medusa', 's5');
    expect(done).toHaveLength(1);
  });
  it('shows on the space of a step', async () => {
    const { draw, done, game } = board({ kind: 'moveTo', offered: [{ space: 's4' }] });
    await draw('medusa', 's4');
    expect([done, game.sure.armed.value]).toEqual([[], 'space s4']);
    await draw('medusa', 's4');
    expect(done).toEqual([choice('number', 0)]);
  });
  it('can be a card: it shows on the card, and attacks when it is drawn onto the enemy again', async () => {
    const { acts, done, game } = board();
    await acts.dropCard('feint', 's3');
    expect([done, game.sure.armed.value]).toEqual([[], 'card feint']);
    await acts.dropCard('feint', 's3');
    expect(done).toHaveLength(1);
    const quick = board({ asksTwice: false });
    await quick.acts.dropCard('feint', 's3');
    expect(quick.done).toEqual(done);
  });
  it('can be a card only for whoever may use it', async () => {
    const { acts, done, game } = board({ asksTwice: false, hand: ['gaze-of-stone', 'feint'] });
    game.prospect = async (name?: string) => (name === 'harpy-1' ? COULD : { ...COULD, targets: [] });
    await acts.dropCard('gaze-of-stone', 's3');
    expect([done, game.problem.value]).toEqual([[], 'occupied']);
    await acts.dropCard('feint', 's3');
    expect(done).toHaveLength(1);
  });
});

describe('what a finger taps on the board', () => {
  const GO = { thing: { space: 's4' }, deed: { does: 'walk', steps: [{ kind: 'moveTo', space: 's4' }] } } as const;
  const chosen = (thing: { space: string } | { fighter: string }): Offer => ({
    thing,
    deed: { does: 'choose', choice: choice('number', 0) },
  });
  const ASKED: [string, string, object, Offer, string][] = [
    ['where to go', 'moveTo', { fighter: 'medusa', space: 's4' }, chosen({ space: 's4' }), 'medusa s4'],
    ['how far to go', 'moveTo', { space: 's9' }, { thing: GO.thing, deed: { ...GO.deed, steps: [...GO.deed.steps] } }, 'medusa s4'],
    ['whom to attack', 'target', { fighter: 'medusa', target: 'alice' }, chosen({ fighter: 'alice' }), 'medusa alice'],
    ['whom an effect is for', 'pickFighter', { fighter: 'alice' }, chosen({ fighter: 'alice' }), 'alice'],
  ];
  it.each(ASKED)('shows first, and does at the second tap or by the button: %s', (_, kind, offered, offer, label) => {
    for (const again of ['tap', 'button']) {
      const { acts, done, game } = board({ kind, offered: [offered], asksTwice: false });
      game.lifted.value = 'feint' as never;
      acts.press(offer, true);
      expect([done, game.sure.armed.value, game.sure.said.value, game.lifted.value]).toEqual([[], keyOf(offer.thing), label, null]);
      if (again === 'tap') acts.press(offer, true);
      else game.sure.confirm();
      expect([done.length, game.sure.armed.value]).toEqual([1, null]);
    }
  });
  it('happens at once by mouse', () => {
    const { acts, done } = board({ kind: 'moveTo', offered: [{ space: 's4' }], asksTwice: false });
    acts.press(chosen({ space: 's4' }), false);
    expect(done).toHaveLength(1);
  });
  it.each(['moveWhom', 'attackWith'])('takes up who it is at once: %s', (kind) => {
    const { acts, done } = board({ kind, offered: [{ fighter: 'medusa' }], asksTwice: false });
    acts.press(chosen({ fighter: 'medusa' }), true);
    expect(done).toHaveLength(1);
  });
  it('is forgotten when something else is tapped, also to be looked at', async () => {
    const { acts, game } = board({ asksTwice: false });
    const attack: Offer = { thing: { fighter: 'alice' }, deed: { does: 'attack', steps: attackOn('alice') } };
    for (const other of [
      () => acts.refuse({ space: 's9' }),
      () => acts.whyNot({ space: 's2', fighter: 'harpy-1' }),
      () => acts.letGo(),
      () => acts.press({ thing: { fighter: 'medusa' }, deed: { does: 'take', fighter: 'medusa' } }, true),
    ]) {
      acts.press(attack, true);
      expect([game.sure.armed.value, game.sure.said.value]).toEqual(['fighter alice', 'attack']);
      await other();
      expect(game.sure.armed.value).toBe(null);
    }
  });
});
