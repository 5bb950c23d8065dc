/** What has happened, by turns; each line leads to its moment. */

import type { Event } from '@peerless/engine';
import type { Told } from '@peerless/protocol';
import type { Lang, Table } from '@peerless/text/language';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { CardFace } from '../look/Card.tsx';
import { cardNamed, heroNamed } from '../look/known.ts';
import { lang, language, words } from '../words/words.ts';
import { useGame } from './playing.ts';
import './log.css';

export const FILTERS = ['all', 'fights', 'cards', 'moves'] as const;
export type Filter = (typeof FILTERS)[number];
export const KINDS: Record<Exclude<Filter, 'all'>, readonly Event['kind'][]> = {
  fights: ['attack', 'reveal', 'values', 'account', 'damage', 'defeat', 'winner', 'cancel', 'recover', 'eliminate', 'over'],
  cards: ['draw', 'discard', 'scheme', 'boost', 'reveal', 'look', 'show', 'showHand', 'take', 'putBack', 'replace'],
  moves: ['move', 'place', 'swap', 'door', 'token', 'return'],
};
/** Said by other lines already. */
const isNoise = (event: Event): boolean =>
  event.kind === 'turnEnd' || (event.kind === 'discard' && event.from === 'play') || (event.kind === 'account' && event.items.length < 2);

interface TurnLines {
  turn: number;
  heading: Told | null;
  lines: Told[];
}
export function byTurn(told: readonly Told[]): TurnLines[] {
  const turns: TurnLines[] = [{ turn: 0, heading: null, lines: [] }];
  for (const each of told) {
    if (each.event.kind === 'turn') turns.push({ turn: each.event.turn, heading: each, lines: [] });
    else if (!isNoise(each.event)) turns.at(-1)!.lines.push(each);
  }
  return turns.filter(({ lines, heading }) => lines.length || heading);
}

/** The card that a line speaks of. */
function cardOf(event: Event): { seat: number; card: string } | null {
  if ('card' in event && event.card !== undefined && 'seat' in event) return { seat: event.seat, card: event.card };
  if ('source' in event && 'card' in event.source) return { seat: event.source.seat, card: event.source.card };
  return 'cards' in event && event.cards?.length === 1 ? { seat: event.seat, card: event.cards[0] } : null;
}
/** The card of the line that is pointed at. */
export function PeekedCard() {
  const game = useGame();
  const peeked = game.peeked.value;
  // A finger has no place to leave to: whatever is touched next puts the card away.
  useEffect(() => {
    const putAway = (): void => void (game.peeked.value = null);
    document.addEventListener('pointerdown', putAway);
    return () => document.removeEventListener('pointerdown', putAway);
  }, []);
  if (!peeked) return null;
  const hero = heroNamed(game.latest.value!.view.seats[peeked.seat].hero);
  const card = cardNamed(hero, peeked.card);
  return card ? (
    <div class="peeked" aria-hidden="true">
      <CardFace hero={hero} card={card} />
    </div>
  ) : null;
}

const texts = new WeakMap<Event, { lang: Lang; text: string }>();
/** A line is put into words once. */
function textOf(event: Event, table: Table): string {
  const known = texts.get(event);
  if (known?.lang === lang()) return known.text;
  const text = language().event(event, table);
  texts.set(event, { lang: lang(), text });
  return text;
}

export function Log() {
  const game = useGame();
  const filter = useSignal<Filter>('all');
  const { told } = game.latest.value!;
  const { play } = words();
  // A line that is gone cannot be left.
  useEffect(() => void (game.peeked.value = null), [filter.value, game.isLogOpen.value]);
  return (
    <section class="log" aria-label={play.log}>
      <div class="filters" role="group" aria-label={play.filter}>
        {FILTERS.map((each) => (
          <button key={each} type="button" aria-pressed={filter.value === each} onClick={() => (filter.value = each)}>
            {play.filters[each]}
          </button>
        ))}
      </div>
      <div class="lines" role="log" aria-live="polite" tabIndex={0} aria-label={play.log}>
        <div>
          {byTurn(told).map((each) => (
            <Turn key={each.turn} {...each} filter={filter.value} />
          ))}
        </div>
      </div>
    </section>
  );
}
/** Drawn anew only when something is told of it, or it is looked at otherwise. */
function Turn({ heading, lines, filter }: TurnLines & { filter: Filter }) {
  const game = useGame();
  const looked = game.past.value?.view.seq;
  const isWanted = ({ event }: Told): boolean => filter === 'all' || KINDS[filter].includes(event.kind);
  return useMemo(() => {
    const table = game.table();
    return (
      <section>
        {heading ? <h3>{textOf(heading.event, table)}</h3> : null}
        <ul>
          {lines.filter(isWanted).map(({ event, seq }, n) => (
            <li key={`${seq}-${n}`}>
              <button
                type="button"
                class={`told ${event.kind}`}
                onClick={() => game.lookAt(seq)}
                onPointerEnter={() => (game.peeked.value = cardOf(event))}
                onPointerLeave={() => (game.peeked.value = null)}
                onFocus={() => (game.peeked.value = cardOf(event))}
                onBlur={() => (game.peeked.value = null)}
                aria-current={looked === seq}
              >
                {textOf(event, table)}
              </button>
            </li>
          ))}
        </ul>
      </section>
    );
  }, [heading, lines[0], lines.at(-1), lines.length, filter, looked, lang()]);
}
