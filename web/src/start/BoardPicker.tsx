/** Boards to choose from, each drawn small. */
import { type BoardDefinition, knownBoards, seatsOn } from '@peerless/engine';
import { Ground, placed } from '../look/art.tsx';
import { isSettled } from '../look/painted.ts';
import { zoneColor } from '../look/zones.ts';
import { settings } from '../settings/settings.ts';
import { lang, named, texts } from '../texts/texts.ts';
import './tiles.css';
import './board-picker.css';

const byName = (boards: readonly BoardDefinition[]): BoardDefinition[] =>
  boards.toSorted((a, b) => named('board', a.id).localeCompare(named('board', b.id), lang()));

interface Props {
  board: string | null;
  seats: number;
  choose: (board: string | null) => void;
}
export function BoardPicker({ board, seats, choose }: Props) {
  const { start } = texts();
  return (
    <fieldset class="boards">
      <legend>{start.board}</legend>
      <div class="board-tiles">
        {byName(knownBoards()).map((each) => {
          const isSmall = seatsOn(each) < seats;
          return (
            <label key={each.id} class="tile">
              <input type="radio" name="board" checked={board === each.id} disabled={isSmall} onChange={() => choose(each.id)} />
              <BoardPreview board={each} seats={seats} />
              <span class="tile-words">
                <b>{named('board', each.id)}</b>
                <small>{isSmall ? start.tooSmall(seatsOn(each)) : start.seatsOn(seatsOn(each))}</small>
              </span>
            </label>
          );
        })}
        <label class="tile">
          <input type="radio" name="board" checked={board === null} onChange={() => choose(null)} />
          <Unknown width={300} height={194} />
          <span class="tile-words">
            <b>{start.randomBoard}</b>
            <small>{start.randomHeroNote}</small>
          </span>
        </label>
      </div>
    </fieldset>
  );
}

function BoardPreview({ board, seats }: { board: BoardDefinition; seats: number }) {
  const height = 1000 / board.aspect;
  if (!isSettled.value) return <svg class="board-preview" viewBox={`0 0 1000 ${height}`} aria-hidden="true" />;
  const at = new Map(board.spaces.map(({ id, x, y }) => [id, { x, y: y / board.aspect }]));
  return (
    <svg class="board-preview place" viewBox={`0 0 1000 ${height}`} {...placed(board.id)} aria-hidden="true">
      <Ground board={board.id} height={height} />
      {board.lines.map(([a, b]) => (
        <line key={`${a}-${b}`} x1={at.get(a)!.x} y1={at.get(a)!.y} x2={at.get(b)!.x} y2={at.get(b)!.y} />
      ))}
      {board.spaces.map(({ id, zones, start }) => (
        <g key={id} transform={`translate(${at.get(id)!.x} ${at.get(id)!.y})`}>
          {zones.map((zone, n) => {
            const number = board.zones.findIndex((each) => each.id === zone);
            return (
              <circle
                key={zone}
                class="zone"
                r={board.radius / 2}
                style={{ '--zone': zoneColor(board.zones[number].color, number, settings.value.palette) }}
                stroke-width={board.radius}
                pathLength={zones.length}
                stroke-dasharray={zones.length > 1 ? `1 ${zones.length - 1}` : undefined}
                stroke-dashoffset={-n}
              />
            );
          })}
          <circle class="rim" r={board.radius} />
          {start !== undefined && start <= seats ? <path class="begin" d="M0 -26 24 0 0 26 -24 0Z" /> : null}
        </g>
      ))}
    </svg>
  );
}

/** What is left to chance: a die of three pips on rays. */
export function Unknown({ width, height }: { width: number; height: number }) {
  const [x, y] = [width / 2, height / 2];
  return (
    <svg class="by-chance" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {Array.from({ length: 18 }, (_, n) => (
        <path key={n} class="ray" d={`M${x} ${y}l500 -42v84Z`} transform={`rotate(${n * 20} ${x} ${y})`} />
      ))}
      <g transform={`translate(${x} ${y}) rotate(-9)`}>
        <path class="die" d="M-44 -41 43 -45 46 42 -42 45Z" />
        <path class="shade" d="M-36 38 -28 22M-24 39 -12 16M-10 40 6 10M6 40 24 6M22 39 38 10" />
        <circle class="pip" cx="-22" cy="-22" r="9" />
        <circle class="pip" r="9" />
        <circle class="pip" cx="22" cy="22" r="9" />
      </g>
    </svg>
  );
}
