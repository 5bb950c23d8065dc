/** The board: ground, lines, spaces with their zones, doors, tokens and fighters; what may be chosen lights up. */

import { type BoardDefinition, type Choice, knownBoards, type Prospect, type View } from '@peerless/engine';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { accents, Figure, groundOf } from '../look/art.tsx';
import { figureOf } from '../look/heroes.ts';
import { letterOf, PATTERNS, zoneColor } from '../look/zones.ts';
import { isStill, settings } from '../settings/settings.ts';
import { named, words } from '../words/words.ts';
import type { Shown } from './shown.ts';
import './board.css';

export interface BoardProps {
  view: View;
  shown: Shown;
  /** What a click on a space, fighter, door or token answers. */
  spaces?: ReadonlyMap<string, Choice>;
  fighters?: ReadonlyMap<string, Choice>;
  doors?: ReadonlyMap<string, Choice>;
  tokens?: ReadonlyMap<number, Choice>;
  /** Who moves or attacks just now. */
  subject?: string | null;
  target?: string | null;
  threatened?: ReadonlySet<string>;
  choose?(choice: Choice): void;
  /** A space or fighter that is not offered was pressed. */
  refuse?(thing: { space: string } | { fighter: string }): void;
  /** A fighter was drawn onto a space, or a fighter pointed at. */
  drop?(fighter: string, space: string): void;
  prospect?(fighter: string): Promise<Prospect>;
  /** A card was drawn onto a space. */
  dropCard?(card: string, space: string): void;
}

interface Spot {
  id: string;
  number: number;
  x: number;
  y: number;
  zones: readonly string[];
  start?: number;
}
const spotsOf = (board: BoardDefinition): Map<string, Spot> =>
  new Map(
    board.spaces.map(({ id, x, y, zones, start }, n) => [
      id,
      { id, number: n + 1, x, y: y / board.aspect, zones, ...(start === undefined ? {} : { start }) },
    ]),
  );
export const boardNamed = (id: string): BoardDefinition => knownBoards().find((board) => board.id === id)!;

