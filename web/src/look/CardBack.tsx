/** A card, face down. */
import { accents, Emblem } from './art.tsx';
import './card-back.css';

export function CardBack({ hero, label }: { hero: string; label: string }) {
  return (
    <div class="card-back" style={accents(hero)} role="img" aria-label={label}>
      <Emblem hero={hero} size={48} />
    </div>
  );
}
