/** What the first screen shows of heroes and games, once they are loaded. */
import { knownHeroes } from '@peerless/engine';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import '../content.ts';
import { changes, gamesKept } from '../games/store.ts';
import type { Kept } from '../host/host.ts';
import { accents, Emblem, Portrait } from '../look/art.tsx';
import { Piece } from '../look/Piece.tsx';
import type * as Hours from '../online/ClubHour.tsx';
import type * as Clubs from '../online/club.ts';
import type * as Days from '../online/days/waiting.ts';
import { PLAYER } from '../online/kept-player.ts';
import { linkTo } from '../route.ts';
import { dated, named, texts } from '../texts/texts.ts';
import { opponentsFor, shuffled } from './fair.ts';
import { sidesOf } from './sides.ts';

/** The latest game that is not over. */
export function Unfinished() {
  const { start } = texts();
  const kept = useSignal<Kept | undefined>(undefined);
  const version = changes.value;
  useEffect(() => {
    void gamesKept()
      .then((games) => {
        kept.value = games.find(({ over }) => !over);
      })
      .catch(() => {}); // Without storage there is nothing to continue.
  }, [version]);
  if (!kept.value) return null;
  const { id, record, turn, changed } = kept.value;
  const { heroes, mode, board } = record.setup;
  const names = heroes.map((hero) => named('fighter', hero, hero));
  return (
    <a class="unfinished" href={linkTo('play', id)}>
      <span class="emblems">
        {heroes.map((hero, seat) => (
          <span key={`${hero}-${seat}`} style={accents(hero)}>
            <Emblem hero={hero} size={30} />
          </span>
        ))}
      </span>
      <span class="labelled">
        <b>{start.goOn}</b>
        <span>{start.versus(sidesOf(mode, names))}</span>
        <small>{[named('board', board), start.turn(Math.max(1, turn)), dated(changed)].join(' · ')}</small>
      </span>
    </a>
  );
}

/** Games with people elsewhere that wait for an answer, and challenges; nothing is asked for somebody who has never played so. */
export function Waiting() {
  const found = useSignal<typeof Days | null>(null);
  useEffect(() => {
    if (!localStorage.getItem(PLAYER)) return;
    void import('../online/days/waiting.ts').then((days) => {
      found.value = days;
      void days.refresh();
    });
  }, []);
  const { start } = texts();
  const games = found.value?.waiting.value.map(({ id }) => id) ?? [];
  const challenges = found.value?.challenged.value.map(({ table }) => table) ?? [];
  return (
    <>
      {challenges.length ? <Tables of={challenges} piece="crown" said={start.challengesWait(challenges.length)} /> : null}
      {games.length ? <Tables of={games} piece="turn" said={start.gamesWait(games.length)} /> : null}
    </>
  );
}
/** To the only one, or to the list of them. */
const Tables = ({ of, piece, said }: { of: string[]; piece: 'crown' | 'turn'; said: string }) => (
  <a class="unfinished waiting" href={of.length === 1 ? linkTo('table', of[0]) : linkTo('online', 'games')}>
    <Piece name={piece} size={34} />
    <b>{said}</b>
  </a>
);

/** When others are there too: also for somebody who has never played online, and would not know that there is anybody. */
export function Club() {
  const found = useSignal<{ Club: typeof Clubs; Hour: typeof Hours } | null>(null);
  useEffect(() => {
    void Promise.all([import('../online/club.ts'), import('../online/ClubHour.tsx')]).then(([clubs, hours]) => {
      found.value = { Club: clubs, Hour: hours };
      void clubs.askForClub();
    });
  }, []);
  return found.value ? <found.value.Hour.Announced all={found.value.Club.club.value} /> : null;
}

/** Two heroes of about the same strength, another pair on every visit. */
export function Duellists() {
  const pair = useMemo(() => {
    const [first] = shuffled(knownHeroes());
    return [first, ...opponentsFor(first, knownHeroes(), 1)].map(({ id }) => id);
  }, []);
  return (
    <>
      {pair.map((hero, n) => (
        <a key={hero} class={`duellist ${n ? 'right' : 'left'}`} style={accents(hero)} href={linkTo('heroes', hero)}>
          <Portrait hero={hero} />
          <span>{named('fighter', hero, hero)}</span>
        </a>
      ))}
    </>
  );
}
export function Frieze() {
  return (
    <div class="frieze" aria-hidden="true">
      {knownHeroes().map(({ id }) => (
        <Emblem key={id} hero={id} size={26} />
      ))}
    </div>
  );
}
