import '@peerless/heroes/languages';
import { HEROES } from '@peerless/heroes';
import { LANGUAGES } from '@peerless/text';
import { LANGS } from '@peerless/text/language';
import { describe, expect, it } from 'vitest';
import { THING_IDS } from './meetings.ts';
import { texts as cs } from './texts/cs.ts';
import { texts as en } from './texts/en.ts';
import { texts as ru } from './texts/ru.ts';
import { texts as uk } from './texts/uk.ts';

const TEXTS = { en, ru, uk, cs };
const MOST = 24;
const wordsIn = (text: string): number => text.split(/\s+/).filter((each) => /[\p{L}\p{N}]/u.test(each)).length;

describe.each(LANGS)('in %s', (lang) => {
  const all = [
    ...THING_IDS.map((id) => [id, TEXTS[lang].things[id]] as const),
    ...HEROES.map(({ id }) => [id, LANGUAGES[lang].name('idea', id, id)] as const),
  ];
  it.each(all)('%s is told in one sentence of few words', (_, said) => {
    expect(said).toMatch(/^[^.!?]+[.!?]$/);
    expect(wordsIn(said)).toBeLessThanOrEqual(MOST);
  });
});
