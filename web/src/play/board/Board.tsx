/** The board: ground, spaces, doors, tokens and fighters; what may be chosen lights up, and what is being resolved shows. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { named, texts } from '../../texts/texts.ts';
import { BoardHints } from '../hints/BoardHints.tsx';
import type { RankedMark } from '../hints/marks.ts';
import { Above } from './Above.tsx';
import { BoardLabel } from './BoardLabel.tsx';
import { Chooser } from './Chooser.tsx';
import { Doors } from './Doors.tsx';
import { EdgeMarks } from './EdgeMarks.tsx';
import { edgesOf, MARK } from './edges.ts';
import type { Role } from './FighterPiece.tsx';
import { Fighters, useStandings } from './Fighters.tsx';
import type { Disc } from './free-place.ts';
import { Terrain } from './Ground.tsx';
import { labelPlace, weightsOf } from './label-place.ts';
import { Lights } from './Marks.tsx';
import { MomentAbove, MomentBelow } from './Moment.tsx';
import type { Thing } from './offers.ts';
import { Spaces } from './Spaces.tsx';
import { type Scene, type SceneProps, useScene } from './scene.ts';
import type { Sight } from './sight.ts';
import { heightOf, nearestTowards, viewBoxOf } from './spots.ts';
import { discsOf } from './stature.ts';
import { Tokens } from './Tokens.tsx';
import './board.css';

interface BoardProps extends SceneProps {
  /** What would be good to choose. */
  hints?: readonly RankedMark[];
  /** They lie in a corner, and leave these discs uncovered. */
  tools?(sight: Sight, discs: readonly Disc[]): ComponentChildren;
}

export function Board({ tools, hints = [], ...props }: BoardProps) {
  const scene = useScene(props);
  const { board, spots, targets, offers, sight, pointing, trail, pushed } = scene;
  const isQuiet = (key: string): boolean => ['take', 'put'].includes(offers.get(key)!.deed.does);
  return (
    <div class="board-fit" style={{ '--aspect': 1000 / heightOf(board) }}>
      <div class="board-frame" data-zoomed={sight.zoom.value > 1}>
        <div class="board-pane" ref={sight.pane}>
          <div class="board-sheet" ref={sight.sheet} style={{ width: `${sight.zoom.value * 100}%` }}>
            <Terrain
              board={board}
              spots={spots}
              trail={trail}
              pushed={pushed}
              way={pointing.way(scene.considered?.space ?? scene.destination ?? '')}
              isReached={pointing.isReached}
              isThreatened={pointing.isThreatened}
            />
            <Lights board={board} lit={targets.map((target) => ({ ...target, isQuiet: isQuiet(target.key) }))} />
            <Played scene={scene} hints={hints} />
          </div>
        </div>
        <Around scene={scene} tools={tools} />
        <Label scene={scene} />
        <Between scene={scene} />
      </div>
    </div>
  );
}

/** What lies over the board and stays where it is while the board moves below. */
function Around({ scene, tools }: { scene: Scene; tools: BoardProps['tools'] }) {
  const { board, spots, at, targets, sight } = scene;
  const box = sight.box.value;
  const isWhole = sight.zoom.value === 1;
  const edges = box && !isWhole ? edgesOf(targets, box, sight.unit()) : [];
  const kept = [...spots.values()].filter(({ id }) => isWhole || at.has(id)).flatMap((spot) => discsOf(spot, board.radius));
  const marks = box
    ? edges.map(({ x, y }) => ({ x: box.left + x / sight.unit(), y: box.top + y / sight.unit(), radius: MARK.touched / 2 / sight.unit() }))
    : [];
  return (
    <>
      <EdgeMarks edges={edges} bring={(points) => sight.bring(points, board.radius * 1.3)} />
      {tools?.(sight, [...kept, ...(isWhole ? [] : targets), ...marks])}
    </>
  );
}

