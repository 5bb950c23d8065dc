/** Hints on the board: a ring around what to choose with its number, and an arrow from who goes or attacks there. */
import type { Scene } from '../board/scene.ts';
import type { Point } from '../board/spots.ts';
import { placeOf } from '../board/targets.ts';
import type { RankedMark } from './marks.ts';
import './board-hints.css';

export function BoardHints({ scene, hints }: { scene: Scene; hints: readonly RankedMark[] }) {
  const { board, spotOf } = scene;
  // The best lies above the others.
  return (
    <g class="board-hints" aria-hidden="true">
      {hints.toReversed().map(({ rank, thing, from }) => {
        const place = thing && placeOf(thing, scene);
        if (!place) return null;
        const start = from === null ? undefined : spotOf(from);
        return (
          <g key={rank} data-rank={rank}>
            <circle class="hint-below" cx={place.x} cy={place.y} r={place.radius + 4} />
            <circle class="hint-ring" cx={place.x} cy={place.y} r={place.radius + 4} />
            {start && Math.hypot(start.x - place.x, start.y - place.y) > board.radius ? (
              <Arrow from={start} to={place} stop={place.radius + 10} />
            ) : null}
            <g class="hint-number" transform={`translate(${place.x + place.radius * 0.78} ${place.y - place.radius * 0.78})`}>
              <g>
                <circle r="17" />
                <text y="7">{rank}</text>
              </g>
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** Bent a little, so that it is told from the lines of the board. */
function Arrow({ from, to, stop }: { from: Point; to: Point; stop: number }) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy);
  const bend = { x: (from.x + to.x) / 2 - dy * 0.16, y: (from.y + to.y) / 2 + dx * 0.16 };
  const last = Math.hypot(to.x - bend.x, to.y - bend.y);
  const [ex, ey] = [(to.x - bend.x) / last, (to.y - bend.y) / last];
  const tip = { x: to.x - ex * stop, y: to.y - ey * stop };
  const begin = Math.min(26, far / 4) / Math.hypot(bend.x - from.x, bend.y - from.y);
  const start = { x: from.x + (bend.x - from.x) * begin, y: from.y + (bend.y - from.y) * begin };
  const line = `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${tip.x - ex * 14} ${tip.y - ey * 14}`;
  const head = `translate(${tip.x} ${tip.y}) rotate(${(Math.atan2(ey, ex) * 180) / Math.PI})`;
  return (
    <g class="hint-arrow">
      <path class="hint-arrow-below" d={line} />
      <path class="hint-head-below" d="M4 0L-26 -18L-19 0L-26 18Z" transform={head} />
      <path class="hint-arrow-line" d={line} />
      <path class="hint-head" d="M4 0L-26 -18L-19 0L-26 18Z" transform={head} />
    </g>
  );
}
