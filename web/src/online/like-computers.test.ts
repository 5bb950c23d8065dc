import { LEVELS } from '@peerless/ai/level-names';
import { LONGEST_NAME } from '@peerless/protocol';
import { isLikeComputer, looksOf } from '@peerless/protocol/names';
import { LANGS } from '@peerless/text/language';
import { describe, expect, it } from 'vitest';
import { LOAD as SCREENS } from '../texts/all.ts';
import { newcomerNamed } from './newcomers.ts';
import { LOAD } from './texts/all.ts';

describe.each(LANGS)('in %s', (lang) => {
  it('nobody is called like a computer player, as it is shown at a table or alone', async () => {
    const [{ texts: screens }, { texts: online }] = await Promise.all([SCREENS[lang](), LOAD[lang]()]);
    for (const level of LEVELS) {
      const said = screens.start.levels[level];
      expect(isLikeComputer(said), said).toBe(true);
      expect(isLikeComputer(online.computer(said)), online.computer(said)).toBe(true);
    }
  });
  it('newcomers are called like neither each other nor a computer player', async () => {
    const { texts } = await LOAD[lang]();
    const names = Array.from({ length: 10_000 }, (_, number) => newcomerNamed(number, texts.newcomer));
    expect(names.filter(isLikeComputer)).toEqual([]);
    expect(names.filter((name) => name.length > LONGEST_NAME)).toEqual([]);
    expect(new Set(names.map((name) => looksOf(name)[0])).size).toBe(names.length);
  });
});