export function Board(props: BoardProps) {
  const { view, shown, subject, target } = props;
  const board = boardNamed(view.setup.board);
  const spots = useMemo(() => spotsOf(board), [board]);
  const height = Math.round(1000 / board.aspect);
  const pointed = useSignal<{ fighter: string; prospect: Prospect } | null>(null);
  const hovered = useSignal<string | null>(null);
  const dragged = useSignal<{ fighter: string; x: number; y: number } | null>(null);
  const focused = useSignal(board.spaces[0].id);
  const svg = useRef<SVGSVGElement>(null);
  const at = new Map(Object.entries(shown.fighters).flatMap(([name, { space }]) => (space ? [[space, name] as const] : [])));

  const point = async (fighter: string | null): Promise<void> => {
    if (!fighter || !props.prospect) pointed.value = null;
    else {
      const prospect = await props.prospect(fighter);
      pointed.value = { fighter, prospect };
    }
  };
  // The one who moves is pointed at by itself, so that ways and steps show.
  const moving = view.waiting?.kind === 'moveTo' && props.spaces?.size ? (subject ?? null) : null;
  useEffect(() => void point(moving), [moving, view.seq]);

  // Where something may be chosen is brought into sight, if the board is larger than its frame.
  useEffect(() => {
    const offered = svg.current?.querySelector('.space[data-offered="true"]');
    offered?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: isStill() ? 'auto' : 'smooth' });
  }, [view.seq]);

  const ways = pointed.value?.prospect.ways ?? {};
  const way = hovered.value ? ways[hovered.value] : undefined;
  const isThreatened = (space: string): boolean =>
    props.threatened?.has(space) || (pointed.value !== null && !moving && pointed.value.prospect.threatens.includes(space)) || false;
  const pressSpace = (space: string): void => {
    const standing = at.get(space);
    const choice = props.spaces?.get(space) ?? (standing ? props.fighters?.get(standing) : undefined);
    if (choice !== undefined) props.choose?.(choice);
    else if (standing && !props.spaces?.size) props.refuse?.({ fighter: standing });
    else props.refuse?.({ space });
  };
  const place = (event: { clientX: number; clientY: number }): { x: number; y: number } => {
    const box = svg.current!.getBoundingClientRect();
    return { x: ((event.clientX - box.left) / box.width) * 1000, y: ((event.clientY - box.top) / box.height) * height };
  };
  const spaceAt = ({ x, y }: { x: number; y: number }): string | undefined =>
    [...spots.values()].find((spot) => Math.hypot(spot.x - x, spot.y - y) < board.radius * 1.15)?.id;
  const onKey = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = nearestTowards(spots, spots.get(focused.value)!, step[0], step[1]);
    if (!next) return;
    focused.value = next;
    svg.current!.querySelector<SVGGElement>(`[data-space="${next}"]`)?.focus();
  };

  return (
    <div class="board-frame">
      <svg
        ref={svg}
        class="board"
        viewBox={`0 0 1000 ${height}`}
        role="group"
        aria-label={words().play.boardOf(named('board', board.id))}
        onKeyDown={onKey}
        onPointerMove={(event) => {
          if (dragged.value) dragged.value = { ...dragged.value, ...place(event) };
        }}
        onPointerUp={(event) => {
          const held = dragged.value;
          dragged.value = null;
          const space = held && spaceAt(place(event));
          if (held && space && space !== shown.fighters[held.fighter].space) props.drop?.(held.fighter, space);
        }}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          const card = event.dataTransfer?.getData('text/plain');
          const space = spaceAt(place(event));
          if (card && space) props.dropCard?.(card, space);
        }}
        onPointerLeave={() => {
          dragged.value = null;
          hovered.value = null;
        }}
      >
        <Defs board={board} />
        <use href={groundOf(board.id)} width="1000" height={height} class="ground" />
        <Lines board={board} spots={spots} />
        {board.highGround.map(([from, to]) => (
          <Arrow key={`${from}-${to}`} from={spots.get(from)!} to={spots.get(to)!} radius={board.radius} />
        ))}
        {shown.trail ? <Way spots={spots} spaces={shown.trail.spaces} looks="trail" /> : null}
        {way && way.length > 1 ? <Way spots={spots} spaces={way} looks="way" /> : null}
        <g aria-hidden="true">
          {[...spots.values()].map((spot) => (
            <SpaceFace
              key={spot.id}
              spot={spot}
              board={board}
              isReached={(ways[spot.id]?.length ?? 0) > 1}
              isThreatened={isThreatened(spot.id)}
            />
          ))}
        </g>
        {[...spots.values()].map((spot) => {
          const standing = at.get(spot.id);
          const isOffered = props.spaces?.has(spot.id) || (standing !== undefined && props.fighters?.has(standing)) || false;
          const steps = ways[spot.id] ? ways[spot.id].length - 1 : undefined;
          return (
            <g
              key={spot.id}
              class="space"
              data-space={spot.id}
              data-offered={isOffered}
              role="button"
              aria-disabled={!isOffered}
              aria-label={spaceName(spot, board, view, shown, standing, steps)}
              tabindex={focused.value === spot.id ? 0 : -1}
              transform={`translate(${spot.x} ${spot.y})`}
              onClick={() => pressSpace(spot.id)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return;
                event.preventDefault();
                event.stopPropagation();
                pressSpace(spot.id);
              }}
              onFocus={() => {
                focused.value = spot.id;
                hovered.value = spot.id;
                if (standing && !moving) void point(standing);
              }}
              onPointerEnter={() => {
                hovered.value = spot.id;
                if (standing && !moving) void point(standing);
              }}
              onPointerOut={() => {
                if (standing && !moving) void point(null);
              }}
              onPointerDown={(event) => {
                if (standing && props.drop && event.pointerType === 'mouse') dragged.value = { fighter: standing, ...place(event) };
              }}
            >
              <circle r={board.radius} class="hit-area" />
              <circle r={board.radius} class="rim" />
            </g>
          );
        })}
        {hovered.value && ways[hovered.value]?.length > 1 ? (
          <text class="steps" aria-hidden="true" x={spots.get(hovered.value)!.x} y={spots.get(hovered.value)!.y - board.radius - 6}>
            {ways[hovered.value].length - 1}
          </text>
        ) : null}
        <g aria-hidden="true">
          {[...spots.values()].map(({ id, x, y, start }) =>
            start ? (
              <g key={id} class="start" transform={`translate(${x} ${y - board.radius})`}>
                <path d="M-10 -10H10V6L0 14 -10 6Z" />
                <text y="3">{start}</text>
              </g>
            ) : null,
          )}
        </g>
        <Doors board={board} view={view} props={props} />
        <Tokens spots={spots} view={view} props={props} />
        <g aria-hidden="true">
          {Object.entries(shown.fighters).map(([name, { space, health }]) => {
            const info = view.fighters[name];
            const spot = space ? spots.get(space) : undefined;
            const isDragged = dragged.value?.fighter === name;
            const { x, y } = isDragged ? dragged.value! : (spot ?? { x: -100, y: -100 });
            return (
              <FighterPiece
                key={name}
                name={name}
                view={view}
                seat={info.seat}
                health={health}
                x={x}
                y={y}
                isShown={spot !== undefined}
                role={
                  name === subject ? 'subject' : name === target || pointed.value?.prospect.targets.includes(name) ? 'target' : undefined
                }
                hit={shown.hits[name]}
              />
            );
          })}
        </g>
      </svg>
    </div>
  );
}

