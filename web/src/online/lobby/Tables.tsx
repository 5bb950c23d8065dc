/** Tables that wait for players, and games to watch. */
import type { Level } from '@peerless/ai/level-names';
import type { TableCard } from '@peerless/protocol';
import type { ComponentChildren } from 'preact';
import { Piece } from '../../look/art.tsx';
import { linkTo } from '../../route.ts';
import { named, texts } from '../../texts/texts.ts';
import { nameOf, pointsSaid } from '../names.ts';
import { Badge } from '../Person.tsx';
import { online } from '../texts.ts';
import { clockSaid } from '../times.ts';
import '../tables.css';

interface Props {
  /** Null until the server has told. */
  cards: TableCard[] | null;
}
export function OpenTables({ cards }: Props) {
  const { openTables, noneOpen, join } = online();
  return (
    <Shelf title={openTables} cards={cards} none={noneOpen}>
      {(card) => <TableLine key={card.id} card={card} doing={join} />}
    </Shelf>
  );
}
export function LiveGames({ cards }: Props) {
  const { liveGames, noneLive, watch } = online();
  return (
    <Shelf title={liveGames} cards={cards} none={noneLive}>
      {(card) => <TableLine key={card.id} card={card} doing={watch} />}
    </Shelf>
  );
}
interface ShelfProps extends Props {
  title: string;
  none: string;
  children: (card: TableCard) => ComponentChildren;
}
function Shelf({ title, cards, none, children }: ShelfProps) {
  return (
    <section class="panel">
      <h2>{title}</h2>
      {cards?.length ? <ul class="tables">{cards.map(children)}</ul> : <p class="note">{cards ? none : online().connecting}</p>}
    </section>
  );
}

/** What can be said of a table in the lobby, and at home. */
export function TableLine({ card, doing }: { card: Omit<TableCard, 'watchers'> & { watchers?: number }; doing: string }) {
  const text = online();
  const { options, turn, watchers = 0 } = card;
  const names = card.seats.map(({ player, level, rating }) =>
    player
      ? [nameOf(player), pointsSaid(rating)].filter(Boolean).join(' ')
      : level
        ? text.computer(texts().start.levels[level as Level])
        : text.freeSeat,
  );
  const facts = [
    options.mode === 'duel' ? text.pools.duel : `${text.pools[options.mode]}, ${texts().start.players(options.seats)}`,
    clockSaid(options.clock),
    ...(options.rated ? [text.rated] : []),
    ...(card.phase === 'gathering' ? [text.heroChosen[options.heroes]] : [turn ? text.turn(turn) : text.phases[card.phase]]),
    ...(card.board ? [named('board', card.board)] : []),
    ...(watchers ? [text.watchers(watchers)] : []),
  ];
  return (
    <li>
      <span class="badges">
        {card.seats.map((place, seat) => (
          <Place key={seat} {...place} />
        ))}
      </span>
      <span class="about">
        <b>{texts().start.versus(names)}</b>
        <small>{facts.join(' · ')}</small>
      </span>
      <a class="button" href={linkTo('table', card.id)} aria-label={`${doing}: ${texts().start.versus(names)}`}>
        {doing}
      </a>
    </li>
  );
}
export function Place({ player, level, hero }: Pick<TableCard['seats'][number], 'player' | 'level' | 'hero'>) {
  const emblem = hero && hero !== 'hidden' ? hero : player?.emblem;
  if (emblem) return <Badge emblem={emblem} size={20} />;
  return level ? (
    <span class="badge computer">
      <Piece name="versatile" />
    </span>
  ) : (
    <span class="badge free" />
  );
}
