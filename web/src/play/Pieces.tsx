/** What stands on a board: doors, tokens, fighters. */
import type { BoardDefinition, View } from '@peerless/engine';
import { doorNumber } from '@peerless/text/spaces';
import { useRef } from 'preact/hooks';
import { accents, Figure } from '../look/art.tsx';
import { figureOf } from '../look/heroes.ts';
import { words } from '../words/words.ts';
import type { BoardProps } from './Board.tsx';
import { idOf, numberOf } from './fighters.ts';
import type { Spot } from './spots.ts';

export function Doors({ board, view, props }: { board: BoardDefinition; view: View; props: BoardProps }) {
  return (
    <>
      {board.doors.map(({ id, x, y }) => {
        const state = view.doors[id];
        const choice = props.doors?.get(id);
        return (
          <g
            key={id}
            class="door"
            data-state={state}
            data-offered={choice !== undefined}
            role="button"
            aria-disabled={choice === undefined}
            aria-label={words().play.door(doorNumber(id), state === 'open')}
            tabindex={choice === undefined ? -1 : 0}
            transform={`translate(${x} ${y / board.aspect})`}
            onClick={() => choice !== undefined && props.choose?.(choice)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && choice !== undefined) props.choose?.(choice);
            }}
          >
            <DoorFace state={state} number={doorNumber(id)} />
          </g>
        );
      })}
    </>
  );
}
export function DoorFace({ state, number }: { state: 'open' | 'closed'; number: string }) {
  return (
    <>
      <circle r="21" />
      <use href={`/art/pieces/door-${state}.svg#art`} x="-17" y="-17" width="34" height="34" />
      <text class="number" x="20" y="27">
        {number}
      </text>
    </>
  );
}
export function Tokens({ spots, view, props }: { spots: Map<string, Spot>; view: View; props: BoardProps }) {
  return (
    <>
      {view.seats.flatMap(({ tokens, hero }) =>
        tokens.map((space, n) => {
          const spot = space ? spots.get(space) : undefined;
          const choice = props.tokens?.get(n);
          return spot ? (
            <g
              key={`${hero}-${n}`}
              class="token"
              style={accents(hero)}
              data-offered={choice !== undefined}
              role={choice === undefined ? 'img' : 'button'}
              tabindex={choice === undefined ? -1 : 0}
              aria-label={words().play.fogOn(spot.number)}
              transform={`translate(${spot.x + 27} ${spot.y + 27})`}
              onClick={() => choice !== undefined && props.choose?.(choice)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && choice !== undefined) props.choose?.(choice);
              }}
            >
              <TokenFace />
            </g>
          ) : null;
        }),
      )}
    </>
  );
}
export function TokenFace() {
  return (
    <>
      <circle r="17" />
      <use href="/art/pieces/fog.svg#art" x="-14" y="-14" width="28" height="28" />
    </>
  );
}
export function Health({ health }: { health: number }) {
  return (
    <g class="health">
      <path d="M0 12C-16 2 -13 -11 -5 -11 -2 -11 0 -8 0 -6 0 -8 2 -11 5 -11 13 -11 16 2 0 12Z" transform="scale(1.35)" />
      <text y="6">{health}</text>
    </g>
  );
}

interface PieceProps {
  name: string;
  view: View;
  seat: number;
  health: number;
  x: number;
  y: number;
  isShown: boolean;
  role?: 'subject' | 'target';
  hit?: number;
}
export function FighterPiece({ name, view, seat, health, x, y, isShown, role, hit }: PieceProps) {
  const { hero, form } = view.seats[seat];
  const id = idOf(name);
  const isHero = view.fighters[name].hero;
  const scale = isHero ? 1.18 : 0.92;
  // Whoever leaves the board fades where it stood.
  const stood = useRef({ x, y });
  if (isShown) stood.current = { x, y };
  return (
    <g
      class="fighter"
      data-role={role}
      data-hero={isHero}
      data-seat={seat}
      data-shown={isShown}
      style={{ ...accents(hero), transform: `translate(${stood.current.x}px, ${stood.current.y}px)` }}
    >
      <ellipse class="base" cy="18" rx={28 * scale} ry={12 * scale} />
      <g transform={`translate(0 26) scale(${scale})`}>
        <Figure id={figureOf(id, isHero ? form : null)} hero={hero} />
      </g>
      <g transform={`translate(${24 * scale} 22)`}>
        <Health health={health} />
      </g>
      {numberOf(name) ? (
        <text class="number" x={-24 * scale} y="30">
          {numberOf(name)}
        </text>
      ) : null}
      {hit ? (
        <text key={`${hit}-${health}`} class={`hit ${hit < 0 ? 'harm' : 'help'}`} y="-52">
          {hit > 0 ? `+${hit}` : `−${-hit}`}
        </text>
      ) : null}
    </g>
  );
}