function Defs({ board }: { board: BoardDefinition }) {
  return (
    <defs>
      {board.zones.map(({ id }, n) => (
        <pattern key={id} id={`zone-${id}`} width="12" height="12" patternUnits="userSpaceOnUse">
          <path
            d={PATTERNS[n % PATTERNS.length]}
            fill="none"
            stroke="#1d1712"
            stroke-width={PATTERNS[n % PATTERNS.length].includes('h.1') ? 4 : 1.6}
            stroke-linecap="round"
            opacity="0.5"
          />
        </pattern>
      ))}
    </defs>
  );
}
function Lines({ board, spots }: { board: BoardDefinition; spots: Map<string, Spot> }) {
  return (
    <g class="lines">
      {board.lines.map(([a, b]) => {
        const [one, other] = [spots.get(a)!, spots.get(b)!];
        return <line key={`${a}-${b}`} x1={one.x} y1={one.y} x2={other.x} y2={other.y} />;
      })}
      {board.crossings.map(({ over: [a, b] }) => {
        const [one, other] = [spots.get(a)!, spots.get(b)!];
        return <line key={`over-${a}-${b}`} class="over" x1={one.x} y1={one.y} x2={other.x} y2={other.y} />;
      })}
      {board.crossings.map(({ over: [a, b] }) => {
        const [one, other] = [spots.get(a)!, spots.get(b)!];
        return <line key={`line-${a}-${b}`} x1={one.x} y1={one.y} x2={other.x} y2={other.y} />;
      })}
    </g>
  );
}
/** From the higher space to the lower. */
function Arrow({ from, to, radius }: { from: Spot; to: Spot; radius: number }) {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const middle = Math.hypot(to.x - from.x, to.y - from.y) / 2;
  return (
    <g transform={`translate(${from.x} ${from.y}) rotate(${angle}) translate(${Math.max(radius + 10, middle)} 0)`} class="high-ground">
      <path d="M-12 -11 12 0 -12 11 -5 0Z" />
    </g>
  );
}
function Way({ spots, spaces, looks }: { spots: Map<string, Spot>; spaces: readonly string[]; looks: string }) {
  const points = spaces.map((space) => spots.get(space)!).map(({ x, y }) => `${x},${y}`);
  return <polyline class={looks} points={points.join(' ')} />;
}

