import { type Choice, choice } from '@peerless/engine';
import type { Update } from '@peerless/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} });
const { askAgain, decline } = await import('../settings/declined.ts');
const { answering } = await import('./answering.ts');

const [yes, no] = [choice('number', 1), choice('number', 2)];
/** Asks whether Medusa uses her ability. */
const asked = (seq = 4, more: object = {}): Update =>
  ({
    id: 'g',
    curtain: null,
    view: {
      seq,
      waiting: { kind: 'may', seat: 0, optional: true, source: { ability: 'medusa', seat: 0 } },
      choices: [
        { kind: 'may', action: 'attack' },
        { kind: 'may', pass: true },
      ],
    },
    answers: [yes, no],
    ...more,
  }) as unknown as Update;
const ABILITY = { game: 'g', seat: 0, hero: 'medusa' };

describe('what is answered by itself', () => {
  afterEach(() => askAgain(ABILITY));
  const begun = () => {
    const sent: Choice[] = [];
    return { sent, ...answering((each) => sent.push(each)) };
  };

  it('is nothing, where nothing was planned or declined', () => {
    const { sent, follow } = begun();
    follow(asked());
    expect(sent).toEqual([]);
  });
  it('is the next step of the plan, once', () => {
    const { sent, follow, plan } = begun();
    plan([{ action: 'attack' }]);
    follow(asked());
    follow(asked(5));
    expect(sent).toEqual([yes]);
  });
  it('goes on after an answer that was left to the player, and ends with any other', () => {
    const { sent, follow, plan, answered } = begun();
    const boost = { seq: 5, waiting: { kind: 'boostManeuver', seat: 0 }, choices: [{ kind: 'boostManeuver', pass: true }] };
    const steps = [{ kind: 'boostManeuver', isOwn: true } as const, { action: 'attack' }];
    plan(steps);
    follow(asked(5, { view: boost, answers: [no] }));
    answered();
    follow(asked(6));
    expect(sent).toEqual([yes]);
    plan(steps);
    answered();
    follow(asked(7));
    expect(sent).toEqual([yes]);
  });
  it('is nothing of a plan that was made before something was taken back', () => {
    const { sent, follow, plan, meet } = begun();
    plan([{ action: 'attack' }]);
    meet(asked(3), true);
    follow(asked(3));
    expect(sent).toEqual([]);
  });
  it('waits behind the curtain', () => {
    const { sent, follow, plan } = begun();
    plan([{ action: 'attack' }]);
    follow(asked(4, { curtain: 0 }));
    expect(sent).toEqual([]);
    follow(asked());
    expect(sent).toEqual([yes]);
  });
  it('declines what is always declined, and says so until it is hushed', () => {
    const { sent, follow, declined, hush } = begun();
    decline(ABILITY);
    follow(asked());
    expect([sent, declined.value]).toEqual([[no], ABILITY]);
    hush();
    follow(asked(9));
    expect([sent, declined.value]).toEqual([[no, no], null]);
  });
  it('leaves a question alone that the player has gone back to, until it is declined again', () => {
    const { sent, follow, meet, declineAgain } = begun();
    decline(ABILITY);
    meet(asked(), true);
    follow(asked());
    expect(sent).toEqual([]);
    declineAgain();
    follow(asked());
    expect(sent).toEqual([no]);
  });
});
