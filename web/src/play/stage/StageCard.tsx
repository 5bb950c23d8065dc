/** A card on the stage, large: face down until it is turned over. What is read aloud and pressed stands beside it. */
import { CardBack } from '../../look/CardBack.tsx';
import { HandFace } from '../../look/HandFace.tsx';
import { cardNamed, heroNamed } from '../../look/known.ts';
import './stage-card.css';

interface StageCardProps {
  hero: string;
  /** 'hidden': nobody here knows it. */
  card: string | 'hidden';
  isOpen: boolean;
  isBonus?: boolean;
  isCanceled?: boolean;
}
export function StageCard({ hero: id, card, isOpen, isBonus = false, isCanceled = false }: StageCardProps) {
  const hero = heroNamed(id);
  const definition = isOpen ? cardNamed(hero, card) : undefined;
  return (
    <div class="stage-card" aria-hidden="true" data-open={definition !== undefined}>
      <div class="turns">
        <CardBack hero={id} label="" />
        {definition ? <HandFace hero={hero} card={definition} isBonus={isBonus} isCanceled={isCanceled} /> : null}
      </div>
    </div>
  );
}
