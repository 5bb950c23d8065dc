/** Who stands there, beside the piece: name, health, movement, reach. The space says the same to those who do not see it. */
import type { View } from '@peerless/engine';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { accents } from '../look/art.tsx';
import { words } from '../words/words.ts';
import { nameOfFighter, skillsOf } from './fighters.ts';

interface LabelProps {
  name: string;
  view: View;
  health: number;
  remark: string | null;
  /** Where a label of this size goes, in its frame. */
  place(label: HTMLElement): { left: number; top: number };
}
export function FighterLabel({ name, view, health, remark, place }: LabelProps) {
  const label = useRef<HTMLDivElement>(null);
  const { seat, maxHealth } = view.fighters[name];
  useLayoutEffect(() => {
    const { left, top } = place(label.current!);
    label.current!.style.translate = `${left}px ${top}px`;
  });
  return (
    <div ref={label} class="fighter-label" aria-hidden="true" style={accents(view.seats[seat].hero)}>
      <b>{nameOfFighter(name, view)}</b>
      <span>{words().play.healthOf(health, maxHealth)}</span>
      <span>{skillsOf(name, view).join(' · ')}</span>
      {remark ? <em>{remark}</em> : null}
    </div>
  );
}
