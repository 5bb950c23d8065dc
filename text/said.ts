import type { HeroDefinition } from '@peerless/engine';
import { abilityText, cardLine, cardText, fighterLines, type Lang } from './index.ts';

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);
/** All that the cards of a hero say, for tests that pin it. */
export const said = (hero: HeroDefinition, lang: Lang): string =>
  [
    [...fighterLines(hero, lang), ...indented(abilityText(hero, lang))],
    ...hero.deck.map((card) => [cardLine(hero, card, lang), ...indented(cardText(hero, card, lang))]),
  ]
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
