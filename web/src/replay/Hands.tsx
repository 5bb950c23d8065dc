/** The hands, as far as the chosen eyes see them. */
import type { SeatView, View } from '@peerless/engine';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { accents } from '../look/art.tsx';
import { CardBack } from '../look/CardBack.tsx';
import { copyAt } from '../look/copies.ts';
import { HandFace } from '../look/HandFace.tsx';
import { cardNamed, heroNamed } from '../look/known.ts';
import { ReadingFace } from '../look/ReadingFace.tsx';
import { Stands } from '../play/Stands.tsx';
import { named, texts } from '../texts/texts.ts';
import type { Better } from './better.ts';
import './hands.css';

/** `better` is what would have been better to choose just now. */
export const Hands = ({ view, better = null }: { view: View; better?: Better | null }) => (
  <section class="hands" aria-label={texts().replay.hands}>
    {view.seats.map((seat, number) =>
      seat.out ? null : (
        <OneHand
          key={`${number}-${seat.hero}`}
          seat={seat}
          stands={<Stands view={view} seat={number} />}
          better={better?.seat === number ? better.card : null}
        />
      ),
    )}
  </section>
);
interface OneHandProps {
  seat: SeatView;
  /** On whose side. */
  stands: ComponentChildren;
  better: string | null;
}
function OneHand({ seat: { hero: id, hand, handCount }, stands, better }: OneHandProps) {
  const big = useSignal<string | null>(null);
  const { replay } = texts();
  const hero = heroNamed(id);
  const unknown = handCount - hand.length;
  const large = big.value && hand.includes(big.value) ? cardNamed(hero, big.value) : undefined;
  return (
    <div class="one-hand" style={accents(id)}>
      <h2>
        {replay.handOf(named('fighter', id, id), handCount)} {stands}
      </h2>
      <ul>
        {hand.map((name, n) => {
          const card = cardNamed(hero, name);
          return card ? (
            <li key={`${name}-${n}`}>
              <button
                type="button"
                data-better={name === better && hand.indexOf(name) === n}
                onClick={() => (big.value = big.value === name ? null : name)}
                onPointerEnter={({ pointerType }) => pointerType === 'mouse' && (big.value = name)}
                onPointerLeave={() => (big.value = null)}
                onBlur={() => (big.value = null)}
              >
                <HandFace hero={hero} card={card} />
                <Copy of={copyAt(hand, n)} />
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
          <ReadingFace hero={hero} card={large} />
        </div>
      ) : null}
    </div>
  );
}
const Copy = ({ of }: { of: ReturnType<typeof copyAt> }) =>
  of ? <span class="unseen">, {texts().play.copyOf(of.number, of.of)}</span> : null;
