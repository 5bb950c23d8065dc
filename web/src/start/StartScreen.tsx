/** The first screen: ways to play, and to everything else. */

import { CALLED, LANGS } from '@peerless/text/language';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Piece } from '../look/Piece.tsx';
import { isPainted, isSettled } from '../look/painted.ts';
import { isOnline } from '../offline.ts';
import { linkTo } from '../route.ts';
import { set } from '../settings/settings.ts';
import { isEloquent, lang, texts } from '../texts/texts.ts';
import type * as Guests from './Guests.tsx';
import './start.css';
import './duellists.css';

export function StartScreen() {
  const { start } = texts();
  const guests = useSignal<typeof Guests | null>(null);
  // Everything that needs the heroes comes after the first paint.
  useEffect(() => {
    if (!isPainted.value) return;
    void import('./Guests.tsx').then((found) => {
      guests.value = found;
    });
  }, [isPainted.value]);
  const here = (isEloquent.value && guests.value) || NOBODY;
  const { Unfinished, Waiting, Club } = here;
  const { Duellists, Frieze } = isSettled.value ? here : NOBODY;
  return (
    <main class="home">
      <Languages />
      <div class="middle">
        <header class="title">
          <h1>{start.name}</h1>
          <Flourish />
          <p>{start.tagline}</p>
        </header>
        <Waiting />
        <Club />
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
          <a class="way" href={linkTo('online')}>
            <Piece name="passage" size={40} />
            <Labelled note={isOnline.value ? start.onlineNote : start.offlineNote}>{start.online}</Labelled>
          </a>
        </nav>
        <nav class="further" aria-label={start.more}>
          <a href={linkTo('lesson', 'first-duel')}>
            <Piece name="attack" size={28} /> {start.learn}
          </a>
          <a href={linkTo('learn')}>
            <Piece name="scheme" size={28} /> {start.howTo}
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
const Nothing = () => null;
/** Nothing moves when the duellists come. */
const Frames = () => (
  <>
    {['left', 'right'].map((side) => (
      <div key={side} class={`duellist ${side}`}>
        <div class="portrait" />
      </div>
    ))}
  </>
);
const NOBODY = { Duellists: Frames, Frieze: () => <div class="frieze" />, Unfinished: Nothing, Waiting: Nothing, Club: Nothing };

const Labelled = ({ children, note }: { children: ComponentChildren; note: string }) => (
  <span class="labelled">
    <b>{children}</b>
    <small>{note}</small>
  </span>
);

function Languages() {
  return (
    <nav class="languages" aria-label={texts().start.language}>
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