interface FaceProps {
  spot: Spot;
  board: BoardDefinition;
  isReached: boolean;
  isThreatened: boolean;
}
/** A disc cut into a sector for each zone. */
function SpaceFace({ spot, board, isReached, isThreatened }: FaceProps) {
  const { radius } = board;
  const { side, palette } = settings.value;
  const count = spot.zones.length;
  return (
    <g class="face" transform={`translate(${spot.x} ${spot.y})`} data-reached={isReached} data-threatened={isThreatened}>
      <circle r={radius + 4} class="halo" />
      {spot.zones.map((zone, n) => {
        const number = board.zones.findIndex(({ id }) => id === zone);
        const shape = sector(radius, n, count);
        const middle = ((n + 0.5) / count) * 2 * Math.PI - Math.PI / 2;
        const far = count === 1 ? 0.72 : 0.66;
        const mark = count === 1 ? Math.PI * 1.25 : middle;
        return (
          <g key={zone}>
            <path class="zone" d={shape} fill={zoneColor(board.zones[number].color, number, palette)} />
            {side === 'signs' ? <path d={shape} fill={`url(#zone-${zone})`} /> : null}
            {side === 'signs' ? (
              <g transform={`translate(${Math.cos(mark) * radius * far} ${Math.sin(mark) * radius * far})`} class="letter">
                <circle r="9" />
                <text y="4.5">{letterOf(zone)}</text>
              </g>
            ) : null}
          </g>
        );
      })}
      {side === 'signs' ? (
        <text class="space-number" y={radius - 5}>
          {spot.number}
        </text>
      ) : null}
      {board.passages.some((network) => network.includes(spot.id)) ? (
        <use href="/art/pieces/passage.svg#art" x="-16" y="-16" width="32" height="32" class="passage" />
      ) : null}
    </g>
  );
}
function sector(radius: number, n: number, count: number): string {
  if (count === 1) return `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
  const point = (share: number): string => {
    const angle = share * 2 * Math.PI - Math.PI / 2;
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  };
  return `M0 0L${point(n / count)}A${radius} ${radius} 0 ${count === 1 ? 1 : 0} 1 ${point((n + 1) / count)}Z`;
}

function Doors({ board, view, props }: { board: BoardDefinition; view: View; props: BoardProps }) {
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
            aria-label={words().play.door(state === 'open')}
            tabindex={choice === undefined ? -1 : 0}
            transform={`translate(${x} ${y / board.aspect})`}
            onClick={() => choice !== undefined && props.choose?.(choice)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && choice !== undefined) props.choose?.(choice);
            }}
          >
            <circle r="21" />
            <use href={`/art/pieces/door-${state}.svg#art`} x="-17" y="-17" width="34" height="34" />
          </g>
        );
      })}
    </>
  );
}
function Tokens({ spots, view, props }: { spots: Map<string, Spot>; view: View; props: BoardProps }) {
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
              <circle r="17" />
              <use href="/art/pieces/fog.svg#art" x="-14" y="-14" width="28" height="28" />
            </g>
          ) : null;
        }),
      )}
    </>
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
function FighterPiece({ name, view, seat, health, x, y, isShown, role, hit }: PieceProps) {
  const { hero, form } = view.seats[seat];
  const id = idOf(name);
  const isHero = view.fighters[name].hero;
  const scale = isHero ? 1.18 : 0.92;
  return (
    <g
      class="fighter"
      data-role={role}
      data-hero={isHero}
      data-shown={isShown}
      style={{ ...accents(hero), transform: `translate(${x}px, ${y}px)` }}
    >
      <ellipse class="base" cy="18" rx={28 * scale} ry={12 * scale} />
      <g transform={`translate(0 26) scale(${scale})`}>
        <Figure id={figureOf(id, isHero ? form : null)} hero={hero} />
      </g>
      <g class="health" transform={`translate(${24 * scale} ${22})`}>
        <path d="M0 12C-16 2 -13 -11 -5 -11 -2 -11 0 -8 0 -6 0 -8 2 -11 5 -11 13 -11 16 2 0 12Z" transform="scale(1.35)" />
        <text y="6">{health}</text>
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
/** `harpy` of `harpy-2`, `alice` of `alice@2`. */
export const idOf = (name: string): string => name.replace(/@\d+$/, '').replace(/-\d+$/, '');
const numberOf = (name: string): string | undefined => /-(\d+)(?:@\d+)?$/.exec(name)?.[1];

export const nameOfFighter = (name: string, view: View): string => {
  const { seat } = view.fighters[name];
  const plain = named('fighter', idOf(name), view.seats[seat].hero);
  return numberOf(name) ? `${plain} ${numberOf(name)}` : plain;
};
function spaceName(
  spot: Spot,
  board: BoardDefinition,
  view: View,
  shown: Shown,
  standing: string | undefined,
  steps: number | undefined,
): string {
  const { play } = words();
  const zones = spot.zones.map(
    (zone) => play.colors[board.zones.find(({ id }) => id === zone)!.color as keyof typeof play.colors] ?? letterOf(zone),
  );
  return [
    play.space(spot.number, zones),
    ...(standing ? [play.withHealth(nameOfFighter(standing, view), shown.fighters[standing].health)] : []),
    ...(steps ? [play.stepsAway(steps)] : []),
  ].join(', ');
}

/** The space that lies nearest in a direction. */
function nearestTowards(spots: Map<string, Spot>, from: Spot, dx: number, dy: number): string | undefined {
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots.values()) {
    const [x, y] = [spot.x - from.x, spot.y - from.y];
    const along = x * dx + y * dy;
    const across = Math.abs(x * dy) + Math.abs(y * dx);
    if (along <= 5 || across > along * 1.6) continue;
    const far = along + 2 * across;
    if (far < least) {
      least = far;
      best = spot.id;
    }
  }
  return best;
}
