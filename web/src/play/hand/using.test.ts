import '@peerless/heroes';
import { choice, type Reason } from '@peerless/engine';
import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import type { GameScreen } from '../game.ts';
import { attackWith, schemeWith } from '../intents.ts';
import { sure } from '../sure.ts';
import { texts as english } from '../texts/en.ts';

vi.mock('../../texts/texts.ts', () => ({
  texts: () => ({ play: english }),
  named: (_: string, id: string) => id,
  language: () => ({
    reason: (reason: Reason) => (reason.why === 'notYourDecision' ? `${reason.why} ${reason.seat}` : reason.why),
    prompt: ({ kind }: { kind: string }) => kind,
  }),
}));
const { using } = await import('./using.ts');

interface Asked {
  kind: string;
  cards?: readonly string[];
  reasons?: Record<string, Reason>;
  asksTwice?: boolean;
}
function asking({ kind, cards = [], reasons = {}, asksTwice = false }: Asked) {
  const done: unknown[] = [];
  const game = {
    newest: signal({
      view: { seq: 5, waiting: { seat: 0, kind }, choices: cards.map((card) => ({ kind, card })), seats: [{ hero: 'medusa' }] },
      answers: cards.map((_, n) => choice('card', n)),
      seats: [{ kind: 'person' }],
      curtain: null,
      reasons: { cards: reasons, actions: {} },
    }),
    byItself: signal(-1),
    read: signal({ seat: 0, card: 'feint' }),
    lifted: signal('feint'),
    sure: sure(() => asksTwice),
    cast: () => ({ seats: [] }),
    find: () => [choice('action', 0)],
    answer: (each: unknown) => done.push(each),
    intend: (steps: unknown) => done.push(steps),
  };
  const use = (card: string) => using(game as unknown as GameScreen, 0, card);
  const press = (card: string): void => {
    const found = use(card);
    if (found && 'use' in found) found.use();
  };
  return { game, done, use, press };
}

describe('a card of the hand', () => {
  it('is chosen where it is asked for, and put down then', () => {
    const { game, done, press } = asking({ kind: 'defense', cards: ['dash', 'feint'] });
    press('feint');
    expect(done).toEqual([choice('card', 1)]);
    expect([game.read.value, game.lifted.value]).toEqual([null, null]);
  });
  it('is used at the second press where that is wished for; what is lifted stays until then', () => {
    const { game, done, press, use } = asking({ kind: 'boostManeuver', cards: ['feint', 'dash'], asksTwice: true });
    expect(use('feint')).toMatchObject({ label: english.use.boost(2), isArmed: false });
    press('feint');
    expect([done, game.lifted.value]).toEqual([[], 'feint']);
    expect(use('feint')).toMatchObject({ label: english.pressAgain, isArmed: true });
    press('dash');
    expect(done).toEqual([]);
    press('dash');
    expect(done).toEqual([choice('card', 1)]);
  });
  it('begins what it is for where an action is asked for', () => {
    const { done, press } = asking({ kind: 'action' });
    press('feint');
    press('a-momentary-glance');
    expect(done).toEqual([attackWith('feint'), schemeWith('a-momentary-glance')]);
  });
  it('begins nothing with another card: it says why not', () => {
    const { use } = asking({ kind: 'action', reasons: { 'a-momentary-glance': { why: 'noUser', by: 'medusa' } } });
    expect(use('a-momentary-glance')).toEqual({ reason: 'noUser' });
  });
  it('says whose decision it is, and that the game is over', () => {
    const { game, use } = asking({ kind: 'moveTo' });
    const waiting = game.newest.value.view.waiting;
    game.newest.value = { ...game.newest.value, view: { ...game.newest.value.view, waiting: { ...waiting, seat: 1 } } };
    expect(use('feint')).toEqual({ reason: 'notYourDecision 1' });
    game.newest.value = { ...game.newest.value, view: { ...game.newest.value.view, waiting: null as never } };
    expect(use('feint')).toEqual({ reason: 'gameOver' });
  });
  it('is left alone while something is answered by itself', () => {
    const { game, use } = asking({ kind: 'defense', cards: ['feint'] });
    game.byItself.value = 5;
    expect(use('feint')).toBeNull();
  });
  it('says what is asked instead', () => {
    const { use } = asking({ kind: 'moveTo', reasons: { feint: { why: 'notTheQuestion' } } });
    expect(use('feint')).toEqual({ reason: english.askedInstead('moveTo') });
  });
});
