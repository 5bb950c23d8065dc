/** All fighters, where they stand or are drawn to. */
import type { View } from '@peerless/engine';
import type { Shown } from '../shown.ts';
import { FighterPiece, type Role } from './FighterPiece.tsx';
import type { Dragged } from './gestures.ts';
import type { Spot } from './spots.ts';

interface FightersProps {
  view: View;
  shown: Shown;
  spots: ReadonlyMap<string, Spot>;
  dragged: Dragged | null;
  /** Where a fighter is in a move that is not over. */
  onTheWay: Readonly<Record<string, string>>;
  roleOf(name: string): Role | undefined;
  speaker: string | null;
}
export function Fighters({ view, shown, spots, dragged, onTheWay, roleOf, speaker }: FightersProps) {
  return (
    <g aria-hidden="true">
      {Object.entries(shown.fighters).map(([name, { space, health }]) => {
        const spot = space ? spots.get(onTheWay[name] ?? space) : undefined;
        const isHeld = dragged?.fighter === name;
        const { x, y } = isHeld ? dragged : (spot ?? { x: -100, y: -100 });
        return (
          <FighterPiece
            key={name}
            name={name}
            view={view}
            seat={view.fighters[name].seat}
            health={health}
            x={x}
            y={y}
            isShown={spot !== undefined}
            isHeld={isHeld}
            role={roleOf(name)}
            isSpeaking={name === speaker}
            hit={shown.hits[name]}
          />
        );
      })}
    </g>
  );
}
