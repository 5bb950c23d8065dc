/** Ratings and heroes of a player. */
import type { HeroStatistics, Rating } from '@peerless/protocol';
import { Emblem } from '../../look/art.tsx';
import { linkTo } from '../../route.ts';
import { named, percent } from '../../texts/texts.ts';
import { online } from '../texts.ts';
import './statistics.css';

/** A rating that is less sure than this gets a mark. */
export const UNSURE = 110;

export function Ratings({ ratings }: { ratings: Rating[] }) {
  const text = online();
  const played = ratings.filter(({ games }) => games > 0);
  return (
    <section class="panel">
      <h2>{text.ratings}</h2>
      {played.length ? (
        <dl class="player-ratings">
          {played.map(({ pool, points, deviation, games, isProvisional }) => (
            <div key={pool}>
              <dt>
                <a href={linkTo('leaders', pool)}>{text.pools[pool]}</a>
              </dt>
              <dd>
                <b title={isProvisional || deviation > UNSURE ? text.notSure : undefined}>
                  {Math.round(points)}
                  {isProvisional || deviation > UNSURE ? '?' : ''}
                </b>
                <small>{text.games(games)}</small>
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p class="note">{text.noRatings}</p>
      )}
    </section>
  );
}

export function HeroTable({ heroes }: { heroes: HeroStatistics[] }) {
  const text = online();
  return (
    <section class="panel">
      <h2>{text.byHero}</h2>
      {heroes.length ? (
        <table>
          <thead>
            <tr>
              <th scope="col">{text.hero}</th>
              <th scope="col">{text.played}</th>
              <th scope="col">{text.won}</th>
              <th scope="col">{text.share100}</th>
            </tr>
          </thead>
          <tbody>
            {heroes.map(({ hero, games, won }) => (
              <tr key={hero}>
                <th scope="row">
                  <Emblem hero={hero} size={22} /> {named('fighter', hero, hero)}
                </th>
                <td>{games}</td>
                <td>{won}</td>
                <td>{percent(won / games)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p class="note">{text.noHeroes}</p>
      )}
    </section>
  );
}
