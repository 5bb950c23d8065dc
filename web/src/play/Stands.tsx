/** On whose side a seat is, by mark, colour and word, where there are teams. */
import type { View } from '@peerless/engine';
import { Narrowed } from '../look/Narrowed.tsx';
import { TeamMark } from '../look/TeamMark.tsx';
import { texts } from '../texts/texts.ts';
import { standingTo } from './sides.ts';
import './stands.css';

interface StandsProps {
  view: View;
  seat: number;
  /** The word is read aloud only. */
  isBrief?: boolean;
}
export function Stands({ view, seat, isBrief = false }: StandsProps) {
  const side = standingTo(view, seat);
  if (!side) return null;
  const word = texts().play.sides[side];
  return (
    <span class="stands" data-stands={side} data-brief={isBrief}>
      <svg viewBox="-15 -15 30 30" aria-hidden="true">
        <TeamMark isFriend={side !== 'enemy'} />
      </svg>
      {isBrief ? <span class="unseen"> ({word}) </span> : <Narrowed>{word}</Narrowed>}
    </span>
  );
}
