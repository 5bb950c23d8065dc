/** A space as those hear it who do not see the board: its number and zones, and who stands there. */
import type { BoardDefinition, View } from '@peerless/engine';
import { letterOf } from '../look/zones.ts';
import { words } from '../words/words.ts';
import { nameOfFighter, skillsOf } from './fighters.ts';
import type { Shown } from './shown.ts';
import type { Spot } from './spots.ts';

export function spaceName(
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
    ...(standing ? [play.withHealth(nameOfFighter(standing, view), shown.fighters[standing].health), ...skillsOf(standing, view)] : []),
    ...(steps ? [play.stepsAway(steps)] : []),
  ].join(', ');
}
