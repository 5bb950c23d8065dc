/** The cards in hand: those that may be played light up, the others say why not. */

import type { Choice } from '@peerless/engine';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { CardFace, nameOfCard } from '../look/Card.tsx';
import { cardNamed, heroNamed } from '../look/known.ts';
import { language, words } from '../words/words.ts';
import type { GameScreen } from './game.ts';
import { picked } from './picked.ts';
import { useGame } from './playing.ts';
import './hand.css';

export function Hand() {
  const game = useGame();
  const update = game.latest.value!;
  const { view, reasons, curtain, seats } = update;
  const big = useSignal<string | null>(null);
  const isTouched = useRef(false);
  const wasShown = useRef(false);
  const { eyes, waiting } = view;
  const seat = typeof eyes === 'number' ? eyes : -1;
  const { play } = words();
  if (seat < 0 || curtain !== null) return <section class="hand" aria-label={play.hand} />;
  const hero = heroNamed(view.seats[seat].hero);
  const isAsked = waiting?.seat === seat && seats[seat].kind === 'person';
  const offered = isAsked ? picked(update, 'card') : new Map<string, Choice>();
  const press = (card: string): void => {
    const choice = offered.get(card);
    if (choice !== undefined) {
      big.value = null;
      game.answer(choice);
    } else if (isAsked && waiting.kind === 'action') playAtOnce(game, seat, card);
    else if (reasons.cards[card]) game.problem.value = language().reason(reasons.cards[card], game.table());
    else big.value = card;
  };
  const shown = big.value ? cardNamed(hero, big.value) : undefined;
  return (
    <section class="hand" aria-label={play.hand} data-choosing={offered.size > 0}>
      <ul>
        {view.seats[seat].hand.map((id, n) => {
          const card = cardNamed(hero, id)!;
          const reason = offered.has(id) || !isAsked || waiting.kind === 'action' ? undefined : reasons.cards[id];
          return (
            <li key={`${id}-${n}`}>
              <button
                type="button"
                class="in-hand"
                data-offered={offered.has(id)}
                aria-disabled={isAsked && !offered.has(id) && waiting.kind !== 'action'}
                title={reason ? language().reason(reason, game.table()) : undefined}
                draggable
                onDragStart={(event) => event.dataTransfer?.setData('text/plain', id)}
                onPointerDown={({ pointerType }) => {
                  isTouched.current = pointerType !== 'mouse';
                  wasShown.current = big.value === id;
                }}
                onClick={() => {
                  // A finger first sees the card, then plays it.
                  if (isTouched.current && !wasShown.current) big.value = id;
                  else press(id);
                }}
                onPointerEnter={(event) => event.pointerType === 'mouse' && (big.value = id)}
                onPointerLeave={(event) => event.pointerType === 'mouse' && (big.value = null)}
                onFocus={() => !isTouched.current && (big.value = id)}
                onBlur={() => !isTouched.current && (big.value = null)}
                onContextMenu={(event) => {
                  event.preventDefault();
                  big.value = id;
                }}
              >
                <CardFace hero={hero} card={card} />
                {reason ? <span class="unseen">{language().reason(reason, game.table())}</span> : null}
              </button>
            </li>
          );
        })}
      </ul>
      {shown ? (
        <div
          class="large"
          aria-hidden="true"
          onClick={() => {
            big.value = null;
            press(shown.id);
          }}
        >
          <CardFace hero={hero} card={shown} />
          {reasons.cards[shown.id] && isAsked && !offered.has(shown.id) && waiting.kind !== 'action' ? (
            <p class="reason">{language().reason(reasons.cards[shown.id], game.table())}</p>
          ) : null}
        </div>
      ) : null}
      <span class="unseen" aria-live="polite">
        {view.seats[seat].hand.length === 0 ? play.emptyHand : ''}
      </span>
    </section>
  );
}
/** A card pressed when an action is asked for: a scheme is played, an attack begun. */
function playAtOnce(game: GameScreen, seat: number, card: string): void {
  const { view } = game.latest.value!;
  const hero = heroNamed(view.seats[seat].hero);
  const { type } = cardNamed(hero, card)!;
  if (type === 'scheme') game.intend([{ action: 'scheme' }, { kind: 'schemeCard', card }]);
  else if (type === 'defense') game.problem.value = words().play.defenseOnly(nameOfCard(hero, card));
  else if (game.find({ action: 'attack' }).length) game.intend([{ action: 'attack' }]);
  else game.problem.value = language().reason(game.latest.value!.reasons.actions.attack ?? { why: 'noTarget' }, game.table());
}
