/** A space as those hear it who do not see the board: its number and zones, who stands there, and what pressing it does. */
import type { BoardDefinition, View } from '@peerless/engine';
import { letterOf } from '../../look/zones.ts';
import { texts } from '../../texts/texts.ts';
import { nameOfFighter, sideName, skillsOf } from '../fighters.ts';
import type { Shown } from '../shown.ts';
import type { Spot } from './spots.ts';

interface Named {
  spot: Spot;
  board: BoardDefinition;
  view: View;
  shown: Shown;
  standing: string | undefined;
  steps: number | undefined;
  /** What of it is marked. */
  marks: readonly string[];
  /** What a press does; nothing where it may not be chosen. */
  does: string | undefined;
}
export function spaceName({ spot, board, view, shown, standing, steps, marks, does }: Named): string {
  const { play } = texts();
  const zones = spot.zones.map(
    (zone) => play.colors[board.zones.find(({ id }) => id === zone)!.color as keyof typeof play.colors] ?? letterOf(zone),
  );
  const what = [
    play.space(spot.number, zones),
    ...(standing ? fighterName(standing, view, shown) : []),
    ...marks,
    ...(steps ? [play.stepsAway(steps)] : []),
  ].join(', ');
  return does === undefined ? what : `${what}: ${does}`;
}
function fighterName(name: string, view: View, shown: Shown): string[] {
  const side = sideName(name, view);
  const { play } = texts();
  return [
    play.withHealth(nameOfFighter(name, view), shown.fighters[name].health),
    ...(side === null ? [] : [side]),
    ...skillsOf(name, view),
  ];
}
