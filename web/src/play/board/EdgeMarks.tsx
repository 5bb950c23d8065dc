/** Buttons at the edges of the sight that lead to what may be chosen outside it. */
import { texts } from '../../texts/texts.ts';
import type { Edge } from './edges.ts';
import type { Point } from './spots.ts';
import './edge-marks.css';

export function EdgeMarks({ edges, bring }: { edges: readonly Edge[]; bring(points: readonly Point[]): void }) {
  return (
    <>
      {edges.map(({ x, y, side, angle, points }) => (
        <button
          key={`${points[0].x} ${points[0].y}`}
          type="button"
          class="edge-mark"
          tabIndex={-1}
          aria-label={texts().play.further(points.length, side)}
          style={{ left: `${x}px`, top: `${y}px` }}
          onClick={() => bring(points)}
        >
          <svg viewBox="-22 -22 44 44" aria-hidden="true">
            <circle r="17" />
            <path d="M-9 0H9M2 -8L10 0L2 8" transform={`rotate(${angle})`} />
          </svg>
          {points.length > 1 ? <b>{points.length}</b> : null}
        </button>
      ))}
    </>
  );
}
