/** Where a label lies beside a space: in sight, and over what matters least. */
import { keyOf } from './offers.ts';
import type { Scene } from './scene.ts';
import type { Sight } from './sight.ts';
import { besideSpot, type Spot } from './spots.ts';

/** How much a label should leave each space uncovered. */
export function weightsOf({ spots, at, offers, pointing }: Scene): ReadonlyMap<Spot, number> {
  const weight = ({ id }: Spot): number => {
    if (at.has(id)) return 4;
    if (offers.has(keyOf({ space: id }))) return 2;
    return pointing.steps(id) !== undefined || pointing.isThreatened(id) ? 1 : 0;
  };
  return new Map([...spots.values()].map((spot) => [spot, weight(spot)]));
}
/** In pixels of the frame. */
export function labelPlace(
  label: HTMLElement,
  spot: Spot,
  sight: Sight,
  radius: number,
  weights: ReadonlyMap<Spot, number>,
): { left: number; top: number } {
  const unit = sight.unit();
  const seen = sight.box.peek()!;
  const size = { width: label.offsetWidth / unit, height: label.offsetHeight / unit };
  const { left, top } = besideSpot(spot, size, seen, radius, weights);
  return { left: (left - seen.left) * unit, top: (top - seen.top) * unit };
}
