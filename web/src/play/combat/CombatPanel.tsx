/** A combat, told step by step: cards face down, revealed, boosts, what each counts as a sum, damage and winner. */
import type { SideView } from '@peerless/engine';
import { accents, Emblem, Piece } from '../../look/art.tsx';
import { nameOfCard } from '../../look/card.ts';
import { cardNamed, heroNamed } from '../../look/known.ts';
import { Narrowed } from '../../look/Narrowed.tsx';
import { language, texts } from '../../texts/texts.ts';
import { nameOfFighter } from '../fighters.ts';
import { isPhone } from '../layout.ts';
import { Stands } from '../Stands.tsx';
import { useShowing } from '../showing.ts';
import { useCounting } from '../stage/counting.ts';
import { Deeds } from '../stage/Deeds.tsx';
import { LaidBoosts } from '../stage/LaidBoosts.tsx';
import { PutAway } from '../stage/PutAway.tsx';
import { StageCard } from '../stage/StageCard.tsx';
import { CalledCard } from './CalledCard.tsx';
import { sumOf } from './sum.ts';
import type { Boost, Laid, Telling } from './telling.ts';
import './combat.css';

const SIDES = ['attack', 'defense'] as const;
type Side = (typeof SIDES)[number];

/** Lines about what effects did that there is room for, on a phone and else. */
const DEEDS = { phone: 1, stage: 2, else: 4 };

interface PanelProps {
  telling: Telling;
  /** With the cards, large; else by lines. */
  isStage?: boolean;
  putAway?: () => void;
}
/** The duel: who attacks, who defends, what each card counts. */
export function CombatPanel({ telling, isStage = false, putAway }: PanelProps) {
  const { play } = texts();
  const { attack, defense, damage, winner, did } = telling;
  const game = useShowing();
  return (
    <section
      class="combat"
      aria-label={play.combat}
      data-part={isStage ? undefined : 'combat'}
      data-scrolls={isStage ? undefined : ''}
      data-strikes={damage === null ? undefined : damage > 0 ? 'attack' : 'defense'}
    >
      {SIDES.map((side) => (
        <CombatSide key={side} side={side} laid={telling[side]} isStage={isStage} />
      ))}
      {damage === null && winner === null ? null : (
        <p class="outcome">
          {damage === null ? null : <b class="damage">{difference(attack.value ?? 0, defense.value, damage)}</b>}
          {winner === null ? null : (
            <span class="winner">
              {damage === null ? '' : '. '}
              <Stands
                view={game.latest.value!.view}
                seat={(winner === attack.seat ? attack : defense).seat}
                isBrief={isStage || isPhone()}
              />
              {play.wonCombat(language().spoken((winner === attack.seat ? attack : defense).fighter, game.cast()))}
            </span>
          )}
        </p>
      )}
      <Deeds did={did} most={isPhone() ? DEEDS.phone : isStage ? DEEDS.stage : DEEDS.else} />
      {putAway ? <PutAway putAway={putAway} /> : null}
    </section>
  );
}
/** "5 − 3 = 2 damage"; something else may have changed the damage. */
function difference(attack: number, defense: number | null, damage: number): string {
  const { play } = texts();
  if (defense === null) return `${play.noDefense}: ${play.damage(damage)}`;
  return `${attack} − ${defense}${damage > 0 && attack - defense === damage ? ' =' : ':'} ${play.damage(damage)}`;
}
function CombatSide({ side, laid, isStage }: { side: Side; laid: Laid; isStage: boolean }) {
  const { latest, isTelling } = useShowing();
  const { view } = latest.value!;
  const { play } = texts();
  const hero = heroNamed(view.seats[laid.seat].hero);
  const { value, account } = useCounted(side, laid);
  const count = useCounting(account, isTelling.value);
  const isWhole = count === account.length;
  return (
    <article data-side={side} data-bonus={laid.bonus !== null} style={accents(hero.id)}>
      <Piece name={side} size={22} class="role" />
      <h3>
        <span class="unseen">{laid.bonus !== null ? play.bonusAttack : side === 'attack' ? play.attacker : play.defender}: </span>
        <Narrowed>{nameOfFighter(laid.fighter, view)}</Narrowed>
        <Stands view={view} seat={laid.seat} isBrief={isStage || isPhone()} />
      </h3>
      {isStage && laid.boosts.length ? <LaidBoosts boosts={laid.boosts} /> : null}
      {!isStage || laid.card === null ? null : (
        <StageCard hero={hero.id} card={laid.card} isOpen={laid.isOpen} isBonus={laid.bonus !== null} isCanceled={laid.isCanceled} />
      )}
      <LaidCard side={side} laid={laid} />
      <b class="total">
        {value === null || !laid.isOpen ? null : (
          <>
            <span class="unseen">{side === 'attack' ? play.attackValue : play.defenseValue} </span>
            {isWhole ? value : sumOf(account.slice(0, count))}
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
      <Sum laid={laid} account={account.slice(0, count)} />
    </article>
  );
}
/** Its name, to be read by pointing at it; face down, or none. */
function LaidCard({ side, laid }: { side: Side; laid: Laid }) {
  const { view } = useShowing().latest.value!;
  const { play } = texts();
  const hero = heroNamed(view.seats[laid.seat].hero);
  if (laid.hadNone) return <p class="laid none">{view.eyes === laid.seat ? play.youHadNoDefense : play.noDefenseThere}</p>;
  if (laid.card === null)
    return <p class={laid.hasDecided ? 'laid none' : 'laid none yet'}>{laid.hasDecided ? play.noCard : play.notChosenYet}</p>;
  if (!laid.isOpen)
    return (
      <p class="laid down">
        <span class="back" aria-hidden="true">
          <Emblem hero={hero.id} size={16} />
        </span>
        <span class="known">{laid.card === 'hidden' ? play.isFaceDown : `${nameOfCard(hero, laid.card)}, ${play.faceDownHere}`}</span>
      </p>
    );
  const card = cardNamed(hero, laid.card);
  const name = laid.bonus !== null && card?.bonusAttack ? card.bonusAttack.id : laid.card;
  return (
    <CalledCard
      seat={laid.seat}
      card={laid.card}
      name={nameOfCard(hero, name)}
      isBonus={laid.bonus !== null}
      isCanceled={laid.isCanceled}
      by={side === 'attack' ? play.attacker : play.defender}
    />
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
function Sum({ laid: { card, seat, isOpen }, account }: { laid: Laid; account: SideView['account'] }) {
  const game = useShowing();
  if (!isOpen || card === null || account.length < 2) return null;
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
  const isOpen = !laid.isCounted && !game.isTelling.value && now?.card === laid.card && now?.fighter === laid.fighter;
  return isOpen ? now! : laid;
}
