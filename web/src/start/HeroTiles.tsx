/** Heroes as tiles to choose from, and a closer look at one of them. */
import { type HeroDefinition, knownHeroes } from '@peerless/engine';
import { heroesByName } from '../heroes/names.ts';
import { accents, Emblem, Portrait } from '../look/art.tsx';
import { heroNamed } from '../look/known.ts';
import { abilityText, language, named, texts } from '../texts/texts.ts';
import { Unknown } from './BoardPicker.tsx';
import './tiles.css';
import './hero-tiles.css';

interface Props {
  /** By chance, if null; nothing chosen yet, if undefined. */
  hero: string | null | undefined;
  /** Why a hero may not be chosen. */
  refused: (hero: string) => string | undefined;
  choose: (hero: string | null) => void;
  /** Pressed twice: chosen for good. */
  done: () => void;
}
export function HeroTiles({ hero, refused, choose, done }: Props) {
  const { start } = texts();
  return (
    <fieldset class="hero-tiles">
      <legend class="unseen">{start.hero}</legend>
      {heroesByName(knownHeroes()).map((each) => {
        const why = refused(each.id);
        return (
          <label key={each.id} class="tile" style={accents(each.id)} onDblClick={() => why === undefined && done()}>
            <input type="radio" name="hero" checked={hero === each.id} disabled={why !== undefined} onChange={() => choose(each.id)} />
            <Portrait hero={each.id} />
            <span class="tile-words">
              <b>
                <Emblem hero={each.id} size={20} />
                {named('fighter', each.id, each.id)}
              </b>
              <small>{why ?? heroLine(each)}</small>
            </span>
          </label>
        );
      })}
      <label class="tile" onDblClick={done}>
        <input type="radio" name="hero" checked={hero === null} onChange={() => choose(null)} />
        <Unknown width={300} height={400} />
        <span class="tile-words">
          <b>{start.randomHero}</b>
          <small>{start.randomHeroNote}</small>
        </span>
      </label>
    </fieldset>
  );
}

export function HeroPreview({ hero: id }: { hero: string | null }) {
  const { start } = texts();
  const hero = id === null ? undefined : heroNamed(id);
  return (
    // Where it is too long to be seen as a whole, keys can scroll it.
    <div class="hero-preview" style={hero ? accents(hero.id) : undefined} aria-live="polite" tabIndex={0}>
      <div class="picture">{hero ? <Portrait hero={hero.id} /> : <Unknown width={300} height={400} />}</div>
      <div class="about">
        <h3>
          {hero ? <Emblem hero={hero.id} size={26} /> : null}
          {hero ? named('fighter', hero.id, hero.id) : start.randomHero}
        </h3>
        {hero ? (
          <>
            <p>{heroLine(hero)}</p>
            {sidekickLines(hero).map((line) => (
              <p key={line}>{line}</p>
            ))}
            {abilityText(hero).map((line) => (
              <p key={line} class="ability">
                {line}
              </p>
            ))}
          </>
        ) : (
          <p>{start.randomHeroNote}</p>
        )}
      </div>
    </div>
  );
}

const MIDDOT = ' · ';
/** Health, movement and reach; the line without the name it begins with. */
export const heroLine = (hero: HeroDefinition): string => language().fighterLines(hero)[0].split(MIDDOT).slice(1).join(MIDDOT);
export const sidekickLines = (hero: HeroDefinition): string[] => language().fighterLines(hero).slice(1);
