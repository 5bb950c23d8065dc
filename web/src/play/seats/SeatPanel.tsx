/** A seat: who plays it, on whose side, the health of its fighters, its cards by number, what is known of them. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { accents, Emblem } from '../../look/art.tsx';
import { Narrowed } from '../../look/Narrowed.tsx';
import { named, texts } from '../../texts/texts.ts';
import { seatSize } from '../layout.ts';
import { Stands } from '../Stands.tsx';
import { momentOf, useShowing } from '../showing.ts';
import { standingTo } from '../sides.ts';
import { Backs } from './Backs.tsx';
import { isExhausted } from './deck.ts';
import { Piles } from './Piles.tsx';
import { type Opened, SeatDialog } from './SeatDialog.tsx';
import { HeroHealth, Sidekicks } from './SeatFighters.tsx';
import './seat-panel.css';

interface SeatProps {
  number: number;
  /** It is of the one person who plays at this screen. */
  isOwn: boolean;
  /** Who sits here, instead of the name alone. */
  children?: ComponentChildren;
}
export function SeatPanel({ number, isOwn, children }: SeatProps) {
  const { view, seats } = momentOf(useShowing());
  const seat = view.seats[number];
  const sitting = seats[number];
  const { play, start } = texts();
  const opened = useSignal<Opened | null>(null);
  const heroName = named('fighter', seat.hero, seat.hero);
  const side = standingTo(view, number);
  const who = sitting.kind === 'computer' ? start.levels?.[sitting.level] : sitting.name;
  return (
    <article
      class="seat"
      data-part="seat"
      data-seat={number}
      style={accents(seat.hero)}
      data-active={view.active === number && view.turn > 0 && !view.over}
      data-asked={!view.over && view.waiting?.seat === number}
      data-out={seat.out}
      data-side={side ?? undefined}
      data-many={view.seats.length > 2}
      data-size={seatSize(view.seats.length)}
      aria-label={isOwn ? `${heroName} (${play.sides.own})` : heroName}
    >
      <span class="emblem">
        <Emblem hero={seat.hero} size={30} />
      </span>
      <h2>
        <Narrowed class="name">{heroName}</Narrowed> <Stands view={view} seat={number} />{' '}
        {isOwn && !side ? <span class="you">{play.sides.own}</span> : null} {children || !who ? null : <span class="who">{who}</span>}
      </h2>
      <HeroHealth number={number} />
      <button
        type="button"
        class="about"
        aria-label={play.lookUp(heroName)}
        title={play.lookUp(heroName)}
        onClick={() => (opened.value = 'cards')}
      />
      {children}
      <div class="holds">
        <Sidekicks number={number} />
        <Piles number={number} open={(what) => (opened.value = what)} />
      </div>
      {view.eyes !== number && (typeof view.eyes === 'number' || (children && view.eyes === 'spectator')) ? (
        <Backs number={number} />
      ) : null}
      {isExhausted(view, number) ? <p class="warning">{play.exhausted}</p> : null}
      <SeatDialog number={number} opened={opened} />
    </article>
  );
}
