import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { PLAYER, parse } from '../src/door/check.ts';

const span = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, n) => from + n);
/** What is drawn as nothing, by whatever name Unicode has it: spaces, fillers, joiners, selectors, marks of direction, blanks. */
const UNSEEN = [
  ...span(0x00, 0x20),
  ...span(0x7f, 0xa0),
  ...[0xad, 0x34f, 0x61c, 0x115f, 0x1160, 0x1680, 0x17b4, 0x17b5],
  ...span(0x180b, 0x180f),
  ...span(0x2000, 0x200f),
  ...span(0x2028, 0x202f),
  ...span(0x205f, 0x206f),
  ...[0x2800, 0x3000, 0x303f, 0x3164, 0xfeff, 0xffa0, 0xfffc],
  ...span(0xfe00, 0xfe0f),
  ...span(0xfff0, 0xfffb),
  ...[0x13441, 0x13442, 0x16fe4, 0x1d159],
  ...span(0x1bca0, 0x1bca3),
  ...span(0x1d173, 0x1d17a),
  ...span(0xe0000, 0xe01ef),
  0xd800, // half a letter
  0xe000, // nobody's letter
].map((code) => String.fromCodePoint(code));

/** The name as it is kept; nothing, if it is refused. */
const named = (name: string): string | undefined => {
  const { success, output } = v.safeParse(PLAYER, { name });
  return success ? (output as { name: string }).name : undefined;
};
const called = (letter: string): string => `U+${letter.codePointAt(0)!.toString(16)}`;

describe('a name', () => {
  it('that nobody can see is none', () => {
    const seen = UNSEEN.filter((letter) => named(letter) !== undefined || named(letter.repeat(3)) !== undefined);
    expect(seen.map(called)).toEqual([]);
    expect(
      named(
        UNSEEN.filter((letter) => letter.length === 1)
          .slice(-24)
          .join(''),
      ),
    ).toBeUndefined();
    for (const marks of ['\u0301', '\u0301\u0302\u0303', ' \u20dd ', '\u3164\u0301', '\u2800\ufe0f']) expect(named(marks)).toBeUndefined();
  });

  it('looks like what was written: what cannot be seen is not in it, and what is blank is a space', () => {
    const hidden = UNSEEN.filter((letter) => !['AB', 'A B'].includes(named(`A${letter}B`) ?? ''));
    expect(hidden.map(called)).toEqual([]);
    expect(named('A\u2800\u3000 \u00a0B')).toBe('A B');
    expect(named('\u3164Ada\u3164')).toBe('Ada');
    expect(named('\u0301Ada')).toBe('Ada');
  });

  it('may be in any script, with its accents, and have pictures', () => {
    const names = [
      'Ada',
      'Žofie Š.',
      'Їжачок',
      'Ёж',
      '이순신',
      '紫式部',
      'محمد',
      'हिन्दी',
      'ไทย',
      '❤️',
      '🦊 Fox',
      '⠓⠑⠇⠇⠕',
      '№ 1',
      '-_-',
      "O'Neil",
    ];
    for (const name of names) expect(named(name)).toBe(name.normalize('NFC'));
    expect(named('Zoe\u0308')).toBe('Zoë');
  });
});

describe('a line of chat', () => {
  it('has something to read', () => {
    const said = (text: string) => parse(JSON.stringify({ n: 1, do: 'chat', table: 't', text }));
    for (const blank of ['\u3164', '\u2800\u2800', '\u200b', ' '])
      expect(said(blank)).toMatchObject({ problem: expect.stringContaining('text') });
    expect(said('Hi\u3164 \u2800there')).toMatchObject({ asks: { text: 'Hi there' } });
  });
});
