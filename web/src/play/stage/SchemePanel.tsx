/** A scheme in play, alone on the stage: the card, who plays it, and what it does. */
import { accents, Piece } from '../../look/art.tsx';
import { nameOfCard } from '../../look/card.ts';
import { heroNamed } from '../../look/known.ts';
import { Narrowed } from '../../look/Narrowed.tsx';
import { language } from '../../texts/texts.ts';
import { CalledCard } from '../combat/CalledCard.tsx';
import { nameOfFighter } from '../fighters.ts';
import { isPhone } from '../layout.ts';
import { Stands } from '../Stands.tsx';
import { useShowing } from '../showing.ts';
import { Deeds } from './Deeds.tsx';
import { PutAway } from './PutAway.tsx';
import type { Played } from './played.ts';
import { StageCard } from './StageCard.tsx';

/** Lines that there is room for, on a phone and else. */
const MOST = { phone: 2, else: 5 };

interface SchemeProps {
  played: Played;
  /** With the card, large; else by lines. */
  isStage?: boolean;
  putAway?: () => void;
}
export function SchemePanel({ played, isStage = false, putAway }: SchemeProps) {
  const { view } = useShowing().latest.value!;
  const { seat, card, fighter, did } = played;
  const { hero } = view.seats[seat];
  return (
    <section
      class="combat alone"
      aria-label={capital(language().cardType('scheme'))}
      data-part={isStage ? undefined : 'combat'}
      data-scrolls={isStage ? undefined : ''}
    >
      <article data-side="scheme" style={accents(hero)}>
        <Piece name="scheme" size={22} class="role" />
        <h3>
          <Narrowed>{nameOfFighter(fighter, view)}</Narrowed>
          <Stands view={view} seat={seat} isBrief={isStage || isPhone()} />
        </h3>
        {!isStage ? null : <StageCard hero={hero} card={card} isOpen />}
        <CalledCard seat={seat} card={card} name={nameOfCard(heroNamed(hero), card)} isBonus={false} isCanceled={false} />
        <Deeds did={did} most={isPhone() ? MOST.phone : MOST.else} />
      </article>
      {putAway ? <PutAway putAway={putAway} /> : null}
    </section>
  );
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
