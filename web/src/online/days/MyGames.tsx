/** All games of the player that are not over, by urgency: on a page of their own, and the first of them in the lobby. */
import { matchOf } from '@peerless/engine';
import { isWaiting, type MyGame } from '@peerless/protocol';
import { castOf } from '@peerless/text/telling';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isNoise } from '../../play/noise.ts';
import { linkTo } from '../../route.ts';
import { dated, lang, language, named, texts } from '../../texts/texts.ts';
import { ChallengeLine } from '../friends/ChallengeLine.tsx';
import { Place } from '../lobby/Tables.tsx';
import { isLost } from '../lost.ts';
import { nameOf } from '../names.ts';
import { OnlinePage, Unreachable } from '../OnlinePage.tsx';
import { serverNow } from '../opened.ts';
import { timeSaid } from '../table/clock.ts';
import { online } from '../texts.ts';
import { clockSaid } from '../times.ts';
import { useConnection } from '../use-connection.ts';
import { Notify } from './Notify.tsx';
import { OnHoliday } from './OnHoliday.tsx';
import { challenged, myGames, refreshSoon, waiting } from './waiting.ts';
import '../tables.css';
import './my-games.css';

const IN_LOBBY = 4;
const MINUTE = 60_000;

/** `#/online/games` */
export function MyGamesPage() {
  const text = online().days;
  useConnection();
  useEffect(refreshSoon, []);
  const { games } = myGames.value ?? {};
  return (
    <OnlinePage title={text.games} back="lobby" looks="my-games" isBusy={!games && !isLost.value}>
      {games ? (
        <>
          <Challenges />
          <Shelf title={text.yourTurn} games={waiting.value} />
          <Shelf title={text.othersTurn} games={games.filter((game) => !isWaiting(game))} />
          {games.length || challenged.value.length ? null : <p class="panel">{text.noGames}</p>}
          <OnHoliday />
          <Notify />
        </>
      ) : isLost.value ? (
        <Unreachable />
      ) : null}
    </OnlinePage>
  );
}
function Challenges() {
  return challenged.value.length ? (
    <section class="panel">
      <h2>{online().friends.challenges}</h2>
      <ul class="tables">
        {challenged.value.map((each) => (
          <ChallengeLine key={each.table} challenge={each} changed={refreshSoon} />
        ))}
      </ul>
    </section>
  ) : null;
}
function Shelf({ title, games }: { title: string; games: MyGame[] }) {
  return games.length ? (
    <section class="panel">
      <h2>{title}</h2>
      <Games games={games} />
    </section>
  ) : null;
}
/** In the lobby. */
export function MyGames() {
  const text = online().days;
  useEffect(refreshSoon, []);
  const games = myGames.value?.games ?? [];
  if (!games.length) return null;
  return (
    <section class="panel my-games">
      <h2>{text.games}</h2>
      <Games games={games.slice(0, IN_LOBBY)} />
      <a class="button" href={linkTo('online', 'games')}>
        {text.allGames} ({games.length})
      </a>
    </section>
  );
}

function Games({ games }: { games: MyGame[] }) {
  const now = useSignal(serverNow());
  useEffect(() => {
    const timer = setInterval(() => (now.value = serverNow()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return (
    <ul class="tables">
      {games.map((game) => (
        <Game key={game.id} game={game} now={Math.max(now.value, serverNow())} />
      ))}
    </ul>
  );
}
/** With what of it can be used once only, where it is the own. */
function leftSaid(game: MyGame, left: number): string {
  const { days } = online();
  const said = days.left(timeSaid(left, lang()));
  const bank = isWaiting(game) && game.bank !== null ? Math.min(game.bank, left) : 0;
  return bank ? `${said} (${days.bankLeft(timeSaid(bank, lang()))})` : said;
}
function Game({ game, now }: { game: MyGame; now: number }) {
  const text = online();
  const { days } = text;
  const { seats, mine, options, setup, turn, phase, until } = game;
  const others = seats.flatMap((seat, number) => (mine.includes(number) ? [] : [nameIn(seat)]));
  const heroes = seats.map(({ hero }) => (hero && hero !== 'hidden' ? named('fighter', hero, hero) : null));
  const facts = [
    ...(heroes.every((hero) => hero !== null) ? [texts().start.versus(heroes)] : []),
    ...(setup ? [named('board', setup.board)] : []),
    ...(phase === 'playing' ? (turn ? [text.turn(turn)] : []) : [text.phases[phase]]),
    ...(options.rated ? [text.rated] : []),
    clockSaid(options.clock),
  ];
  const isOwn = isWaiting(game);
  const asked = game.asked.length === 1 ? days.isAsked(nameIn(seats[game.asked[0]])) : null;
  const away = others.length === 1 ? (seats.find((_, seat) => !mine.includes(seat))?.away ?? 0) : 0;
  return (
    <li data-waits={isOwn}>
      <span class="badges">
        {seats.map((place, seat) => (
          <Place key={seat} {...place} />
        ))}
      </span>
      <span class="about">
        <b>{others.join(', ')}</b>
        <small>{facts.join(' · ')}</small>
        <span>
          {isOwn ? <b class="turn-now">{days.yourTurn}</b> : asked}
          {until === null ? null : (
            <span class="until">
              {isOwn || asked ? ' · ' : ''}
              {until > now ? leftSaid(game, until - now) : days.isUp}
            </span>
          )}
        </span>
        {away > now ? <small>{days.othersHoliday(dated(away))}</small> : null}
        {setup ? <small>{lastPlay(game)}</small> : null}
      </span>
      <a class={isOwn ? 'button main' : 'button'} href={linkTo('table', game.id)} aria-label={`${text.goOn}: ${others.join(', ')}`}>
        {text.goOn}
      </a>
    </li>
  );
}
const nameIn = ({ player, level }: MyGame['seats'][number]): string =>
  player ? nameOf(player) : level ? texts().start.levels[level as keyof ReturnType<typeof texts>['start']['levels']] : online().freeSeat;
function lastPlay({ last, setup, changed }: MyGame): string {
  const { days } = online();
  const told = last.findLast(({ event }) => !isNoise(event));
  const play = told ? language().event(told.event, castOf(matchOf({ setup: setup! }))) : days.hasBegun;
  return days.lastPlay(play, dated(changed));
}
