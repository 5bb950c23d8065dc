import '@peerless/boards';
import type { Described } from '@peerless/engine';
import { begun, type Lesson, type LessonStep, type Progress, stepAt } from '@peerless/engine/lessons';
import '@peerless/heroes';
import type { Update } from '@peerless/protocol';
import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { type DeviceCalls, device } from '../host/device.ts';
import type { Host, InLesson, Kept } from '../host/host.ts';
import { newLesson } from './kept.ts';
import { standIn } from './stand-in.ts';
import { type Teaching, teaching } from './teaching.ts';

/** A table of the lesson, played in one thread. */
async function taught(kept: Kept = newLesson('stand-in', standIn), steps: Lesson = standIn) {
  const lesson = kept.lesson as InLesson;
  const taughtBy = teaching(steps, lesson.id, lesson.progress);
  const screen = {
    isTelling: signal(false),
    read: signal<{ seat: number; card: string } | null>(null),
    lifted: signal<string | null>(null),
  };
  const unfollow = taughtBy.follow(screen);
  let last: Update | undefined;
  let stored: Kept | undefined;
  let calls: DeviceCalls | undefined;
  const host = taughtBy.host((hear) => {
    let clock = 0;
    calls = device({ tell: (push) => hear(structuredClone(push)), now: () => clock++, breathe: async () => {} });
    return { ...calls, offers: { play: true, redo: true, hint: true }, isShared: false, mine: null, close() {} } satisfies Host;
  })(
    (push) => {
      if ('update' in push) last = push.update;
      if ('kept' in push) stored = structuredClone(push.kept);
    },
    (problem) => {
      throw new Error(problem);
    },
  );
  const settle = async (): Promise<void> => {
    for (let n = 0; n < 20; n++) await new Promise((resolve) => setTimeout(resolve, 0));
  };
  await calls!.open(kept, standIn);
  await settle();
  const choose = async (wanted: Partial<Described>): Promise<void> => {
    const { view, answers } = last!;
    const at = view.choices.findIndex((each) => Object.entries(wanted).every(([field, value]) => each[field as keyof Described] === value));
    expect(at, `${JSON.stringify(wanted)} among ${JSON.stringify(view.choices)}`).toBeGreaterThanOrEqual(0);
    await host.answer(view.seq, answers[at]);
    await settle();
  };
  return { ...taughtBy, screen, host, choose, settle, unfollow, last: () => last!, stored: () => stored! };
}
const at = ({ step }: Pick<Teaching, 'step'>): string | undefined => step.value?.id;
const keptStep = ({ lesson }: Kept): string | undefined => stepAt(standIn, lesson!.progress as Progress)?.id;

