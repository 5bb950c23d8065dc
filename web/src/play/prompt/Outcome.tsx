/** What is known of an attack before its card is laid: whom it meets, what the card counts, and what follows if nothing is done about it. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { cardNamed, heroNamed } from '../../look/known.ts';
import { texts } from '../../texts/texts.ts';
import { ownFighters } from '../board/offers.ts';
import { nameOfFighter } from '../fighters.ts';
import { useGame } from '../playing.ts';
import './outcome.css';

export function Outcome() {
  const game = useGame();
  const { view } = game.newest.value!;
  const { waiting } = view;
  const read = game.read.value;
  const target = useTarget();
  if (!read || target === null || read.seat !== waiting?.seat) return null;
  const card = cardNamed(heroNamed(view.seats[read.seat].hero), read.card);
  if (card?.value === undefined || !['attack', 'versatile'].includes(card.type)) return null;
  const { play } = texts();
  const damage = Math.min(card.value, view.fighters[target].health);
  return <p class="attack-outcome">{play.attackOutcome(nameOfFighter(target, view), card.value, play.damage(damage))}</p>;
}
/** Who is attacked, or the only one who could be. */
function useTarget(): string | null {
  const game = useGame();
  const update = game.newest.value!;
  const { seq, waiting } = update.view;
  const only = useSignal<{ seq: number; target: string | null }>({ seq: -1, target: null });
  const isAction = waiting?.kind === 'action' && update.answers.length > 0;
  useEffect(() => {
    if (!isAction) return;
    Promise.all(ownFighters(update).map((name) => game.prospect(name))).then(
      (all) => {
        const targets = new Set(all.flatMap(({ targets }) => targets));
        only.value = { seq, target: targets.size === 1 ? [...targets][0] : null };
      },
      () => {},
    );
  }, [seq, isAction]);
  if (waiting?.kind === 'attackCard') return waiting.about.target ?? null;
  return isAction && only.value.seq === seq ? only.value.target : null;
}
