/** The card that a line of the log speaks of, while it is pointed at. */
import type { Event, View } from '@peerless/engine';
import type { ReadonlySignal } from '@preact/signals';
import { cardNamed, heroNamed } from '../look/known.ts';
import { ReadingFace } from '../look/ReadingFace.tsx';
import { cardOf } from '../play/Log.tsx';
import './line-card.css';

export function LineCard({ event, view }: { event: ReadonlySignal<Event | null>; view: ReadonlySignal<View> }) {
  const read = event.value && cardOf(event.value);
  if (!read) return null;
  const hero = heroNamed(view.value.seats[read.seat].hero);
  const card = cardNamed(hero, read.card);
  return card ? (
    <div class="line-card" aria-hidden="true">
      <ReadingFace hero={hero} card={card} />
    </div>
  ) : null;
}
