/** What is said next, by whom: honest, hostile, garbled or once more. */
import { PROTOCOL } from '@peerless/protocol';
import type { Chance } from './chance.ts';
import { type Device, leave, newDevice, type Place, say } from './devices.ts';
import { garbage, garbled, mutated } from './hostile.ts';
import { agreedTakeBack, honest, outdated, type Said, sound } from './sound.ts';

export interface Talk {
  device: Device;
  text: string;
}
export interface Talker {
  next(devices: readonly Device[]): Talk;
  /** Somebody asks to take something back, and all agree. */
  takeBack(): Promise<void>;
  /** After every take-back: nothing that answers an earlier question may count. */
  answerTooLate(): Promise<void>;
}
/** Messages that may be said once more. */
const KEPT = 500;

export function talker(place: Place, people: readonly { id: string; key: string }[], chance: Chance): Talker {
  const { law, figures } = place;
  const ids = people.map(({ id }) => id);
  const world = { tables: law.tables, people };
  const replays: string[] = [];
  const remember = (text: string): string => {
    if (replays.length < KEPT) replays.push(text);
    else replays[chance.below(KEPT)] = text;
    return text;
  };
  const greeting = (who = chance.of(people)): string => JSON.stringify({ n: 0, do: 'hello', key: who.key, protocol: PROTOCOL });
  /** What an honest player would say now, so that games go on. */
  const honestly = (devices: readonly Device[]): Talk | undefined => {
    const table = law.tables.size ? chance.of([...law.tables.values()]) : undefined;
    const found = table && honest(table, ids, chance);
    const device = found && devices.find(({ connection }) => connection.player?.id === found.player);
    return device && { device, text: remember(JSON.stringify(found!.message)) };
  };
  /** One after the other, by devices that have come for that. */
  const sayAll = async (said: readonly Said[]): Promise<void> => {
    const come = new Map<string, Device>();
    for (const { player, message } of said) {
      const device = come.get(player) ?? newDevice(place);
      if (!come.has(player)) await say(place, device, greeting(people.find(({ id }) => id === player)));
      come.set(player, device);
      await say(place, device, JSON.stringify(message));
    }
    for (const device of come.values()) leave(device);
  };
  return {
    next(devices) {
      const device = chance.of(devices);
      if (!device.connection.player && chance.is(0.3)) return { device, text: greeting() };
      const dice = chance();
      if (dice < 0.08) return honestly(devices) ?? { device, text: remember(JSON.stringify(sound(world, chance))) };
      if (dice < 0.18) return { device, text: remember(JSON.stringify(sound(world, chance))) };
      if (dice < 0.22 && replays.length) return { device, text: chance.of(replays) };
      if (dice < 0.55) return { device, text: JSON.stringify(mutated(sound(world, chance), chance)) };
      if (dice < 0.8) return { device, text: garbled(JSON.stringify(sound(world, chance)), chance) };
      return { device, text: garbage(chance) };
    },
    async takeBack() {
      const games = [...law.tables.values()].filter(({ phase, options }) => phase === 'playing' && !options.rated);
      if (games.length) await sayAll(agreedTakeBack(chance.of(games), chance));
    },
    async answerTooLate() {
      for (const id of law.rewound) {
        law.rewound.delete(id);
        const table = law.tables.get(id);
        const late = table ? outdated(table, law.questions.get(id)!, chance) : [];
        figures.outdated += late.length;
        await sayAll(late);
      }
    },
  };
}
/** Of two openings at once by one device nobody could tell which was told what. */
export const isClear = ({ device, text }: Talk, i: number, all: readonly Talk[]): boolean =>
  !text.includes('open') || all.findIndex((other) => other.device === device && other.text.includes('open')) === i;
