/** The first screen: ways to play, and to everything else. */

import { knownHeroes } from '@peerless/engine';
import { LANGS, type Lang } from '@peerless/text/language';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { ScreenProps } from '../App.tsx';
import { changes, gamesKept } from '../games/store.ts';
import type { Kept } from '../host/host.ts';
import { accents, Emblem, isPainted, Piece, Portrait } from '../look/art.tsx';
import { linkTo } from '../route.ts';
import { set } from '../settings/settings.ts';
import { dated, lang, named, words } from '../words/words.ts';
import { wayOf } from './draft.ts';
import { opponentsFor, shuffled } from './fair.ts';
import { SetupScreen, sidesOf } from './SetupScreen.tsx';
import './start.css';

export function StartScreen({ rest: [name, kind, what] }: ScreenProps) {
  if (name !== 'new') return <Home />;
  const way = wayOf(kind, what);
  return <SetupScreen key={`${kind}-${what}`} way={way} hero={way === 'computer' ? what : undefined} />;
}

function Home() {
  const { start } = words();
  return (
    <main class="home">
      <Languages />
      <div class="middle">
        <header class="title">
          <h1>{start.name}</h1>
          <Flourish />
          <p>{start.tagline}</p>
        </header>
        <Unfinished />
        <nav class="ways" aria-label={start.ways}>
          <a class="way first" href={linkTo('new', 'computer')}>
            <Piece name="versatile" size={44} />
            <Labelled note={start.computerNote}>{start.computer}</Labelled>
          </a>
          <div class="way">
            <Piece name="hand" size={40} />
            <Labelled note={start.deviceNote}>{start.device}</Labelled>
            <div class="numbers">
              {[2, 3, 4].map((number) => (
                <a
                  key={number}
                  class="button"
                  href={linkTo('new', 'people', String(number))}
                  aria-label={`${start.device}: ${start.people(number)}`}
                >
                  {number}
                </a>
              ))}
            </div>
          </div>
          <div class="way later">
            <Piece name="passage" size={40} />
            <Labelled note={start.onlineNote}>{start.online}</Labelled>
          </div>
        </nav>
        <nav class="further" aria-label={start.more}>
          <a href={linkTo('learn')}>
            <Piece name="scheme" size={28} /> {start.learn}
          </a>
          <a href={linkTo('heroes')}>
            <Piece name="crown" size={28} /> {start.heroes}
          </a>
          <a href={linkTo('games')}>
            <Piece name="deck" size={28} /> {start.games}
          </a>
          <a href={linkTo('settings')}>
            <Gear /> {start.settings}
          </a>
        </nav>
      </div>
      <Duellists />
      <footer>
        <Frieze />
        <p>{start.unofficial}</p>
      </footer>
    </main>
  );
}
const Labelled = ({ children, note }: { children: ComponentChildren; note: string }) => (
  <span class="labelled">
    <b>{children}</b>
    <small>{note}</small>
  </span>
);

/** Each language by its own name, whatever is spoken now. */
const CALLED: Record<Lang, string> = { en: 'English', ru: 'Русский', uk: 'Українська', cs: 'Čeština' };
function Languages() {
  return (
    <nav class="languages" aria-label={words().start.language}>
      {LANGS.map((each) => (
        <button
          key={each}
          type="button"
          class="button plain"
          lang={each}
          aria-pressed={each === lang()}
          onClick={() => set({ lang: each })}
        >
          {CALLED[each]}
        </button>
      ))}
    </nav>
  );
}

/** The latest game that is not over. */
function Unfinished() {
  const { start } = words();
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

/** Two heroes of about the same strength, another pair on every visit. */
function Duellists() {
  const pair = useMemo(() => {
    const [first] = shuffled(knownHeroes());
    return [first, ...opponentsFor(first, knownHeroes(), 1)].map(({ id }) => id);
  }, []);
  return pair.map((hero, n) => (
    <a key={hero} class={`duellist ${n ? 'right' : 'left'}`} style={accents(hero)} href={linkTo('heroes', hero)}>
      <Portrait hero={hero} />
      <span>{named('fighter', hero, hero)}</span>
    </a>
  ));
}
function Frieze() {
  return (
    <div class="frieze" aria-hidden="true">
      {isPainted.value ? knownHeroes().map(({ id }) => <Emblem key={id} hero={id} size={26} />) : null}
    </div>
  );
}
/** A rule cut by hand: two blades that meet. */
function Flourish() {
  return (
    <svg class="flourish" viewBox="0 0 400 24" aria-hidden="true">
      <path d="M0 12 150 8 176 12 150 16Z" />
      <path d="M400 12 250 8 224 12 250 16Z" />
      <path d="M200 0 213 12 200 24 187 12Z" />
      <path class="cut" d="M200 6 206 12 200 18 194 12Z" />
      <path class="cut" d="M20 12 140 11.2 20 12.6ZM380 12 260 11.2 380 12.6Z" />
    </svg>
  );
}
function Gear() {
  return (
    <svg class="art" viewBox="0 0 64 64" width="28" height="28" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="32" cy="32" r="16" stroke-width="10" />
      <circle cx="32" cy="32" r="25" stroke-width="9" pathLength={16} stroke-dasharray="1 1" />
    </svg>
  );
}
