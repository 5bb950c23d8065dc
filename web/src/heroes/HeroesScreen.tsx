/** All heroes; one of them with its deck; two of them side by side. */

import { type HeroDefinition, knownHeroes } from '@peerless/engine';
import { accents, Piece, Portrait } from '../look/art.tsx';
import { Back } from '../look/Back.tsx';
import { heroNamed } from '../look/known.ts';
import { Title } from '../look/Title.tsx';
import { linkTo, type ScreenProps } from '../route.ts';
import { language, texts } from '../texts/texts.ts';
import { Comparison } from './Comparison.tsx';
import { HeroPage } from './HeroPage.tsx';
import { heroesByName, nameOfHero } from './names.ts';
import './heroes.css';
import './gallery.css';

export function HeroesScreen({ rest: [id, other] }: ScreenProps) {
  const unknown = [id, other].find((each) => each !== undefined && !heroNamed(each));
  if (id === undefined || unknown !== undefined) return <Gallery unknown={unknown} />;
  if (other !== undefined) return <Comparison hero={heroNamed(id)} other={heroNamed(other)} />;
  return <HeroPage key={id} hero={heroNamed(id)} />;
}

/** No hero is called by more letters. */
const LONGEST_NAME = 64;
function Gallery({ unknown }: { unknown?: string }) {
  const { heroes } = texts();
  return (
    <main class="page heroes">
      <header>
        <Back to={linkTo('')}>{heroes.back}</Back>
        <Title>{heroes.title}</Title>
      </header>
      {unknown !== undefined ? <p role="status">{heroes.unknown(unknown.slice(0, LONGEST_NAME))}</p> : null}
      <ul class="gallery">
        {heroesByName(knownHeroes()).map((hero) => (
          <li key={hero.id} style={accents(hero.id)}>
            <HeroInShort hero={hero} />
          </li>
        ))}
      </ul>
    </main>
  );
}
function HeroInShort({ hero }: { hero: HeroDefinition }) {
  const { heroes } = texts();
  const [, ...sidekicks] = language().fighterLines(hero);
  return (
    <>
      <Portrait hero={hero.id} />
      <div class="about">
        <h2>
          <a href={linkTo('heroes', hero.id)}>{nameOfHero(hero)}</a>
        </h2>
        <ul class="traits">
          <li>
            <Piece name="health" size={16} /> {heroes.measures.health} {hero.health}
          </li>
          <li>
            <Piece name="maneuver" size={16} /> {heroes.measures.move} {hero.move}
          </li>
          <li>
            <Piece name="attack" size={16} /> {heroes.reach[hero.reach]}
          </li>
        </ul>
        {sidekicks.length ? (
          sidekicks.map((line) => (
            <p class="sidekick" key={line}>
              {line}
            </p>
          ))
        ) : (
          <p class="sidekick">{heroes.alone}</p>
        )}
      </div>
    </>
  );
}