describe('a lesson at the table', () => {
  it('goes on by what is chosen, moved and read', async () => {
    const table = await taught();
    expect(at(table)).toBe('welcome');
    table.next();
    expect(at(table)).toBe('maneuver');
    await table.choose({ action: 'maneuver' });
    expect(at(table)).toBe('move');
    await table.choose({ kind: 'boostManeuver', pass: true });
    if (table.last().view.waiting?.kind === 'moveWhom') await table.choose({ fighter: 'medusa' });
    await table.choose({ space: 's10' });
    expect(at(table)).toBe('read');
    table.screen.read.value = { seat: 0, card: 'snipe' };
    expect(at(table)).toBe('read');
    table.screen.lifted.value = 'gaze-of-stone';
    expect(at(table)).toBe('attack');
  });

  it('answers what is done instead, and waits', async () => {
    const table = await taught();
    table.next();
    await table.choose({ action: 'attack' });
    expect(at(table)).toBe('maneuver');
    expect(table.progress.value.said).toEqual({ answer: 0, of: 'maneuver' });
    table.heard();
    expect(table.progress.value.said).toBeNull();
    expect(at(table)).toBe('maneuver');
  });

  it('gives way to others in free play, once it has been heard', async () => {
    const kept = newLesson('stand-in', standIn);
    const ended = standIn.steps.slice(0, -1).map(({ id }) => ({ step: id, seq: 0 }));
    const table = await taught({ ...kept, lesson: { id: 'stand-in', progress: { ...begun(), ended } } });
    expect([at(table), table.givesWay.value]).toEqual(['win', false]);
    await table.choose({ action: 'maneuver' });
    expect([at(table), table.givesWay.value]).toEqual(['win', true]);
    table.turn(true);
    expect(table.givesWay.value).toBe(false);
  });

  it('gives way to nobody before', async () => {
    const table = await taught();
    table.next();
    await table.choose({ action: 'maneuver' });
    expect([at(table), table.givesWay.value]).toEqual(['move', false]);
  });

  it('goes back with what is taken back', async () => {
    const table = await taught();
    table.next();
    await table.choose({ action: 'maneuver' });
    await table.host.undo();
    await table.settle();
    expect(at(table)).toBe('maneuver');
    await table.host.redo();
    await table.settle();
    expect(keptStep(table.stored())).toBe(at(table));
  });

  it('goes on by how a combat came out, and back before it', async () => {
    const won: LessonStep = { ...standIn.steps[0], id: 'won', awaits: { expect: { lastCombat: { winner: 'attack' } } } };
    const table = await taught(undefined, { ...standIn, steps: [won, ...standIn.steps] });
    await table.choose({ action: 'attack' });
    await table.choose({ kind: 'attackCard', card: 'snipe' });
    expect(at(table)).toBe('welcome');
    await table.host.undo();
    await table.settle();
    expect(at(table)).toBe('won');
  });

  it('says nothing of what is still being told', async () => {
    const table = await taught();
    table.next();
    table.screen.isTelling.value = true;
    await table.choose({ action: 'maneuver' });
    expect(at(table)).toBe('maneuver');
    table.screen.isTelling.value = false;
    expect(at(table)).toBe('move');
  });

  it('is silent while it is turned off, and follows all the same', async () => {
    const table = await taught();
    table.next();
    table.turn(true);
    expect(at(table)).toBeUndefined();
    await table.choose({ action: 'maneuver' });
    table.turn(false);
    expect(at(table)).toBe('move');
    expect(table.stored().lesson!.progress.isOff).toBe(false);
  });

  it('is taken up where it was left', async () => {
    const first = await taught();
    first.next();
    await first.choose({ action: 'maneuver' });
    const second = await taught(first.stored());
    expect(at(second)).toBe('move');
    expect(second.last().view.seq).toBe(first.last().view.seq);
  });

  it('is taken up where it was left by the names of its steps, where it has been changed since', async () => {
    const first = await taught();
    first.next();
    await first.choose({ action: 'maneuver' });
    const { record, lesson, ...kept } = first.stored();
    const ended = lesson!.progress.ended.filter(({ step }) => step !== 'welcome');
    const older = { ...kept, record, lesson: { id: 'stand-in', progress: { ...lesson!.progress, ended } } };
    expect(at(await taught(older))).toBe('move');
  });

  it('is taken up where the game was, if it was left before that was kept', async () => {
    const kept = newLesson('stand-in', standIn);
    const ahead: Progress = {
      ...begun(),
      ended: [
        { step: 'welcome', seq: 0 },
        { step: 'maneuver', seq: 1 },
      ],
    };
    expect(at(await taught({ ...kept, lesson: { id: 'stand-in', progress: ahead } }))).toBe('maneuver');
  });
});

describe('the others', () => {
  it('do what the rules of the lesson say, where one fits', async () => {
    const table = await taught();
    await table.choose({ action: 'attack' });
    while (table.last().view.waiting?.kind !== 'action') await table.choose({});
    const { told } = table.last();
    // Whoever may defend lays no card.
    expect(told.filter(({ event }) => event.kind === 'reveal').map(({ event }) => event)).toEqual([expect.objectContaining({ seat: 0 })]);
  });
});
