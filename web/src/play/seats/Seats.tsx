/** All seats of the table, in their order. */
import type { ComponentChildren } from 'preact';
import { texts } from '../../texts/texts.ts';
import { useShowing } from '../showing.ts';
import { SeatPanel } from './SeatPanel.tsx';
import './seats.css';

/** Who sits at a seat, where there is more to say than a name. */
export type SittingAt = (seat: number) => ComponentChildren;

interface SeatsProps {
  sitting?: SittingAt;
  /** Of the one person who plays at this screen. */
  own?: number | null;
}
export function Seats({ sitting, own = null }: SeatsProps) {
  const { view } = useShowing().latest.value!;
  return (
    <section class="seats" data-part="seats" aria-label={texts().play.players}>
      {view.seats.map((seat, number) => (
        <SeatPanel key={`${number}-${seat.hero}`} number={number} isOwn={number === own}>
          {sitting?.(number)}
        </SeatPanel>
      ))}
    </section>
  );
}
