/** What the character card says. */
import type { HeroDefinition } from '@peerless/engine';
import { abilityText, language } from '../words/words.ts';

export function Fighters({ hero }: { hero: HeroDefinition }) {
  return (
    <ul class="lines">
      {language()
        .fighterLines(hero)
        .map((line) => (
          <li key={line}>{line}</li>
        ))}
    </ul>
  );
}
export function Abilities({ hero }: { hero: HeroDefinition }) {
  return (
    <ul class="lines">
      {abilityText(hero).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
