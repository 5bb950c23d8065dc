/** A combat, told step by step: cards face down, revealed, effects, values as sums, damage and winner. */
import { accents } from '../look/art.tsx';
import { CardBack, CardFace, nameOfCard } from '../look/Card.tsx';
import { cardNamed, heroNamed } from '../look/known.ts';
import { language, named, words } from '../words/words.ts';
import type { Laid, Telling } from './combat.ts';
import { nameOfFighter } from './fighters.ts';
import { useShowing } from './showing.ts';

export function CombatPanel({ telling }: { telling: Telling }) {
  const game = useShowing();
  const { view } = game.latest.value!;
  const { play } = words();
  const line = game.line.value;
  return (
    <section class="combat" aria-label={play.combat}>
      <div class="sides">
        <CombatSide telling={telling} side="attack" />
        <div class="versus" aria-hidden="true">
          <b>{telling.attack.value ?? '·'}</b>
          <span>{telling.damage === null ? '×' : telling.damage > 0 ? `−${telling.damage}` : '0'}</span>
          <b>{telling.defense.value ?? (telling.damage === null ? '·' : '–')}</b>
        </div>
        <CombatSide telling={telling} side="defense" />
      </div>
      <ul class="sums">
        {(['attack', 'defense'] as const).map((side) => {
          const { account, value, seat, card } = telling[side];
          if (account.length < 2 || card === null || card === 'hidden' || value === null) return null;
          return <li key={side}>{language().event({ kind: 'account', seat, card, items: account, value }, game.table())}</li>;
        })}
      </ul>
      <p class="line" aria-live="polite">
        {line && line.kind !== 'account' ? language().event(line, game.table()) : ''}
      </p>
      {telling.winner === null ? null : (
        <p class="won">
          {play.wonCombat(nameOfFighter(telling.winner === telling.attack.seat ? telling.attack.fighter : telling.defense.fighter, view))}
        </p>
      )}
      {game.isTelling.value ? (
        <button type="button" class="button plain" onClick={game.skip}>
          {play.skip}
        </button>
      ) : null}
    </section>
  );
}
function CombatSide({ telling, side }: { telling: Telling; side: 'attack' | 'defense' }) {
  const { view } = useShowing().latest.value!;
  const { play } = words();
  const laid = telling[side];
  const hero = heroNamed(view.seats[laid.seat].hero);
  return (
    <figure class="laid" data-side={side} style={accents(hero.id)}>
      <figcaption>
        <span>{side === 'attack' ? play.attacker : play.defender}</span> <b>{nameOfFighter(laid.fighter, view)}</b>
      </figcaption>
      <LaidCard laid={laid} />
      {laid.boost === null ? null : (
        <span class="boosted">
          {play.boost} {laid.boost === 'hidden' ? '?' : nameOfCard(hero, laid.boost)}
        </span>
      )}
    </figure>
  );
}
function LaidCard({ laid }: { laid: Laid }) {
  const { view } = useShowing().latest.value!;
  const { play } = words();
  const hero = heroNamed(view.seats[laid.seat].hero);
  if (laid.card === null) return <div class="card none">{laid.hasDecided ? play.noCard : '…'}</div>;
  if (laid.card === 'hidden') return <CardBack hero={hero.id} label={play.faceDown(named('fighter', hero.id, hero.id))} />;
  const card = cardNamed(hero, laid.card);
  return card ? (
    <CardFace hero={hero} card={card} isCanceled={laid.isCanceled} />
  ) : (
    <div class="card none">{named('card', laid.card, hero.id)}</div>
  );
}
