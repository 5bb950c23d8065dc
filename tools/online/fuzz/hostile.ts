/** Messages that nobody should send: from sound ones by changing them, or made of nothing. */
import { LONGEST_MESSAGE } from '@peerless/protocol';
import type { Chance } from './chance.ts';

type Data = Record<string, unknown>;

const nested = (depth: number, open: string, close: string): string => open.repeat(depth) + close.repeat(depth);
const ODD_NUMBERS = [-1, -0, 0, 0.5, 1, 3, 4, 255, 65_535, 65_536, 2 ** 31, -(2 ** 31), 2 ** 32, 2 ** 53, -(2 ** 53), 1e21, 1e308, 5e-324];
const ODD_TEXTS = [
  '',
  ' ',
  'null',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '../../etc/passwd',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '\u0000',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u2066',
  '\u200d\ufeff',
  'é'.normalize('NFD').repeat(50),
  '𝕳'.repeat(60),
  '💥',
  'ﷺ'.repeat(40),
  'a'.repeat(61),
  'a'.repeat(201),
  'a'.repeat(2000),
  '%00%ff',
  '\r\n\r\nGET / HTTP/1.1',
];
const ODD_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'n',
  'do',
  'table',
  'seat',
  'player',
  'by',
  'eyes',
  'key',
  'invite',
  '',
];

export function odd(chance: Chance): unknown {
  switch (chance.below(9)) {
    case 0:
      return null;
    case 1:
      return chance.is(0.5);
    case 2:
    case 3:
      return chance.of(ODD_NUMBERS);
    case 4:
    case 5:
      return chance.of(ODD_TEXTS);
    case 6:
      return Array.from({ length: chance.below(6) }, () => chance.of<unknown>([...ODD_NUMBERS, ...ODD_TEXTS]));
    case 7:
      return { [chance.of(ODD_KEYS)]: chance.of<unknown>([...ODD_TEXTS, {}, []]) };
    default:
      return JSON.parse(nested(1 + chance.below(200), '[', ']')) as unknown;
  }
}

/** The same with something in it replaced, left out or added, maybe deep inside. */
export function mutated(message: Data, chance: Chance): Data {
  const copy = JSON.parse(JSON.stringify(message)) as Data;
  for (let times = 1 + chance.below(2); times > 0; times--) {
    let place: Data = copy;
    for (;;) {
      const inside = Object.values(place).filter((value): value is Data => typeof value === 'object' && value !== null);
      if (!inside.length || chance.is(0.4)) break;
      place = chance.of(inside);
    }
    const keys = Object.keys(place);
    const key = keys.length && chance.is(0.75) ? chance.of(keys) : chance.of(ODD_KEYS);
    if (chance.is(0.2)) delete place[key];
    // Also '__proto__' becomes a key of its own, as a parser would make it.
    else Object.defineProperty(place, key, { value: odd(chance), enumerable: true, writable: true, configurable: true });
  }
  return copy;
}

/** A text cut off, or with some of it changed, doubled or moved. */
export function garbled(text: string, chance: Chance): string {
  const at = chance.below(text.length + 1);
  const to = Math.min(text.length, at + 1 + chance.below(12));
  switch (chance.below(5)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + String.fromCharCode(chance.below(0x10000)) + text.slice(at + 1);
    case 2:
      return text.slice(0, at) + text.slice(to);
    case 3:
      return text.slice(0, to) + text.slice(at);
    default:
      return text.slice(0, at) + chance.of(['"', '{', '}', '[', ']', ':', ',', '\\', '\\u', '-', '1e999', '0x1', '/*']) + text.slice(at);
  }
}

/** Nothing that was ever sound. */
export function garbage(chance: Chance): string {
  switch (chance.below(6)) {
    case 0:
      return Buffer.from(Array.from({ length: chance.below(200) }, () => chance.below(256))).toString('latin1');
    case 1:
      return Buffer.from(Array.from({ length: chance.below(200) }, () => chance.below(256))).toString();
    case 2:
      return nested(chance.below(LONGEST_MESSAGE / 2), '[', chance.is(0.5) ? ']' : '');
    case 3:
      return nested(chance.below(600), '{"a":', '}');
    case 4:
      return JSON.stringify(odd(chance));
    default:
      return JSON.stringify({ n: odd(chance), do: chance.of([...ODD_TEXTS, ...ODD_KEYS]), [chance.of(ODD_KEYS)]: odd(chance) });
  }
}
