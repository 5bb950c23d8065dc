/** Frames over a socket: garbage, what was garbled, and what has another shape. */
import { LONGEST_MESSAGE, PROTOCOL } from '@peerless/protocol';
import { WebSocket } from 'ws';
import type { Attacked } from './attacked.ts';
import type { Chance } from './chance.ts';
import { garbage, garbled, mutated } from './hostile.ts';
import { sound } from './sound.ts';

/** Some messages of one socket, until it is cut or has said enough. */
export const session = (attacked: Attacked): Promise<void> =>
  new Promise((resolve) => {
    const { url, people, chance, figures } = attacked;
    const wire = new WebSocket(new URL('socket', url.replace(/^http/, 'ws')), { perMessageDeflate: false });
    const finish = (): void => {
      clearTimeout(timer);
      wire.terminate();
      resolve();
    };
    const timer = setTimeout(finish, 3_000);
    wire.on('error', finish);
    wire.on('close', finish);
    wire.on('open', () => {
      if (chance.is(0.8)) wire.send(JSON.stringify({ n: 0, do: 'hello', key: chance.of(people).key, protocol: PROTOCOL }));
      for (let left = 1 + chance.below(60); left > 0; left--) {
        figures.messages++;
        wire.send(...frame(attacked));
      }
      if (chance.is(0.2)) wire.terminate();
      else wire.ping(undefined, undefined, () => setTimeout(finish, chance.below(20)));
    });
  });
function frame({ people, chance }: Attacked): [string | Buffer, { binary: boolean; fin?: boolean }] {
  const world = { tables: new Map(), people };
  const text = chance.of([
    garbage,
    (dice: Chance) => garbled(JSON.stringify(sound(world, dice)), dice),
    (dice: Chance) => JSON.stringify(mutated(sound(world, dice), dice)),
  ])(chance);
  if (chance.is(0.01)) return ['x'.repeat(LONGEST_MESSAGE + 1), { binary: false }];
  if (chance.is(0.01)) return [Buffer.from(text), { binary: true }];
  // Not UTF-8 in a frame that says it is text.
  if (chance.is(0.01)) return [Buffer.from([0xc3, 0x28, 0xff]), { binary: false }];
  return [text, { binary: false }];
}
