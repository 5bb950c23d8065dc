/** A card by its name, to be read by pointing at it; what it says below. */
import { useContext } from 'preact/hooks';
import { CardLines } from '../../look/CardLines.tsx';
import { printOf } from '../../look/card.ts';
import { cardNamed, heroNamed } from '../../look/known.ts';
import { Narrowed } from '../../look/Narrowed.tsx';
import { texts } from '../../texts/texts.ts';
import { hovers } from '../layout.ts';
import { Playing } from '../playing.ts';
import { useShowing } from '../showing.ts';

interface CalledProps {
  seat: number;
  card: string;
  name: string;
  isBonus: boolean;
  isCanceled: boolean;
  /** Whose card it is, where both sides may have laid the same one. */
  by?: string;
}
export function CalledCard({ seat, card, name, isBonus, isCanceled, by }: CalledProps) {
  const { view } = useShowing().latest.value!;
  const read = useContext(Playing)?.read;
  const hero = heroNamed(view.seats[seat].hero);
  const definition = cardNamed(hero, card);
  const { play } = texts();
  const said = isBonus ? `${play.bonusAttack}: ${name}` : name;
  const show = (is: boolean): void => {
    if (read) read.value = is ? { seat, card } : null;
  };
  return (
    <div class="laid open" data-canceled={isCanceled}>
      <button
        type="button"
        onPointerEnter={(event) => hovers(event) && show(true)}
        onPointerLeave={(event) => hovers(event) && show(false)}
        onClick={() => show(true)}
        onFocus={() => show(true)}
        onBlur={() => show(false)}
      >
        <Narrowed>{said}</Narrowed>
        {by === undefined ? null : <span class="unseen"> ({by})</span>}
      </button>
      {isCanceled ? <b class="canceled">{play.effectsCanceled}</b> : null}
      {definition ? (
        <p>
          <CardLines lines={printOf({ hero, card: definition, isBonus }).lines} />
        </p>
      ) : null}
    </div>
  );
}
