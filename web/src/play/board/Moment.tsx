/** What goes on at this moment, drawn under the figures, between them and what is read of them, and above. */
import { hasLabels } from '../../settings/settings.ts';
import { attackWay, type Kept } from './attack-way.ts';
import type { Standing } from './FighterPiece.tsx';
import { AttackLine, Chosen, NameTag, Starts, Steps } from './Marks.tsx';
import { keyOf } from './offers.ts';
import type { Scene } from './scene.ts';
import { heightOf, type Spot } from './spots.ts';

/** Starting spaces while they matter, and spaces that were named. */
export function MomentBelow({ scene }: { scene: Scene }) {
  const { board, spots, view, destination } = scene;
  const chosen = [...(view.resolving?.spaces ?? []), ...(destination === null ? [] : [destination])].map((space) => spots.get(space)!);
  const isSetUp = view.turn > 0;
  return (
    <>
      {isSetUp && !hasLabels() ? null : <Starts board={board} spots={[...spots.values()]} />}
      <Chosen spots={chosen} radius={board.radius} />
    </>
  );
}
/** The attack that a press would declare. */
function meantAttack({ view, subject, taken, considered, offers }: Scene): [string | null | undefined, string] | null {
  const { key, fighter } = considered ?? {};
  const deed = key ? offers.get(key)?.deed : undefined;
  if (!deed || fighter === undefined) return null;
  if (deed.does === 'choose') return view.waiting?.kind === 'target' ? [subject, fighter] : null;
  if (deed.does !== 'attack') return null;
  return [taken ?? deed.steps.find(({ kind }) => kind === 'attackWith')?.fighter, fighter];
}

interface BetweenProps {
  scene: Scene;
  standings: readonly Standing[];
  room: readonly Kept[];
}
/** Who attacks whom, or would by the next press. */
export function MomentBetween({ scene, standings, room }: BetweenProps) {
  const { attack, board } = scene;
  const isGoingOn = attack !== null && !attack.isDecided;
  const names = isGoingOn ? [attack.fighter, attack.target] : (meantAttack(scene) ?? []);
  const [from, to] = names.map((each) => standings.find(({ name, isShown }) => isShown && name === each));
  return from && to ? <AttackLine way={attackWay(from, to, room, heightOf(board))} isMeant={!isGoingOn} /> : null;
}

/** How far it is to where the pointer is; what spaces are called that something speaks of. */
export function MomentAbove({ scene }: { scene: Scene }) {
  const { board, spots, at, considered, pointing, spokenOf, view, sight } = scene;
  const space = considered?.space ?? scene.destination;
  const spot = space === null ? undefined : spots.get(space);
  const steps = space === null ? undefined : pointing.steps(space);
  const isSpokenOf = ({ id }: Spot): boolean =>
    spokenOf.has(keyOf({ space: id })) || spokenOf.has(keyOf({ fighter: at.get(id) ?? '' })) || !!view.resolving?.spaces.includes(id);
  const tags = [...spots.values()].filter((each) => isSpokenOf(each) || (each.id === space && !hasLabels()));
  return (
    <>
      {tags.map((each) => (
        <NameTag
          key={each.id}
          spot={each}
          radius={board.radius}
          height={heightOf(board)}
          unit={sight.unit()}
          isSpokenOf={isSpokenOf(each)}
        />
      ))}
      {spot && steps ? <Steps spot={spot} steps={steps} radius={board.radius} unit={sight.unit()} /> : null}
    </>
  );
}
