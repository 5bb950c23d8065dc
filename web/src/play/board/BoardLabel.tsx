/** Beside a space: who stands there, how far it is, and what one more press would do. The space says the same to those who do not see it. */
import type { View } from '@peerless/engine';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { accents } from '../../look/art.tsx';
import { texts } from '../../texts/texts.ts';
import { nameOfFighter, sideName, skillsOf } from '../fighters.ts';
import './board-label.css';

interface LabelProps {
  fighter: string | undefined;
  view: View;
  health: number;
  steps: number | undefined;
  remark: string | null;
  /** Where a label of this size goes, in its frame. */
  place(label: HTMLElement): { left: number; top: number };
}
export function BoardLabel({ fighter, view, health, steps, remark, place }: LabelProps) {
  const label = useRef<HTMLDivElement>(null);
  const { play } = texts();
  useLayoutEffect(() => {
    const { left, top } = place(label.current!);
    label.current!.style.translate = `${left}px ${top}px`;
  });
  return (
    <div
      ref={label}
      class="board-label"
      aria-hidden="true"
      style={fighter === undefined ? {} : accents(view.seats[view.fighters[fighter].seat].hero)}
    >
      {fighter === undefined ? null : (
        <>
          <b>{nameOfFighter(fighter, view)}</b>
          <span>{play.healthOf(health, view.fighters[fighter].maxHealth)}</span>
          <span>{[sideName(fighter, view), ...skillsOf(fighter, view)].filter(Boolean).join(' · ')}</span>
        </>
      )}
      {steps ? <span>{play.stepsAway(steps)}</span> : null}
      {remark ? <em>{remark}</em> : null}
    </div>
  );
}
