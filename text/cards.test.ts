/**
 * What every character card and card says stands in `<language>/said/<hero>.txt`.
 * After a change that is meant: `npx vitest run text/cards.test.ts -u`, and read what has changed.
 */
import { fileURLToPath } from 'node:url';
import type { HeroDefinition } from '@peerless/engine';
import { HEROES } from '@peerless/heroes';
import { describe, expect, it } from 'vitest';
import { abilityText, cardLine, cardText, fighterLines, LANGS, type Lang } from './index.ts';
import { faults } from './wellFormed.ts';

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);
const said = (hero: HeroDefinition, lang: Lang): string =>
  [
    [...fighterLines(hero, lang), ...indented(abilityText(hero, lang))],
    ...hero.deck.map((card) => [cardLine(hero, card, lang), ...indented(cardText(hero, card, lang))]),
  ]
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');

describe.each(LANGS)('in %s', (lang) => {
  it.each(HEROES.map((hero) => [hero.id, hero] as const))('%s says', async (id, hero) => {
    await expect(said(hero, lang)).toMatchFileSnapshot(fileURLToPath(new URL(`${lang}/said/${id}.txt`, import.meta.url)));
  });
  it('every sentence is well formed', () => {
    for (const hero of HEROES)
      for (const text of [...abilityText(hero, lang), ...hero.deck.flatMap((card) => cardText(hero, card, lang))])
        expect([text, faults(text)]).toEqual([text, []]);
  });
});
