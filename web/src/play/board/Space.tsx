/** The button of a space: what is drawn of it lies below, on the ground; where a pointer meets it, the board finds out. */
import type { Spot } from './spots.ts';
import './space.css';

interface SpaceProps {
  spot: Spot;
  radius: number;
  label: string;
  isOffered: boolean;
  /** The next press of the pointer is meant for it. */
  isAimed: boolean;
  /** Somebody there has been taken up, or one more press would choose it. */
  isPressed: boolean;
  /** Does the keyboard come to the board here? */
  isEntry: boolean;
  press(): void;
  focus(): void;
  blur(): void;
}
export function Space({ spot, radius, label, isOffered, isAimed, isPressed, isEntry, press, focus, blur }: SpaceProps) {
  return (
    <g
      class="space"
      data-space={spot.id}
      data-offered={isOffered}
      data-aimed={isAimed}
      role="button"
      aria-disabled={!isOffered}
      aria-pressed={isPressed || undefined}
      aria-label={label}
      tabindex={isEntry ? 0 : -1}
      transform={`translate(${spot.x} ${spot.y})`}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        press();
      }}
      onFocus={focus}
      onBlur={blur}
    >
      <circle r={radius} class="hit-area" style={{ '--radius': `${radius}px` }} />
      <circle r={radius + 9} class="aimed" />
      <circle r={radius} class="rim" />
    </g>
  );
}
