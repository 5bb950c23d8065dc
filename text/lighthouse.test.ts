/** The hero of docs/how-to/make-a-hero.md, read in every language. */
import '@peerless/heroes/languages';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { abilityText, cardText, LANGS, learnPack } from './index.ts';
import { said } from './said.ts';
import { faults } from './well-formed.ts';

const data = JSON.parse(readFileSync(fileURLToPath(new URL('../docs/how-to/lighthouse.pack.json', import.meta.url)), 'utf8'));
const keeper = learnPack(data).heroes![0];

describe.each(LANGS)('in %s', (lang) => {
  it('says', async () => {
    await expect(said(keeper, lang)).toMatchFileSnapshot(fileURLToPath(new URL(`lighthouse/${lang}.txt`, import.meta.url)));
  });
  it('every sentence is well formed', () => {
    for (const text of [...abilityText(keeper, lang), ...keeper.deck.flatMap((card) => cardText(keeper, card, lang))])
      expect([text, faults(text)]).toEqual([text, []]);
  });
});
