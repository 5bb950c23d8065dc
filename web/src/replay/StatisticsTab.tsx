/** The game in numbers. */
import { ACTIONS, TYPES, view } from '@peerless/engine';
import { maySee } from '@peerless/protocol';
import { useMemo } from 'preact/hooks';
import { nameOfFighter } from '../play/fighters.ts';
import { lang, named, texts } from '../texts/texts.ts';
import { useReplay } from './replay.ts';
import { luckOf, type SeatNumbers, statistics } from './statistics.ts';
import './statistics-tab.css';

export function StatisticsTab() {
  const { moments, match, insight } = useReplay();
  const by = insight.value;
  const numbers = useMemo(() => {
    const told = moments.heard.filter(({ sees }) => maySee(sees, by)).map(({ event }) => event);
    return statistics(told, match, view(moments.games[0], by).seats);
  }, [moments, by]);
  const { replay } = texts();
  return (
    <section class="game-numbers" tabIndex={0} aria-label={replay.tabs.statistics}>
      <Fighters numbers={numbers.fighters} />
      <Players seats={numbers.seats} />
      <h3>{replay.luck}</h3>
      {numbers.seats.map((seat, n) => (
        <LuckOf key={`${n}-${match.heroes[n].id}`} hero={match.heroes[n].id} seat={seat} />
      ))}
    </section>
  );
}
function Fighters({ numbers }: { numbers: ReturnType<typeof statistics>['fighters'] }) {
  const now = useReplay().view.value;
  const { replay } = texts();
  return (
    <table>
      <caption>{replay.fighters}</caption>
      <thead>
        <tr>
          <th scope="col">{replay.fighter}</th>
          <th scope="col">{replay.dealt}</th>
          <th scope="col">{replay.taken}</th>
          <th scope="col">{replay.recovered}</th>
        </tr>
      </thead>
      <tbody>
        {numbers.map(({ fighter, dealt, taken, recovered }) => (
          <tr key={fighter}>
            <th scope="row">{nameOfFighter(fighter, now)}</th>
            <td>{dealt}</td>
            <td>{taken}</td>
            <td>{recovered}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
function Players({ seats }: { seats: SeatNumbers[] }) {
  const { heroes } = useReplay().match;
  const { replay } = texts();
  const rows: [string, (seat: SeatNumbers) => number | string][] = [
    [replay.attacksWon, ({ attacksWon, attacks }) => replay.ofAll(attacksWon, attacks)],
    [replay.defensesWon, ({ defensesWon, defenses }) => replay.ofAll(defensesWon, defenses)],
    ...ACTIONS.map((action): (typeof rows)[number] => [replay.actions[action], ({ actions }) => actions[action]]),
    ...TYPES.map((type): (typeof rows)[number] => [replay.played[type], ({ played }) => played[type]]),
    [replay.boosts, ({ boosts }) => boosts],
    [replay.drawn, ({ drawn }) => drawn],
  ];
  return (
    <table>
      <caption>{replay.players}</caption>
      <thead>
        <tr>
          <th scope="col">{replay.measure}</th>
          {heroes.map(({ id }, n) => (
            <th key={`${n}-${id}`} scope="col">
              {named('fighter', id, id)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, number]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {seats.map((seat, n) => (
              <td key={`${n}-${heroes[n].id}`}>{number(seat)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
function LuckOf({ hero, seat }: { hero: string; seat: SeatNumbers }) {
  const { replay } = texts();
  const luck = luckOf(seat);
  const short = (number: number): string => number.toLocaleString(lang(), { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  if (!luck) return null;
  return (
    <p>
      <b>{replay.luckOf(named('fighter', hero, hero), replay.lucky[luck])}</b>{' '}
      {seat.value ? replay.meanValue(short(seat.value.drawn), short(seat.value.deck)) : null}{' '}
      {seat.boost ? replay.meanBoost(short(seat.boost.drawn), short(seat.boost.deck)) : null}
    </p>
  );
}
