/** The strongest players, by what is played. */
import { type Leader, POOLS, type Pool } from '@peerless/protocol';
import { linkTo } from '../../route.ts';
import { useAsked } from '../asked.ts';
import { key } from '../me.ts';
import { OnlinePage, Unreachable } from '../OnlinePage.tsx';
import { Person } from '../Person.tsx';
import { online } from '../texts.ts';
import { UNSURE } from './Statistics.tsx';
import './leaders.css';

export function Leaders({ pool }: { pool: Pool }) {
  const text = online();
  const asked = useAsked<Leader[]>(`/leaders/${pool}`);
  return (
    <OnlinePage title={text.leaders} back="lobby" looks="leaders">
      <Pools pool={pool} />
      {asked.value === null ? (
        <p class="panel note">{text.connecting}</p>
      ) : 'refused' in asked.value ? (
        <Unreachable />
      ) : asked.value.got.length ? (
        <LeaderTable leaders={asked.value.got} />
      ) : (
        <p class="panel">{text.noLeaders}</p>
      )}
    </OnlinePage>
  );
}
const Pools = ({ pool }: { pool: Pool }) => (
  <nav class="pools" aria-label={online().pool}>
    {POOLS.map((each) => (
      <a key={each} class="button" href={linkTo('leaders', each)} aria-current={each === pool ? 'page' : undefined}>
        {online().pools[each]}
      </a>
    ))}
  </nav>
);
function LeaderTable({ leaders }: { leaders: Leader[] }) {
  const text = online();
  return (
    <section class="panel">
      <table>
        <thead>
          <tr>
            <th scope="col">{text.place}</th>
            <th scope="col">{text.player}</th>
            <th scope="col">{text.points}</th>
            <th scope="col">{text.played}</th>
          </tr>
        </thead>
        <tbody>
          {leaders.map(({ player, rating }, place) => (
            <tr key={player.id} data-me={player.id === key.value?.id}>
              <td>{place + 1}</td>
              <th scope="row">
                <Person card={player} />
              </th>
              <td>
                {Math.round(rating.points)}
                {rating.deviation > UNSURE ? '?' : ''}
              </td>
              <td>{rating.games}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
