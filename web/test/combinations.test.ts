import '@peerless/boards';
import { LANGS } from '@peerless/text/language';
import { describe, expect, it } from 'vitest';
import {
  ASKED,
  BETWEEN,
  everything,
  HANDS,
  SCREENS,
  STATE_NAMES,
  sample,
  sizeOf,
  TABLE_NAMES,
  TEXT_SIZES,
  THEMES,
} from './combinations.ts';

const flat = (all: ReturnType<typeof sample>) =>
  all.flatMap(({ opened, sights }) =>
    sights.map(({ screen, theme, textSize }) => ({
      lang: opened.lang,
      table: opened.table,
      hand: opened.hand,
      at: opened.at,
      state: opened.state,
      screen: `${sizeOf(screen)} ${screen.isTouched}`,
      theme,
      textSize,
    })),
  );

describe('the sample of tables', () => {
  const rows = flat(sample());
  const factors = Object.keys(rows[0]) as (keyof (typeof rows)[number])[];
  const values = Object.fromEntries(factors.map((factor) => [factor, [...new Set(rows.map((row) => row[factor]))]]));

  it('has every value of everything', () => {
    const sizes = [...TEXT_SIZES, ...BETWEEN];
    expect([LANGS, TABLE_NAMES, HANDS, ASKED, STATE_NAMES, SCREENS, THEMES, sizes].map(({ length }) => length)).toEqual(
      factors.map((factor) => values[factor].length),
    );
  });

  // Questions come with many cards only, or few: they are spread as evenly as that allows, and on every screen.
  const isPossible = (pair: readonly string[]): boolean => !pair.includes('at') || pair.includes('screen');
  it.each(factors.flatMap((one, n) => factors.slice(n + 1).map((other) => [one, other] as const)).filter(isPossible))(
    'has every pair of %s and %s',
    (one, other) => {
      const pairs = new Set(rows.map((row) => `${row[one]} ${row[other]}`));
      const missing = values[one].flatMap((a) => values[other].filter((b) => !pairs.has(`${a} ${b}`)).map((b) => `${a} ${b}`));
      expect(missing).toEqual([]);
    },
  );
});

describe('all tables', () => {
  it('have every language, table, hand and screen in every size of text', () => {
    const rows = flat(everything()).filter(({ textSize }) => TEXT_SIZES.includes(textSize));
    expect(new Set(rows.map(({ theme, ...row }) => JSON.stringify(row))).size).toBe(
      LANGS.length * TABLE_NAMES.length * HANDS.length * SCREENS.length * TEXT_SIZES.length,
    );
  });

  it('have every screen by day and by night in every size between', () => {
    const rows = flat(everything());
    const seen = new Set(rows.map(({ screen, theme, textSize }) => `${screen} ${theme} ${textSize}`));
    expect(seen.size).toBe(SCREENS.length * THEMES.length * (TEXT_SIZES.length + BETWEEN.length));
  });
});
