/** Heroes to choose or to ban: a look first, then one press for good. */
import type { TableState } from '@peerless/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { HeroPreview, HeroTiles } from '../../start/HeroTiles.tsx';
import { named, texts } from '../../texts/texts.ts';
import { request } from '../connection.ts';
import { useDoing } from '../doing.ts';
import { Problem } from '../Problem.tsx';
import { online } from '../texts.ts';
import { chooses, freeHeroes, heroRefused } from './seats.ts';
import './hero-choice.css';

interface Props {
  state: TableState;
  seat: number;
  done(): void;
}
export function HeroChoice({ state, seat, done }: Props) {
  const text = online();
  const doing = useDoing();
  const mine = state.seats[seat].hero;
  const looked = useSignal<string | null | undefined>(mine ?? undefined);
  const may = chooses(state, seat);
  // Somebody else was quicker, or has banned it.
  const isLost = typeof looked.value === 'string' && heroRefused(state, seat, looked.value) !== undefined;
  useEffect(() => {
    if (isLost) looked.value = undefined;
  }, [isLost]);
  const isPicked = may === 'pick' && looked.value === mine;
  const choose = (): void => {
    if (looked.value === undefined || !may || isPicked) return;
    const free = freeHeroes(state, seat);
    const hero = looked.value ?? free[Math.floor(Math.random() * free.length)];
    void doing
      .run(() => request(may, { table: state.id, hero, seat }))
      .then((isDone) => {
        if (!isDone) return;
        looked.value = may === 'ban' ? undefined : hero;
        done();
      });
  };
  return (
    <section class="panel hero-choice" aria-labelledby="choice-title">
      <h2 id="choice-title">{texts().start.heroes}</h2>
      <div class="choice-parts">
        <HeroTiles hero={looked.value} refused={(id) => heroRefused(state, seat, id)} choose={(id) => (looked.value = id)} done={choose} />
        <div class="choice-bar">
          {looked.value === undefined ? <p class="hero-preview note">{noteOf(state, may)}</p> : <HeroPreview hero={looked.value} />}
          <p aria-live="polite">{mine && may ? text.mayChange : ''}</p>
          <Problem of={doing} />
          <button
            type="button"
            class="button main"
            disabled={!may || looked.value === undefined || isPicked || doing.isBusy}
            onClick={choose}
          >
            {labelOf(may, looked.value, isPicked)}
          </button>
        </div>
      </div>
    </section>
  );
}
const noteOf = ({ options, phase }: TableState, may: 'pick' | 'ban' | null): string =>
  may || options.heroes !== 'draft' || phase === 'choosing' ? online().pickFirst : online().drafted;
const heroName = (hero: string | null): string => (hero === null ? texts().start.random : named('fighter', hero, hero));
function labelOf(may: 'pick' | 'ban' | null, looked: string | null | undefined, isPicked: boolean): string {
  const text = online();
  if (looked === undefined) return may === 'ban' ? text.banHero : text.chooseHero;
  if (isPicked) return text.picked(heroName(looked));
  return may === 'ban' ? text.ban(heroName(looked)) : text.pick(heroName(looked));
}
