/** Over the figures: what is read of each, the signs above those whom it is about, and who attacks whom. */
import { useComputed } from '@preact/signals';
import { standingTo } from '../sides.ts';
import type { Kept } from './attack-way.ts';
import { FighterAbove, type Role, type Sign, type Standing } from './FighterPiece.tsx';
import { MomentBetween } from './Moment.tsx';
import type { Scene } from './scene.ts';
import { SIGNS, signPlace } from './sign-place.ts';
import { heightOf } from './spots.ts';
import { growthOf, type Parts, partsOf } from './stature.ts';

/** How much it matters that these are not covered. */
const WEIGHT = { head: 3, trunk: 1, heart: 4, mark: 3, target: 4, space: 0.2, sign: 2 };

interface AboveProps {
  scene: Scene;
  standings: readonly Standing[];
  roleOf(name: string): Role | undefined;
  /** Whose effect is being resolved. */
  speaker: string | null;
}
export function Above({ scene, standings, roleOf, speaker }: AboveProps) {
  const { board, spots, view, shown, targets, sight } = scene;
  const unit = useComputed(() => (sight.box.value ? sight.unit() : 1)).value;
  const growth = growthOf(unit);
  const partsAt = (standing: Standing): Parts =>
    partsOf(standing, view.fighters[standing.name].hero, standingTo(view, standing.seat) !== null, unit);
  const room = standings.filter(({ isShown }) => isShown).flatMap((standing) => weighed(partsAt(standing)));
  const lit = targets.map(({ x, y, radius }) => ({ x, y, radius: radius + 7, weight: WEIGHT.target }));
  const spaces = [...spots.values()].map(({ x, y }) => ({ x, y, radius: board.radius, weight: WEIGHT.space }));
  const signOf = (standing: Standing): Sign | null => {
    const role = roleOf(standing.name);
    const kind = standing.name === speaker ? 'speaking' : role === 'subject' || role === 'taken' ? 'acting' : null;
    if (!kind || !standing.isShown) return null;
    const [width, height] = [SIGNS[kind].width * growth, SIGNS[kind].height * growth];
    const kept = [...room, ...lit, ...spaces];
    const place = signPlace({ parts: partsAt(standing), width, height, kept, boardHeight: heightOf(board) });
    return { kind, place, growth, isTaken: role === 'taken' };
  };
  const signs = standings.map(signOf);
  const covers = signs.flatMap((sign) =>
    sign ? [{ ...sign.place, radius: (SIGNS[sign.kind].width / 2) * growth, weight: WEIGHT.sign }] : [],
  );
  return (
    <>
      <g aria-hidden="true">
        {standings.map((standing, n) => (
          <FighterAbove
            key={standing.name}
            view={view}
            standing={standing}
            health={shown.fighters[standing.name].health}
            hit={shown.hits[standing.name]}
            sign={signs[n]}
          />
        ))}
      </g>
      <MomentBetween scene={scene} standings={standings} room={[...room, ...covers]} />
    </>
  );
}
const weighed = (parts: Parts): Kept[] =>
  (['head', 'trunk', 'heart', 'mark'] as const).flatMap((part) => {
    const disc = parts[part];
    return disc ? [{ ...disc, weight: WEIGHT[part] }] : [];
  });