/** What moves and what is pressed. */
function Played({ scene, hints }: { scene: Scene; hints: readonly RankedMark[] }) {
  const { board, view, spots, offers, gestures, pressing, acts } = scene;
  const drawn = useRef<SVGSVGElement>(null);
  const entry = useSignal(board.spaces[0].id);
  const dragged = gestures.dragged.value;
  const standings = useStandings({ ...scene, dragged });
  const role = (name: string): Role | undefined => roleOf(name, scene);
  const aimed = pressing.aimed.value;
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') letGo(scene);
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = nearestTowards(spots, spots.get(entry.value)!, ...step);
    if (next) drawn.current!.querySelector<SVGGElement>(`[data-space="${next}"]`)?.focus();
  };
  return (
    <svg
      ref={drawn}
      class="board"
      viewBox={viewBoxOf(board)}
      role="group"
      aria-label={texts().play.boardOf(named('board', board.id))}
      data-aimed={aimed?.key != null}
      data-dragging={dragged !== null}
      onKeyDown={onKey}
      onPointerDown={(event) => {
        gestures.down(event);
        pressing.remark.value = null;
        if (event.pointerType !== 'mouse' && !gestures.isSpent()) pressing.aimAt(event, false);
      }}
      onPointerMove={(event) => {
        gestures.move(event);
        if (event.pointerType === 'mouse' || gestures.dragged.peek()) pressing.aimAt(event, event.pointerType === 'mouse');
      }}
      onPointerUp={gestures.up}
      onPointerCancel={gestures.cancel}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && pressing.leave()}
      onContextMenu={(event) => gestures.isLong(event) && event.preventDefault()}
      onClick={(event) => clicked(event, scene)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const card = event.dataTransfer?.getData('text/plain');
        const space = pressing.spaceFor(scene.sight.pointOf(event));
        if (card && space) acts?.dropCard(card, space);
      }}
    >
      <Spaces scene={scene} entry={entry} />
      <MomentBelow scene={scene} />
      <Doors
        board={board}
        view={view}
        offers={offers}
        isNamed={(key) => aimed?.key === key || scene.spokenOf.has(key)}
        does={(key) => doesAt(key, scene)}
        press={(key) => pressing.pressKey(key, false)}
      />
      <Tokens spots={spots} view={view} offers={offers} does={(key) => doesAt(key, scene)} press={(key) => pressing.pressKey(key, false)} />
      <Fighters view={view} standings={standings} roleOf={role} />
      <Above scene={scene} standings={standings} roleOf={role} speaker={view.resolving?.fighter ?? null} />
      <MomentAbove scene={scene} />
      {hints.length ? <BoardHints scene={scene} hints={hints} /> : null}
    </svg>
  );
}
/** What a press does; nothing where it may not be chosen. */
function doesAt(key: string, { offers, acts, armed }: Scene): string | undefined {
  const offer = offers.get(key);
  return armed?.key === key ? armed.text : offer && acts?.says(offer);
}
const ARROWS: Record<string, [number, number] | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
function letGo({ acts, pressing }: Scene): void {
  pressing.leave();
  pressing.between.value = null;
  pressing.remark.value = null;
  acts?.letGo();
}
/** A click without a place, as some devices make it, is meant for what it is told to. */
function clicked(event: MouseEvent, { gestures, pressing }: Scene): void {
  if (gestures.isSpent()) return;
  const isLook = gestures.isLong(event) && pressing.aimed.value?.fighter !== undefined;
  if (isLook) return;
  if (event.detail > 0) return pressing.pressAt(event, !gestures.isTouch());
  const told = (event.target as Element).closest<SVGElement>('[data-space], [data-key]');
  if (told?.dataset.space) pressing.pressSpace(told.dataset.space, gestures.isTouch());
  else if (told?.dataset.key) pressing.pressKey(told.dataset.key, gestures.isTouch());
}
function roleOf(name: string, { taken, subject, attack, view, pointing, gestures }: Scene): Role | undefined {
  if (name === taken || name === gestures.dragged.value?.fighter) return 'taken';
  if (name === attack?.target || name === view.waiting?.about.target) return 'target';
  if (name === attack?.fighter || name === subject) return 'subject';
  return pointing.isTarget(name) ? 'target' : undefined;
}

/** Who is pointed at, or what one more press would do. */
function Label({ scene }: { scene: Scene }) {
  const { board, view, shown, armed, at, spots, offers, pressing, pointing, sight, gestures } = scene;
  const aimed = pressing.aimed.value;
  const thing = armed ? offers.get(armed.key)?.thing : undefined;
  const space = thing && 'space' in thing ? thing.space : thing && 'fighter' in thing ? spaceOfFighter(at, thing.fighter) : aimed?.space;
  const spot = spots.get(space ?? '');
  const fighter = at.get(space ?? '');
  const remark = pressing.remark.value;
  const said = thing ? armed!.text : remark?.seq === view.seq && remark.space === space ? remark.text : null;
  // It would lie over spaces that the fighter may go to.
  const isTakenByFinger = fighter !== undefined && fighter === scene.taken && gestures.isTouch() && said === null;
  if (isTakenByFinger) return null;
  if (!spot || gestures.dragged.value || pressing.between.value || (!fighter && !thing)) return null;
  return (
    <BoardLabel
      fighter={fighter}
      view={view}
      health={fighter ? shown.fighters[fighter].health : 0}
      steps={thing ? pointing.steps(spot.id) : undefined}
      remark={said}
      place={(element) => labelPlace(element, spot, sight, board.radius, weightsOf(scene))}
    />
  );
}
const spaceOfFighter = (at: ReadonlyMap<string, string>, fighter: string): string | undefined =>
  [...at].find(([, name]) => name === fighter)?.[0];

/** Asks which of two things is meant. */
function Between({ scene }: { scene: Scene }) {
  const { view, at, offers, pressing, acts, gestures } = scene;
  const between = pressing.between.value;
  if (!between || between.seq !== view.seq) return null;
  const keys = between.keys.filter((key) => offers.has(key));
  if (keys.length < 2) return null;
  const seatOf = (thing: Thing): number | undefined =>
    view.fighters['fighter' in thing ? thing.fighter : 'space' in thing ? (at.get(thing.space) ?? '') : '']?.seat;
  return (
    <Chooser
      at={between}
      between={keys.map((key) => ({ key, name: acts?.names(offers.get(key)!) ?? key, seat: seatOf(offers.get(key)!.thing) }))}
      view={view}
      choose={(key) => pressing.pressKey(key, gestures.isTouch())}
      consider={(key) => key && pressing.aimOn(key)}
      close={() => {
        pressing.between.value = null;
        pressing.leave();
      }}
    />
  );
}
