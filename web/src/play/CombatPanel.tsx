/** A combat, told step by step: cards face down, revealed, boosts, what each counts as a sum, damage and winner. */
import type { SideView } from '@peerless/engine';
import { accents, Piece } from '../look/art.tsx';
import { CardBack, CardFace, nameOfCard } from '../look/Card.tsx';
import { cardNamed, heroNamed } from '../look/known.ts';
import { language, named, words } from '../words/words.ts';
import type { Boost, Laid, Telling } from './combat.ts';
import { nameOfFighter } from './fighters.ts';
import { useShowing } from './showing.ts';
import './combat.css';

const SIDES = ['attack', 'defense'] as const;
type Side = (typeof SIDES)[number];

export function CombatPanel({ telling, putAway }: { telling: Telling; putAway?: () => void }) {
  const game = useShowing();
  const { play } = words();
  const { attack, defense, damage, winner } = telling;
  return (
    <section class="combat" aria-label={play.combat}>
      <div class="sides">
        {SIDES.map((side) => (
          <CombatSide key={side} side={side} laid={telling[side]} />
        ))}
      </div>
      {damage === null ? null : <p class="damage">{difference(attack.value ?? 0, defense.value, damage)}</p>}
      {winner === null ? null : (
        <p class="won">{play.wonCombat(language().spoken((winner === attack.seat ? attack : defense).fighter, game.table()))}</p>
      )}
      {putAway ? (
        <button type="button" class="button plain" onClick={putAway} aria-label={play.close}>
          ×
        </button>
      ) : null}
    </section>
  );
}
/** "5 − 3 = 2 damage"; something else may have changed the damage. */
function difference(attack: number, defense: number | null, damage: number): string {
  const { play } = words();
  if (defense === null) return `${play.noDefense}: ${play.damage(damage)}`;
  return `${attack} − ${defense}${damage > 0 && attack - defense === damage ? ' =' : ':'} ${play.damage(damage)}`;
}
function CombatSide({ side, laid }: { side: Side; laid: Laid }) {
  const { view } = useShowing().latest.value!;
  const { play } = words();
  const hero = heroNamed(view.seats[laid.seat].hero);
  return (
    <figure data-side={side} style={accents(hero.id)}>
      <figcaption>
        <span>{laid.bonus !== null ? play.bonusAttack : side === 'attack' ? play.attacker : play.defender}</span>{' '}
        <b>{nameOfFighter(laid.fighter, view)}</b>
      </figcaption>
      <LaidCard laid={laid} />
      {laid.boosts.length ? (
        <ul class="boosts">
          {laid.boosts.map((boost, n) => (
            <BoostCard key={n} boost={boost} hero={hero.id} />
          ))}
        </ul>
      ) : null}
      <Sum side={side} laid={laid} />
    </figure>
  );
}
function LaidCard({ laid }: { laid: Laid }) {
  const { view } = useShowing().latest.value!;
  const { play } = words();
  const hero = heroNamed(view.seats[laid.seat].hero);
  if (laid.hadNone) return <div class="card none">{view.eyes === laid.seat ? play.youHadNoDefense : play.noDefenseThere}</div>;
  if (laid.card === null) return <div class="card none">{laid.hasDecided ? play.noCard : '…'}</div>;
  if (laid.card === 'hidden') return <CardBack hero={hero.id} label={play.faceDown(named('fighter', hero.id, hero.id))} />;
  const card = cardNamed(hero, laid.card);
  return card ? (
    <CardFace hero={hero} card={card} isCanceled={laid.isCanceled} isBonus={laid.bonus !== null} />
  ) : (
    <div class="card none">{named('card', laid.card, hero.id)}</div>
  );
}
/** A card that adds its BOOST value, small. */
function BoostCard({ boost: { card, value }, hero }: { boost: Boost; hero: string }) {
  const { play } = words();
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
  const { play } = words();
  const { account, value } = useCounted(side, laid);
  const { card, seat } = laid;
  if (value === null || card === null || card === 'hidden') return null;
  return (
    <ul class="sum">
      {account.length < 2
        ? null
        : account.map((item, n) => (
            <li key={n}>
              <b>{signed(item.amount, n === 0)}</b> {language().accountItem(item, { seat, card }, game.table())}
            </li>
          ))}
      <li class="total">
        <b>{value}</b> {side === 'attack' ? play.attackValue : play.defenseValue}
      </li>
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
