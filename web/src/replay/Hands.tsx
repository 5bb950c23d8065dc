/** The hands, as far as the chosen eyes see them. */
import type { SeatView, View } from '@peerless/engine';
import { useSignal } from '@preact/signals';
import { accents } from '../look/art.tsx';
import { CardBack, CardFace } from '../look/Card.tsx';
import { cardNamed, heroNamed } from '../look/known.ts';
import { named, words } from '../words/words.ts';
import './hands.css';

export const Hands = ({ view: { seats } }: { view: View }) => (
  <section class="hands" aria-label={words().replay.hands}>
    {seats.map((seat, number) => (seat.out ? null : <OneHand key={`${number}-${seat.hero}`} seat={seat} />))}
  </section>
);
function OneHand({ seat: { hero: id, hand, handCount } }: { seat: SeatView }) {
  const big = useSignal<string | null>(null);
  const { replay } = words();
  const hero = heroNamed(id);
  const unknown = handCount - hand.length;
  const large = big.value && hand.includes(big.value) ? cardNamed(hero, big.value) : undefined;
  return (
    <div class="one-hand" style={accents(id)}>
      <h2>{replay.handOf(named('fighter', id, id), handCount)}</h2>
      <ul>
        {hand.map((name, n) => {
          const card = cardNamed(hero, name);
          return card ? (
            <li key={`${name}-${n}`}>
              <button
                type="button"
                onClick={() => (big.value = big.value === name ? null : name)}
                onPointerEnter={({ pointerType }) => pointerType === 'mouse' && (big.value = name)}
                onPointerLeave={() => (big.value = null)}
                onBlur={() => (big.value = null)}
              >
                <CardFace hero={hero} card={card} />
              </button>
            </li>
          ) : null;
        })}
        {unknown ? (
          <li class="unknown">
            <CardBack hero={id} label={replay.unknownCards(unknown)} />
            <b aria-hidden="true">× {unknown}</b>
          </li>
        ) : null}
      </ul>
      {large ? (
        <div class="large" aria-hidden="true">
          <CardFace hero={hero} card={large} />
        </div>
      ) : null}
    </div>
  );
}
