import { wordsOf } from '@peerless/engine';
import { HEROES } from '@peerless/heroes';
import { LANGS } from '@peerless/text';
import '@peerless/heroes/languages';
import { describe, expect, it } from 'vitest';

const KINDS = {
  verbs: 'verb',
  amounts: 'amount',
  conditions: 'condition',
  filters: 'filter',
  places: 'place',
  prices: 'price',
  heroRules: 'heroRule',
  cardRules: 'cardRule',
  moments: 'moment',
} as const;

describe.each(LANGS)('in %s', async (lang) => {
  const { words } = await import(`./${lang}/vocabulary.ts`);
  it.each(Object.entries(KINDS))('every word of the %s has a text, and no other', (kind, shelf) => {
    const named = wordsOf(shelf).map(({ word }) => word);
    expect(Object.keys(words[kind]).sort()).toEqual(named.sort());
  });
  it('every word of a hero has a text', () => {
    const own = HEROES.flatMap(({ words }) => Object.keys(words ?? {}));
    expect(Object.keys(words.own)).toEqual(expect.arrayContaining(own));
  });
});
