/** What the signs on this board mean: a button that opens a list. */
import type { BoardDefinition, View } from '@peerless/engine';
import { doorNumber } from '@peerless/text/spaces';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { accents } from '../look/art.tsx';
import { heroNamed } from '../look/known.ts';
import { letterOf } from '../look/zones.ts';
import { settings } from '../settings/settings.ts';
import { named, words } from '../words/words.ts';
import { Passage, SpaceFace, Start } from './Ground.tsx';
import { DoorFace, Health, TokenFace } from './Pieces.tsx';
import { boardNamed } from './spots.ts';
import './legend.css';

export function Legend({ view }: { view: View }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = useSignal(false);
  const { play } = words();
  return (
    <>
      <button
        type="button"
        class="button"
        title={play.signs.title}
        onClick={() => {
          isOpen.value = true;
          dialog.current?.showModal();
        }}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" stroke-width="2.5" />
          <text x="12" y="16.5" text-anchor="middle" font-size="13" font-weight="800" fill="currentColor">
            A
          </text>
        </svg>
        <span class="label">{play.signs.button}</span>
      </button>
      <dialog
        ref={dialog}
        class="legend"
        aria-label={play.signs.title}
        onClose={() => (isOpen.value = false)}
        onClick={(event) => event.target === dialog.current && dialog.current?.close()}
      >
        {isOpen.value ? <Signs view={view} /> : null}
        <form method="dialog">
          <button type="submit" class="button">
            {play.close}
          </button>
        </form>
      </dialog>
    </>
  );
}

function Signs({ view }: { view: View }) {
  const board = boardNamed(view.setup.board);
  const { signs } = words().play;
  return (
    <>
      <h2>{signs.title}</h2>
      <h3>{signs.zones}</h3>
      <p>{signs.zonesNote}</p>
      <Zones board={board} />
      <h3>{signs.places}</h3>
      <Places board={board} view={view} />
      <h3>{signs.marks}</h3>
      <Marks board={board} view={view} />
    </>
  );
}
function Zones({ board }: { board: BoardDefinition }) {
  const { colors } = words().play;
  const { side, palette } = settings.value;
  return (
    <ul class="zones">
      {board.zones.map(({ id, color }) => (
        <Sign key={id} sight={AROUND_LETTER} drawn={<Space board={board} zones={[id]} />}>
          {[side === 'signs' ? letterOf(id) : '', palette === 'printed' || side === 'colors' ? colors[color as keyof typeof colors] : '']
            .filter(Boolean)
            .join(', ')}
        </Sign>
      ))}
    </ul>
  );
}
function Places({ board, view }: { board: BoardDefinition; view: View }) {
  const { signs } = words().play;
  const players = view.seats.map(({ hero }, seat) => `${seat + 1} – ${named('fighter', hero, hero)}`);
  return (
    <ul>
      {settings.value.side === 'signs' ? (
        <Sign sight={AROUND_NUMBER} drawn={<Space board={board} zones={[board.zones[0].id]} number="7" />}>
          {signs.number}
        </Sign>
      ) : null}
      <Sign
        drawn={
          <g transform="scale(2.6)">
            <Start number={1} />
          </g>
        }
      >
        {signs.start(players)}
      </Sign>
      {board.doors.length
        ? (['open', 'closed'] as const).map((state) => (
            <Sign
              key={state}
              drawn={
                <g class="door" data-state={state} transform="scale(1.9)">
                  <DoorFace state={state} number={doorNumber(board.doors[0].id)} />
                </g>
              }
            >
              {signs.door[state]}
            </Sign>
          ))
        : null}
      {board.passages.length ? (
        <Sign
          drawn={
            <>
              <Space board={board} zones={[board.zones[0].id]} />
              <Passage />
            </>
          }
        >
          {signs.passage}
        </Sign>
      ) : null}
      {board.highGround.length ? (
        <Sign
          drawn={
            <>
              <g class="lines">
                <line x1="-60" x2="60" />
              </g>
              <g class="high-ground">
                <path transform="scale(2)" d="M-12 -11 12 0 -12 11 -5 0Z" />
              </g>
            </>
          }
        >
          {signs.highGround}
        </Sign>
      ) : null}
      {view.seats.map(({ hero }) => {
        const { tokens } = heroNamed(hero);
        return tokens ? (
          <Sign
            key={hero}
            drawn={
              <g class="token" style={accents(hero)} transform="scale(2.2)">
                <TokenFace />
              </g>
            }
          >
            {named('token', tokens.id, hero)}
          </Sign>
        ) : null;
      })}
    </ul>
  );
}
function Marks({ board, view }: { board: BoardDefinition; view: View }) {
  const { signs } = words().play;
  const zones = [board.zones[0].id];
  return (
    <ul>
      <Sign drawn={<Space board={board} zones={zones} isOffered />}>{signs.offered}</Sign>
      <Sign drawn={<Space board={board} zones={zones} isReached />}>{signs.reached}</Sign>
      <Sign drawn={<Space board={board} zones={zones} isThreatened />}>{signs.threatened}</Sign>
      <Sign drawn={<polyline class="way" points="-50,20 0,-20 50,20" />}>{signs.way}</Sign>
      <Sign drawn={<polyline class="trail" points="-50,20 0,-20 50,20" />}>{signs.trail}</Sign>
      {(['subject', 'target'] as const).map((role) => (
        <Sign
          key={role}
          drawn={
            <g class="fighter" data-role={role} style={accents(view.seats[0].hero)}>
              <ellipse class="base" rx="44" ry="19" />
            </g>
          }
        >
          {signs[role]}
        </Sign>
      ))}
      <Sign
        drawn={
          <g class="fighter" transform="scale(2.4)">
            <Health health={9} />
          </g>
        }
      >
        {signs.health}
      </Sign>
    </ul>
  );
}

/** Parts of a space, for what is small on it. */
const AROUND_LETTER = '-54 -54 70 70';
const AROUND_NUMBER = '-35 -15 70 70';

interface SignProps {
  drawn: ComponentChildren;
  sight?: string;
  children: ComponentChildren;
}
function Sign({ drawn, sight = '-62 -62 124 124', children }: SignProps) {
  return (
    <li>
      <svg class="board" viewBox={sight} data-side={settings.value.side} aria-hidden="true">
        {drawn}
      </svg>
      <span>{children}</span>
    </li>
  );
}
interface SpaceProps {
  board: BoardDefinition;
  zones: string[];
  number?: string;
  isOffered?: boolean;
  isReached?: boolean;
  isThreatened?: boolean;
}
function Space({ board, zones, number = '', isOffered = false, isReached = false, isThreatened = false }: SpaceProps) {
  return (
    <>
      <SpaceFace spot={{ id: '', number, x: 0, y: 0, zones }} board={board} isReached={isReached} isThreatened={isThreatened} />
      {isOffered ? (
        <g class="offers">
          <circle r={board.radius} />
        </g>
      ) : null}
    </>
  );
}
