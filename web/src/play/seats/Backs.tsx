/** The cards in another's hand: backs, and the names of those that were seen. */
import { named, texts } from '../../texts/texts.ts';
import { momentOf, useShowing } from '../showing.ts';
import './backs.css';

export function Backs({ number }: { number: number }) {
  const { view } = momentOf(useShowing());
  const { hand, handCount, hero } = view.seats[number];
  return (
    <ul class="backs" aria-label={texts().play.handOf}>
      {hand.map((card, n) => (
        <li key={`${card}-${n}`} class="seen">
          {named('card', card, hero)}
        </li>
      ))}
      {Array.from({ length: handCount - hand.length }, (_, n) => (
        <li key={`back-${n}`} class="back" aria-hidden="true" />
      ))}
    </ul>
  );
}
