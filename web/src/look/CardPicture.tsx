/** The picture on a card: the one that was drawn for it, or one composed of what the card does. */
import { signal, useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Shown } from './card.ts';
import { cardPicture } from './card-pictures.ts';
import './card-picture.css';

export function CardPicture({ hero, card, isBonus }: Shown) {
  /** One that could not be fetched. */
  const missing = useSignal<string | null>(null);
  const drawn = cardPicture(hero.id, (isBonus && card.bonusAttack?.id) || card.id) ?? cardPicture(hero.id, card.id);
  return (
    <span class="card-picture">
      {drawn && drawn !== missing.value ? (
        <img src={drawn} alt="" loading="lazy" decoding="async" draggable={false} onError={() => (missing.value = drawn)} />
      ) : (
        <Composed hero={hero} card={card} isBonus={isBonus} />
      )}
    </span>
  );
}

const composer = signal<ComponentType<Shown> | null>(null);
let isCalled = false;
/** Whoever composes pictures comes with the first card that needs one. */
function Composed(shown: Shown) {
  const Composition = composer.value;
  if (Composition) return <Composition {...shown} />;
  if (!isCalled) {
    isCalled = true;
    void import('./composed/Composition.tsx').then((found) => (composer.value = found.Composition));
  }
  return null;
}
