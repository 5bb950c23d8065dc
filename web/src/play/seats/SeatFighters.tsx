/** The fighters of a seat with their healths. */
import type { FighterView } from '@peerless/engine';
import { Piece } from '../../look/art.tsx';
import { heroNamed } from '../../look/known.ts';
import { texts } from '../../texts/texts.ts';
import { idOf, nameOfFighter } from '../fighters.ts';
import { momentOf, useShowing } from '../showing.ts';
import './seat-fighters.css';

interface Standing extends FighterView {
  name: string;
}
function useFighters(number: number): Standing[] {
  const game = useShowing();
  const { view } = momentOf(game);
  const shown = game.shown.value!;
  return Object.entries(view.fighters)
    .filter(([, { seat }]) => seat === number)
    .map(([name, fighter]) => ({
      ...fighter,
      name,
      health: game.past.value ? fighter.health : (shown.fighters[name]?.health ?? fighter.health),
    }));
}

export function HeroHealth({ number }: { number: number }) {
  const hero = useFighters(number).find(({ hero }) => hero)!;
  return (
    <div class="hero-health" data-named="health">
      <b>
        <Piece name="health" size={17} /> {hero.health}
        <span class="unseen"> {texts().play.ofHealth(hero.maxHealth)}</span>
      </b>
      <span class="bar" aria-hidden="true">
        <i style={{ transform: `scaleX(${hero.health / hero.maxHealth})` }} />
      </span>
    </div>
  );
}

/** Those who have not come yet are not defeated. */
export function Sidekicks({ number }: { number: number }) {
  const { view } = momentOf(useShowing());
  const { play } = texts();
  const { sidekicks } = heroNamed(view.seats[number].hero);
  const all = useFighters(number).filter(({ hero }) => !hero);
  if (!all.length) return null;
  return (
    <ul class="sidekicks">
      {all.map((fighter) => {
        const isComing = fighter.space === null && sidekicks.some(({ id, offBoard }) => offBoard && id === idOf(fighter.name));
        const state = isComing ? 'coming' : fighter.health === 0 ? 'defeated' : 'standing';
        const said = { coming: play.notYetThere, defeated: play.defeated, standing: play.healthOf(fighter.health, fighter.maxHealth) }[
          state
        ];
        return (
          <li key={fighter.name} data-state={state} title={`${nameOfFighter(fighter.name, view)}: ${said}`}>
            <span class="unseen">
              {nameOfFighter(fighter.name, view)}: {said}
            </span>
            <span aria-hidden="true">
              <Piece name="health" size={12} /> {state === 'coming' ? '+' : fighter.health}
            </span>
          </li>
        );
      })}
      <li class="kind" aria-hidden="true">
        {[...new Set(all.map(({ name }) => nameOfFighter(name, view).replace(/ \d+$/, '')))].join(', ')}
      </li>
    </ul>
  );
}
