/** The doors of a board. */
import type { BoardDefinition, View } from '@peerless/engine';
import { doorNumber } from '@peerless/text/spaces';
import { hasLabels } from '../../settings/settings.ts';
import { texts } from '../../texts/texts.ts';
import { keyOf, type Offers } from './offers.ts';
import { DOOR } from './targets.ts';
import './doors.css';

interface DoorsProps {
  board: BoardDefinition;
  view: View;
  offers: Offers;
  /** What the pointer is on or something speaks of. */
  isNamed(key: string): boolean;
  does(key: string): string | undefined;
  press(key: string): void;
}
export function Doors({ board, view, offers, isNamed, does, press }: DoorsProps) {
  return (
    <>
      {board.doors.map(({ id, x, y }) => {
        const key = keyOf({ door: id });
        const state = view.doors[id];
        const isOffered = offers.has(key);
        return (
          <g
            key={id}
            class="door-piece"
            data-key={key}
            data-state={state}
            data-offered={isOffered}
            role="button"
            aria-disabled={!isOffered}
            aria-label={[texts().play.door(doorNumber(id), state === 'open'), does(key)].filter(Boolean).join(': ')}
            tabindex={isOffered ? 0 : -1}
            transform={`translate(${x} ${y / board.aspect})`}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              event.stopPropagation();
              press(key);
            }}
          >
            <DoorFace state={state} number={hasLabels() || isNamed(key) ? doorNumber(id) : null} />
          </g>
        );
      })}
    </>
  );
}
export function DoorFace({ state, number }: { state: 'open' | 'closed'; number: string | null }) {
  return (
    <>
      <circle r={DOOR} />
      <use href={`/art/pieces/door-${state}.svg#art`} x="-17" y="-17" width="34" height="34" />
      {number === null ? null : (
        <text class="number" x="20" y="27">
          {number}
        </text>
      )}
    </>
  );
}
