/** The hands, as far as the chosen eyes see them. */
import { useSignal } from '@preact/signals';
import { accents } from '../look/art.tsx';
import { CardBack, CardFace } from '../look/Card.tsx';
import { cardNamed, heroNamed } from '../look/known.ts';
import { named, words } from '../words/words.ts';
import { useReplay } from './replay.ts';

export function Hands() {
  const { seats } = useReplay().view.value;
  return (
    <section class="replay-hands" aria-label={words().replay.hands}>
      {seats.map(({ hero, out }, seat) => (out ? null : <OneHand key={`${seat}-${hero}`} seat={seat} />))}
    </section>
  );
}
function OneHand({ seat }: { seat: number }) {
  const { hero: id, hand, handCount } = useReplay().view.value.seats[seat];
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
