/** All that a board shows at a moment, and what is done with it, put together. */
import type { BoardDefinition, Prospect, View } from '@peerless/engine';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Shown } from '../shown.ts';
import type { Target } from './aim.ts';
import type { Attack } from './attack-of.ts';
import { type Gestures, useGestures } from './gestures.ts';
import { NO_OFFERS, type Offers } from './offers.ts';
import { type Pointing, usePointing } from './pointing.ts';
import { type Aimed, type BoardActs, type Pressing, usePressing } from './pressing.ts';
import { type Sight, useSight } from './sight.ts';
import { boardNamed, heightOf, type Spot, spotsOf } from './spots.ts';
import { type Places, targetsOf } from './targets.ts';
import { trailOf } from './trail.ts';

export interface SceneProps {
  view: View;
  shown: Shown;
  offers?: Offers;
  /** None on a board that is only looked at. */
  acts?: BoardActs;
  /** The fighter that the player has taken up. */
  taken?: string | null;
  /** Where a fighter is going, while something is asked on the way. */
  destination?: string | null;
  /** What one more press would do, and how that is said. */
  armed?: { key: string; text: string } | null;
  /** What something speaks of. */
  spokenOf?: ReadonlySet<string>;
  /** Who attacks whom just now. */
  attack?: Attack | null;
  threatened?: ReadonlySet<string>;
  prospect?(fighter: string): Promise<Prospect>;
  zoom?: Signal<number>;
}
export interface Scene
  extends Places,
    Required<Pick<SceneProps, 'view' | 'shown' | 'offers' | 'taken' | 'destination' | 'armed' | 'spokenOf' | 'attack'>> {
  acts: BoardActs | undefined;
  board: BoardDefinition;
  /** What may be pressed, and where. */
  targets: readonly Target[];
  /** Who moves, attacks or is spoken of by the question. */
  subject: string | null;
  /** Where fighters are in a move that is not over. */
  onTheWay: Readonly<Record<string, string>>;
  /** The way of the last move, or of the present one so far. */
  trail: readonly string[];
  /** The ways of those whom others have moved. */
  pushed: readonly (readonly string[])[];
  sight: Sight;
  gestures: Gestures;
  pressing: Pressing;
  /** What is pointed at, or what one more press would do. */
  considered: Aimed | null;
  pointing: Pointing;
  spotOf(fighter: string | null | undefined): Spot | undefined;
}
const NOTHING: ReadonlySet<string> = new Set();

export function useScene(props: SceneProps): Scene {
  const {
    view,
    shown,
    offers = NO_OFFERS,
    acts,
    taken = null,
    destination = null,
    armed = null,
    spokenOf = NOTHING,
    attack = null,
  } = props;
  const board = boardNamed(view.setup.board);
  const spots = useMemo(() => spotsOf(board), [board]);
  const onTheWay = wayOf(view, shown);
  const at = standing(shown, onTheWay);
  const places = { board, view, spots, at };
  const targets = targetsOf(offers, places);
  const subject = view.waiting?.about.fighter ?? null;
  const spotOf = (fighter: string | null | undefined): Spot | undefined => spots.get(spaceOf(at, fighter) ?? '');
  const asked = [spotOf(subject), ...targets].filter((point) => point !== undefined);

  const own = useSignal(1);
  const sight = useSight({ zoom: props.zoom ?? own, height: heightOf(board), focus: () => asked[0] ?? null });
  const last = useRef<Gestures | null>(null);
  const pressing = usePressing({ places, offers, acts, sight, armed: armed?.key ?? null, gestures: () => last.current! });
  const gestures = useGestures({
    sight,
    held(point) {
      const fighter = at.get(pressing.spaceFor(point) ?? '');
      return fighter !== undefined && acts?.mayHold(fighter) ? fighter : null;
    },
    hold: (fighter) => acts?.hold(fighter),
    moved: pressing.leave,
    drop(fighter, point) {
      const space = pressing.spaceFor(point);
      if (space === null || space === spaceOf(at, fighter)) acts?.letGo();
      else acts?.drop(fighter, space);
    },
  });
  last.current = gestures;

  const dragged = gestures.dragged.value?.fighter;
  const moving = dragged ?? taken ?? (view.waiting?.kind === 'moveTo' && offers.size ? subject : null);
  const pointing = usePointing({ view, moving, threatened: props.threatened, prospect: props.prospect });
  const aimed = pressing.aimed.value;
  const considered = aimed ?? (armed ? pressing.aimOf(armed.key) : null);
  const isChosen = aimed?.key != null && !['take', 'put'].includes(offers.get(aimed.key)?.deed.does ?? '');
  const pointed = isChosen ? null : (aimed?.fighter ?? null);
  useEffect(() => pointing.point(pointed), [pointed, moving]);
  // A finger does not stay where it was.
  useEffect(() => void (gestures.isTouch() && pressing.leave()), [view.seq]);
  useEffect(() => sight.bring(offers.size ? asked : [], board.radius * 1.3), [view.seq, offers.size > 0]);
  const trail = useMemo(() => trailOf(view, soFar(view, shown, onTheWay)), [shown.trail, view.seq]);
  const pushed = useMemo(() => shown.pushed.map((each) => trailOf(view, { ...shown, trail: each })), [shown.pushed, view.seq]);
  const told = { view, shown, offers, acts, taken, destination, armed, spokenOf, attack };
  return { ...places, ...told, targets, subject, onTheWay, trail, pushed, sight, gestures, pressing, considered, pointing, spotOf };
}

/** A move by steps has come to a space where the fighter does not stand yet. */
function wayOf({ waiting }: View, { fighters }: Shown): Record<string, string> {
  const { fighter, from } = waiting?.kind === 'moveTo' ? waiting.about : {};
  return fighter !== undefined && from !== undefined && fighters[fighter]?.space ? { [fighter]: from } : {};
}
const standing = ({ fighters }: Shown, onTheWay: Readonly<Record<string, string>>): Map<string, string> =>
  new Map(Object.entries(fighters).flatMap(([name, { space }]) => (space ? [[onTheWay[name] ?? space, name] as const] : [])));
const spaceOf = (at: ReadonlyMap<string, string>, fighter: string | null | undefined): string | undefined =>
  [...at].find(([, name]) => name === fighter)?.[0];
function soFar({ fighters }: View, shown: Shown, onTheWay: Readonly<Record<string, string>>): Shown {
  for (const [fighter, to] of Object.entries(onTheWay)) {
    const from = fighters[fighter].space;
    if (from !== null && from !== to) return { ...shown, trail: { fighter, spaces: [from, to] } };
  }
  return shown;
}
