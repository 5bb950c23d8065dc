/** Whose ways and targets show on a board: those of the fighter that is pointed at, or of the one that moves. */
import type { Prospect, View } from '@peerless/engine';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

export interface Pointing {
  /** Somebody is pointed at by itself. */
  isSettled: boolean;
  /** The way to a space. */
  way(space: string): readonly string[] | undefined;
  /** How many steps away a space is, if it can be reached. */
  steps(space: string): number | undefined;
  isReached(space: string): boolean;
  isThreatened(space: string): boolean;
  isTarget(fighter: string): boolean;
  /** Does nothing while somebody is pointed at by itself. */
  point(fighter: string | null): void;
}
interface Asked {
  view: View;
  /** Who moves, or is about to, and is pointed at by itself. */
  moving: string | null;
  /** Spaces that are shown as threatened whoever is pointed at. */
  threatened: ReadonlySet<string> | undefined;
  prospect: ((fighter: string) => Promise<Prospect>) | undefined;
}

export function usePointing({ view, moving, threatened, prospect }: Asked): Pointing {
  const pointed = useSignal<Prospect | null>(null);
  const asked = useRef<string | null>(null);
  const ask = async (fighter: string | null): Promise<void> => {
    asked.current = fighter;
    if (!fighter || !prospect) pointed.value = null;
    else {
      const found = await prospect(fighter).catch(() => null);
      if (asked.current === fighter) pointed.value = found;
    }
  };
  useEffect(() => void ask(moving), [moving, view.seq]);
  const found = pointed.value ?? NO_PROSPECT;
  const steps = (space: string): number | undefined => (found.ways[space] ? found.ways[space].length - 1 : undefined);
  return {
    isSettled: moving !== null,
    way: (space) => found.ways[space],
    steps,
    isReached: (space) => !moving && (steps(space) ?? 0) > 0,
    isThreatened: (space) => threatened?.has(space) || (!moving && found.threatens.includes(space)),
    isTarget: (fighter) => found.targets.includes(fighter),
    point(fighter) {
      if (!moving && fighter !== asked.current) void ask(fighter);
    },
  };
}
const NO_PROSPECT: Prospect = { ways: {}, threatens: [], targets: [], isStepwise: false, moves: 0, accounts: {} };
