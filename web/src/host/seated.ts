/** For tests: a table that hosts a game, and what its screen is told. */
import type { Choice } from '@peerless/engine';
import type { Update } from '@peerless/protocol';
import { type DeviceCalls, device } from './device.ts';
import type { Kept, Push } from './host.ts';

export interface Seen {
  host: DeviceCalls;
  last(): Update;
  all: Update[];
  advised: Extract<Push, { advice: unknown }>[];
  kept(): Kept;
  /** Until the host has nothing more to do. */
  settle(): Promise<void>;
}
/** As a screen joins what it is told. */
const whole = (before: Update | undefined, update: Update): Update =>
  update.isWhole ? update : { ...update, told: [...before!.told, ...update.told] };

export async function seated(game: Kept): Promise<Seen> {
  const all: Update[] = [];
  const advised: Seen['advised'] = [];
  let kept: Kept | undefined;
  let clock = 0;
  const host = device({
    tell(push: Push) {
      if ('update' in push) all.push(whole(all.at(-1), structuredClone(push.update)));
      if ('advice' in push) advised.push(push);
      if ('kept' in push) kept = structuredClone(push.kept);
    },
    now: () => clock++,
    breathe: async () => {},
  });
  await host.open(game);
  const settle = async (): Promise<void> => {
    for (let before = -1; before !== all.length; ) {
      before = all.length;
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  };
  await settle();
  return { host, all, advised, last: () => all.at(-1)!, kept: () => kept!, settle };
}

/** Whoever is asked answers, the device in their hands, until the game is over or so many have answered. */
export async function playOn({ host, last, settle }: Seen, pick: (choices: readonly Choice[]) => Choice, most: number): Promise<void> {
  for (let n = 0; n < most && !last().view.over; n++) {
    const { curtain, view, answers } = last();
    if (curtain !== null) await host.face(curtain);
    else await host.answer(view.seq, pick(answers));
    await settle();
  }
}
