/** The board: ground, lines, spaces with their zones, doors, tokens and fighters; what may be chosen lights up. */

import type { Choice, Prospect, View } from '@peerless/engine';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { named, words } from '../words/words.ts';
import { FighterLabel } from './FighterLabel.tsx';
import { heightOf, Start, Terrain, viewBoxOf } from './Ground.tsx';
import { Doors, FighterPiece, Tokens } from './Pieces.tsx';
import type { Shown } from './shown.ts';
import { bringIntoSight, labelPlace } from './sight.ts';
import { spaceName } from './space-name.ts';
import { besideSpot, boardNamed, nearestTowards, type Spot, spotsOf } from './spots.ts';
import { trailOf } from './trail.ts';
import './board.css';

/** Milliseconds after which a touch looks at a fighter and does not choose it. */
const LONG_PRESS = 450;

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
  /** What pressing a fighter that is not offered would do, if anything: a finger is told before it does. */
  remark?(fighter: string): Promise<string | null>;
  /** A card was drawn onto a space. */
  dropCard?(card: string, space: string): void;
}

export function Board(props: BoardProps) {
  const { view, shown, subject, target } = props;
  const board = boardNamed(view.setup.board);
  const spots = useMemo(() => spotsOf(board), [board]);
  const pointed = useSignal<{ fighter: string; prospect: Prospect } | null>(null);
  const asked = useRef<string | null>(null);
  const hovered = useSignal<string | null>(null);
  const dragged = useSignal<{ fighter: string; x: number; y: number } | null>(null);
  /** Whose name and numbers are shown. */
  const looked = useSignal<string | null>(null);
  const remark = useSignal<{ fighter: string; seq: number; text: string } | null>(null);
  /** When a finger came down. */
  const touched = useRef(Number.POSITIVE_INFINITY);
  const focused = useSignal(board.spaces[0].id);
  const svg = useRef<SVGSVGElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const trail = useMemo(() => trailOf(view, shown), [shown.trail]);
  const at = new Map(Object.entries(shown.fighters).flatMap(([name, { space }]) => (space ? [[space, name] as const] : [])));

  const point = async (fighter: string | null): Promise<void> => {
    asked.current = fighter;
    if (!fighter || !props.prospect) pointed.value = null;
    else {
      const prospect = await props.prospect(fighter);
      if (asked.current === fighter) pointed.value = { fighter, prospect };
    }
  };
  // The one who moves is pointed at by itself, so that ways and steps show.
  const moving = view.waiting?.kind === 'moveTo' && props.spaces?.size ? (subject ?? null) : null;
  useEffect(() => void point(moving), [moving, view.seq]);

  // Where something may be chosen is brought into sight, if the board is larger than its frame.
  useEffect(() => {
    const offered = svg.current?.querySelector('.space[data-offered="true"]');
    if (offered) bringIntoSight(offered, frame.current!);
  }, [view.seq]);

  const ways = pointed.value?.prospect.ways ?? {};
  const way = hovered.value ? ways[hovered.value] : undefined;
  const isThreatened = (space: string): boolean =>
    props.threatened?.has(space) || (pointed.value !== null && !moving && pointed.value.prospect.threatens.includes(space)) || false;
  const isOffered = ({ id }: Spot): boolean => props.spaces?.has(id) || props.fighters?.has(at.get(id) ?? '') || false;
  const remarked = remark.value?.seq === view.seq && remark.value.fighter === looked.value ? remark.value : null;
  const pressSpace = (space: string, isTouch = false): void => {
    const standing = at.get(space);
    const choice = props.spaces?.get(space) ?? (standing ? props.fighters?.get(standing) : undefined);
    if (choice !== undefined) {
      looked.value = null;
      props.choose?.(choice);
    } else if (!standing || props.spaces?.size) props.refuse?.({ space });
    else if (isTouch && remarked?.fighter !== standing) void remarkOn(standing);
    else props.refuse?.({ fighter: standing });
  };
  /** How much a label should leave a space uncovered. */
  const weights = (): Map<Spot, number> => {
    const weight = ({ id }: Spot): number => (at.has(id) ? 4 : props.spaces?.has(id) ? 2 : ways[id] || isThreatened(id) ? 1 : 0);
    return new Map([...spots.values()].map((spot) => [spot, weight(spot)]));
  };
  const remarkOn = async (fighter: string): Promise<void> => {
    const text = await props.remark?.(fighter);
    if (text) remark.value = { fighter, seq: view.seq, text };
    else props.refuse?.({ fighter });
  };
  const look = (space: string): void => {
    const standing = at.get(space) ?? null;
    hovered.value = space;
    if (looked.value !== standing) remark.value = null;
    looked.value = standing;
    if (!moving) void point(standing);
  };
  const place = (event: { clientX: number; clientY: number }): { x: number; y: number } => {
    const box = svg.current!.getBoundingClientRect();
    return { x: ((event.clientX - box.left) / box.width) * 1000, y: ((event.clientY - box.top) / box.height) * heightOf(board) };
  };
  const spaceAt = ({ x, y }: { x: number; y: number }): string | undefined =>
    [...spots.values()].find((spot) => Math.hypot(spot.x - x, spot.y - y) < board.radius * 1.15)?.id;
  const isLong = (event: Event): boolean => event.timeStamp - touched.current > LONG_PRESS;
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') looked.value = null;
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = nearestTowards(spots, spots.get(focused.value)!, step[0], step[1]);
    if (!next) return;
    focused.value = next;
    svg.current!.querySelector<SVGGElement>(`[data-space="${next}"]`)?.focus();
  };

  return (
    <div class="board-frame" ref={frame}>
      <Terrain
        board={board}
        spots={spots}
        trail={trail}
        way={way}
        isReached={(space) => !moving && (ways[space]?.length ?? 0) > 1}
        isThreatened={isThreatened}
      />
      <svg class="board offers" viewBox={viewBoxOf(board)} aria-hidden="true">
        {[...spots.values()].filter(isOffered).map(({ id, x, y }) => (
          <circle key={id} cx={x} cy={y} r={board.radius} />
        ))}
      </svg>
      <svg
        ref={svg}
        class="board"
        viewBox={viewBoxOf(board)}
        role="group"
        aria-label={words().play.boardOf(named('board', board.id))}
        onKeyDown={onKey}
        onPointerDown={(event) => {
          touched.current = event.pointerType === 'touch' ? event.timeStamp : Number.POSITIVE_INFINITY;
          if (!(event.target as Element).closest('.space')) looked.value = null;
        }}
        onContextMenu={(event) => {
          if (isLong(event)) event.preventDefault();
        }}
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
        {[...spots.values()].map((spot) => {
          const standing = at.get(spot.id);
          const steps = ways[spot.id] ? ways[spot.id].length - 1 : undefined;
          return (
            <g
              key={spot.id}
              class="space"
              data-space={spot.id}
              data-offered={isOffered(spot)}
              role="button"
              aria-disabled={!isOffered(spot)}
              aria-label={spaceName(spot, board, view, shown, standing, steps)}
              tabindex={focused.value === spot.id ? 0 : -1}
              transform={`translate(${spot.x} ${spot.y})`}
              onClick={(event) => {
                const isLook = standing !== undefined && isLong(event);
                const isTouch = touched.current !== Number.POSITIVE_INFINITY;
                touched.current = Number.POSITIVE_INFINITY;
                if (!isLook) pressSpace(spot.id, isTouch);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return;
                event.preventDefault();
                event.stopPropagation();
                pressSpace(spot.id);
              }}
              onFocus={() => {
                focused.value = spot.id;
                look(spot.id);
              }}
              onBlur={() => (looked.value = null)}
              onPointerEnter={() => look(spot.id)}
              onPointerLeave={(event) => {
                if (event.pointerType === 'touch') return;
                looked.value = null;
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
              <g key={id} transform={`translate(${x} ${y - board.radius})`}>
                <Start number={start} />
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
      {looked.value && shown.fighters[looked.value]?.space && !dragged.value ? (
        <FighterLabel
          name={looked.value}
          view={view}
          health={shown.fighters[looked.value].health}
          remark={remarked?.text ?? null}
          place={(label) => {
            const spot = spots.get(shown.fighters[looked.value!].space!)!;
            return labelPlace(label, frame.current!, svg.current!, (size, sight) => besideSpot(spot, size, sight, board.radius, weights()));
          }}
        />
      ) : null}
    </div>
  );
}
