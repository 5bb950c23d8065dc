/** What the character card says. */
import type { HeroDefinition } from '@peerless/engine';
import { abilityText, language } from '../texts/texts.ts';
import './fighters.css';

export function Fighters({ hero }: { hero: HeroDefinition }) {
  return (
    <ul class="fighter-lines">
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
    <ul class="fighter-lines">
      {abilityText(hero).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
