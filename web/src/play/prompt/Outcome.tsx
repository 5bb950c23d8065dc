/** What a card that is looked at would come to, beside what is asked. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language, texts } from '../../texts/texts.ts';
import { sumSaid } from '../combat/sum.ts';
import { nameOfFighter } from '../fighters.ts';
import { useGame } from '../playing.ts';
import { type Outcome as Found, outcomeOf, usersOf } from './outcome.ts';
import './outcome.css';

export function Outcome() {
  const game = useGame();
  const outcome = useOutcome();
  if (!outcome) return null;
  return (
    <div class="card-outcome">
      {'account' in outcome && outcome.account.length > 1 ? (
        <p>{sumSaid(outcome.account, (item) => language().accountItem(item, outcome.played, game.cast()))}</p>
      ) : null}
      <p>{said(outcome, (fighter) => nameOfFighter(fighter, game.newest.value!.view))}</p>
    </div>
  );
}
function said(outcome: Found, nameOf: (fighter: string) => string): string {
  const { play } = texts();
  if ('moves' in outcome) return play.movesWith(outcome.moves, outcome.boost);
  const { role, other, value, against, damage } = outcome;
  if (damage === null) return play.attackUnknown(value);
  if (role === 'defense') return play.valuesMeet(against!, value, play.damage(damage));
  return against ? play.valuesMeet(value, against, play.damage(damage)) : play.attackOutcome(nameOf(other), value, play.damage(damage));
}
/** Asked of the host, since the rules know it. */
function useOutcome(): Found | null {
  const game = useGame();
  const update = game.newest.value!;
  const { seq, waiting } = update.view;
  const read = game.read.value;
  const card = read && read.seat === waiting?.seat ? read.card : null;
  const name = `${seq} ${card}`;
  const known = useSignal<{ name: string; outcome: Found | null }>({ name: '', outcome: null });
  useEffect(() => {
    const users = card === null ? [] : usersOf(update);
    if (card === null || !users.length) return;
    Promise.all(users.map((user) => game.prospect(user, card))).then(
      (prospects) => {
        known.value = { name, outcome: outcomeOf(update, card, prospects) };
      },
      () => {},
    );
  }, [name]);
  return known.value.name === name ? known.value.outcome : null;
}
