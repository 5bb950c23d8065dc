/** Rings and arrows at what the teacher speaks of. */
import type { LessonStep } from '@peerless/engine/lessons';
import type { Update } from '@peerless/protocol';
import { useEffect, useMemo } from 'preact/hooks';
import { useGame } from '../play/playing.ts';
import type { Place } from '../pointing/boxes.ts';
import { Rings } from '../pointing/Rings.tsx';
import { elementFor, placesOf } from './pointed.ts';
import type { Teaching } from './teaching.ts';

const NOWHERE = (): readonly Place[] => [];

export function Pointer({ teaching }: { teaching: Teaching }) {
  const game = useGame();
  const update = game.latest.value;
  const step = teaching.step.value;
  const isElsewhere = teaching.givesWay.value && game.tips.told.value !== null;
  const isQuiet = !step?.points?.length || !update || update.view.over || game.isTelling.value || game.past.value !== null || isElsewhere;
  const find = useMemo(() => (isQuiet ? NOWHERE : () => placesOf(step, update)), [isQuiet, step, update]);
  useEffect(() => {
    if (!isQuiet) bring(step, update);
  }, [isQuiet, step, update, game.lifted.value]);
  return <Rings find={find} hasArrows />;
}
/** What is said is in sight, and what it speaks of; of a combat, how it ended. */
function bring({ points = [] }: LessonStep, update: Update): void {
  document.querySelector('.prompt')?.scrollTo(0, 0);
  for (const pointed of points) {
    const element = elementFor(pointed, update);
    (element?.querySelector('.outcome') ?? element)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}
