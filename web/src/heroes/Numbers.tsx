/** Numbers of one hero or of several beside each other, each with a small bar. */
import type { HeroDefinition } from '@peerless/engine';
import { lang, texts } from '../texts/texts.ts';
import { type Measure, MOST, measured } from './deck.ts';
import { nameOfHero } from './names.ts';
import './numbers.css';

const inFigures = (number: number): string => new Intl.NumberFormat(lang(), { maximumFractionDigits: 1 }).format(number);

export function Numbers({ heroes: shown, measures }: { heroes: readonly HeroDefinition[]; measures: readonly Measure[] }) {
  const { heroes } = texts();
  return (
    <>
      <table class="measures">
        <thead class={shown.length === 1 ? 'unseen' : ''}>
          <tr>
            <th scope="col">{heroes.measure}</th>
            {shown.map((hero) => (
              <th key={hero.id} scope="col">
                {nameOfHero(hero)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measures.map((measure) => (
            <tr key={measure}>
              <th scope="row">{heroes.measures[measure]}</th>
              {shown.map((hero) => {
                const number = measured(hero, measure);
                return (
                  <td key={hero.id}>
                    <span class={`bar ${measure}`} aria-hidden="true">
                      <i style={{ width: `${Math.min(100, (100 * (number ?? 0)) / MOST[measure])}%` }} />
                    </span>
                    <b>{number === null ? heroes.none : inFigures(number)}</b>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="note">{heroes.aboutMeans}</p>
    </>
  );
}
