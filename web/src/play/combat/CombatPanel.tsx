/** A combat, told step by step: cards face down, revealed, boosts, what each counts as a sum, damage and winner. */
import type { SideView } from '@peerless/engine';
import { useContext } from 'preact/hooks';
import { accents, Emblem, Piece } from '../../look/art.tsx';
import { CardLines } from '../../look/CardLines.tsx';
import { nameOfCard, printOf } from '../../look/card.ts';
import { Icon } from '../../look/Icon.tsx';
import { cardNamed, heroNamed } from '../../look/known.ts';
import { Narrowed } from '../../look/Narrowed.tsx';
import { language, texts } from '../../texts/texts.ts';
import { nameOfFighter } from '../fighters.ts';
import { Playing } from '../playing.ts';
import { useShowing } from '../showing.ts';
import type { Boost, Laid, Telling } from './telling.ts';
import './combat.css';

const SIDES = ['attack', 'defense'] as const;
type Side = (typeof SIDES)[number];

/** The duel, one above the other: who attacks, who defends, what each card counts. */
export function CombatPanel({ telling, putAway }: { telling: Telling; putAway?: () => void }) {
  const game = useShowing();
  const { play } = texts();
  const { attack, defense, damage, winner } = telling;
  return (
    <section class="combat" aria-label={play.combat} data-part="combat" data-scrolls>
      {SIDES.map((side) => (
        <CombatSide key={side} side={side} laid={telling[side]} />
      ))}
      {damage === null && winner === null ? null : (
        <p class="outcome">
          {damage === null ? null : <b class="damage">{difference(attack.value ?? 0, defense.value, damage)}</b>}{' '}
          {winner === null ? null : play.wonCombat(language().spoken((winner === attack.seat ? attack : defense).fighter, game.cast()))}
        </p>
      )}
      {putAway ? (
        <button type="button" class="button plain" onClick={putAway} aria-label={play.putCombatAway} title={play.putCombatAway}>
          <Icon name="close" size={18} />
        </button>
      ) : null}
    </section>
  );
}
/** "5 − 3 = 2 damage"; something else may have changed the damage. */
function difference(attack: number, defense: number | null, damage: number): string {
  const { play } = texts();
  if (defense === null) return `${play.noDefense}: ${play.damage(damage)}`;
  return `${attack} − ${defense}${damage > 0 && attack - defense === damage ? ' =' : ':'} ${play.damage(damage)}`;
}
function CombatSide({ side, laid }: { side: Side; laid: Laid }) {
  const { view } = useShowing().latest.value!;
  const { play } = texts();
  const hero = heroNamed(view.seats[laid.seat].hero);
  const { value } = useCounted(side, laid);
  return (
    <article data-side={side} style={accents(hero.id)}>
      <Piece name={side} size={22} class="role" />
      <h3>
        <span class="unseen">{laid.bonus !== null ? play.bonusAttack : side === 'attack' ? play.attacker : play.defender}: </span>
        <Narrowed>{nameOfFighter(laid.fighter, view)}</Narrowed>
      </h3>
      <LaidCard laid={laid} />
      <b class="total">
        {value === null || laid.card === null || laid.card === 'hidden' ? null : (
          <>
            <span class="unseen">{side === 'attack' ? play.attackValue : play.defenseValue} </span>
            {value}
          </>
        )}
      </b>
      {laid.boosts.length ? (
        <ul class="boosts">
          {laid.boosts.map((boost, n) => (
            <BoostCard key={n} boost={boost} hero={hero.id} />
          ))}
        </ul>
      ) : null}
      <Sum side={side} laid={laid} />
    </article>
  );
}
/** Its name, to be read by pointing at it; face down, or none. */
function LaidCard({ laid }: { laid: Laid }) {
  const { view } = useShowing().latest.value!;
  const { play } = texts();
  const hero = heroNamed(view.seats[laid.seat].hero);
  if (laid.hadNone) return <p class="laid none">{view.eyes === laid.seat ? play.youHadNoDefense : play.noDefenseThere}</p>;
  if (laid.card === null) return <p class="laid none">{laid.hasDecided ? play.noCard : play.notChosenYet}</p>;
  if (laid.card === 'hidden')
    return (
      <p class="laid down">
        <span class="back" aria-hidden="true">
          <Emblem hero={hero.id} size={16} />
        </span>
        {play.isFaceDown}
      </p>
    );
  const card = cardNamed(hero, laid.card);
  const name = laid.bonus !== null && card?.bonusAttack ? card.bonusAttack.id : laid.card;
  return (
    <Named seat={laid.seat} card={laid.card} name={nameOfCard(hero, name)} isBonus={laid.bonus !== null} isCanceled={laid.isCanceled} />
  );
}
interface NamedProps {
  seat: number;
  card: string;
  name: string;
  isBonus: boolean;
  isCanceled: boolean;
}
function Named({ seat, card, name, isBonus, isCanceled }: NamedProps) {
  const { view } = useShowing().latest.value!;
  const read = useContext(Playing)?.read;
  const hero = heroNamed(view.seats[seat].hero);
  const definition = cardNamed(hero, card);
  const show = (is: boolean): void => {
    if (read) read.value = is ? { seat, card } : null;
  };
  return (
    <div class="laid open" data-canceled={isCanceled}>
      <button
        type="button"
        onPointerEnter={() => show(true)}
        onPointerLeave={() => show(false)}
        onFocus={() => show(true)}
        onBlur={() => show(false)}
      >
        {isBonus ? `${texts().play.bonusAttack}: ` : ''}
        {name}
      </button>
      {definition ? (
        <p>
          <CardLines lines={printOf({ hero, card: definition, isBonus }).lines} />
        </p>
      ) : null}
    </div>
  );
}
/** A card that adds its BOOST value, small. */
function BoostCard({ boost: { card, value }, hero }: { boost: Boost; hero: string }) {
  const { play } = texts();
  return (
    <li class="boost-card" data-hidden={card === 'hidden'}>
      <Piece name="boost" size={15} />
      <span class="unseen">{play.boost}</span>
      <b>{value === null ? '?' : `+${value}`}</b>
      {card === 'hidden' ? null : <span>{nameOfCard(heroNamed(hero), card)}</span>}
    </li>
  );
}

const signed = (amount: number, isFirst: boolean): string => `${amount < 0 ? '−' : isFirst ? '' : '+'}${Math.abs(amount)}`;
/** What the card counts, item by item. */
function Sum({ side, laid }: { side: Side; laid: Laid }) {
  const game = useShowing();
  const { account, value } = useCounted(side, laid);
  const { card, seat } = laid;
  if (value === null || card === null || card === 'hidden' || account.length < 2) return null;
  return (
    <ul class="sum">
      {account.map((item, n) => (
        <li key={n}>
          <b>{signed(item.amount, n === 0)}</b> {language().accountItem(item, { seat, card }, game.cast())}
        </li>
      ))}
    </ul>
  );
}
/** As it was told; while a question is open in the middle of a combat, as it is now. */
function useCounted(side: Side, laid: Laid): Pick<SideView, 'account' | 'value'> {
  const game = useShowing();
  const now = game.latest.value!.view.combats.at(-1)?.[side];
  const isOpen = !laid.account.length && !game.isTelling.value && now?.card === laid.card && now?.fighter === laid.fighter;
  return isOpen ? now! : laid;
}
