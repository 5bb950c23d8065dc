/** What has happened, by turns; each line leads to its moment. */

import type { Event } from '@peerless/engine';
import type { Told } from '@peerless/protocol';
import type { Cast, Lang } from '@peerless/text/language';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { lang, language, texts } from '../texts/texts.ts';
import type { GameScreen } from './game.ts';
import { namedIn } from './named.ts';
import { isNoise } from './noise.ts';
import { Plays } from './Plays.tsx';
import { useGame } from './playing.ts';
import { Stands } from './Stands.tsx';
import './log.css';

export const FILTERS = ['all', 'fights', 'cards', 'moves'] as const;
export type Filter = (typeof FILTERS)[number];
export const KINDS: Record<Exclude<Filter, 'all'>, readonly Event['kind'][]> = {
  fights: ['attack', 'reveal', 'values', 'account', 'damage', 'defeat', 'winner', 'cancel', 'recover', 'eliminate', 'over'],
  cards: ['draw', 'discard', 'scheme', 'boost', 'reveal', 'look', 'show', 'showHand', 'take', 'putBack', 'replace'],
  moves: ['move', 'place', 'swap', 'door', 'token', 'return'],
};

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
export function cardOf(event: Event): { seat: number; card: string } | null {
  if ('card' in event && event.card !== undefined && 'seat' in event) return { seat: event.seat, card: event.card };
  if ('source' in event && 'card' in event.source) return { seat: event.source.seat, card: event.source.card };
  return 'cards' in event && event.cards?.length === 1 ? { seat: event.seat, card: event.cards[0] } : null;
}
const told = new WeakMap<Event, { lang: Lang; text: string }>();
/** A line is put into words once. */
export function textOf(event: Event, cast: Cast): string {
  const known = told.get(event);
  if (known?.lang === lang()) return known.text;
  const text = language().event(event, cast);
  told.set(event, { lang: lang(), text });
  return text;
}

/** Shows beside the line the card that it speaks of, and on the board the spaces. */
function pointAt({ read, named }: GameScreen, event: Event | null): void {
  read.value = event && cardOf(event);
  named.value = event ? namedIn(event) : [];
}

export function Log() {
  const game = useGame();
  const filter = useSignal<Filter>('all');
  const { told } = game.latest.value!;
  const { play } = texts();
  // A line that is gone cannot be left.
  useEffect(() => pointAt(game, null), [filter.value, game.log.isOpen.value]);
  return (
    <section class="log" data-part="log" aria-label={play.log}>
      <Plays />
      <div class="filters" role="group" aria-label={play.filter}>
        {FILTERS.map((each) => (
          <button key={each} type="button" aria-pressed={filter.value === each} onClick={() => (filter.value = each)}>
            {play.filters[each]}
          </button>
        ))}
      </div>
      <div class="lines" data-scrolls role="log" aria-live="off" tabIndex={0} aria-label={play.log}>
        <div>
          {byTurn(told).map((each) => (
            <Turn key={each.turn} {...each} filter={filter.value} />
          ))}
        </div>
      </div>
    </section>
  );
}
/** Tells lines apart that say the same, for those who only hear them. */
export const LineNumber = ({ turn, line }: { turn: number; line: number }) => (
  <span class="unseen">
    {' '}
    {turn}.{line + 1}
  </span>
);
/** On whose side is who does it, or whom it befalls. */
function Whose({ event, isBrief = false }: { event: Event; isBrief?: boolean }) {
  const { view } = useGame().latest.value!;
  const seat = 'seat' in event ? event.seat : 'fighter' in event ? view.fighters[event.fighter]?.seat : undefined;
  return seat === undefined ? null : <Stands view={view} seat={seat} isBrief={isBrief} />;
}
/** Drawn anew only when something is told of it, or it is looked at otherwise. */
function Turn({ turn, heading, lines, filter }: TurnLines & { filter: Filter }) {
  const game = useGame();
  const looked = game.past.value?.view.seq;
  const isWanted = ({ kind }: Event): boolean => filter === 'all' || KINDS[filter].includes(kind);
  return useMemo(() => {
    const cast = game.cast();
    return (
      <section>
        {heading ? (
          <h3>
            {textOf(heading.event, cast)} <Whose event={heading.event} />
          </h3>
        ) : null}
        <ul>
          {lines.map(({ event, seq }, n) =>
            isWanted(event) ? (
              <li key={`${seq}-${n}`}>
                <button
                  type="button"
                  class="told"
                  data-event={event.kind}
                  onClick={() => game.lookAt(seq)}
                  onPointerEnter={() => pointAt(game, event)}
                  onPointerLeave={() => pointAt(game, null)}
                  onFocus={() => pointAt(game, event)}
                  onBlur={() => pointAt(game, null)}
                  aria-current={looked === seq}
                >
                  <Whose event={event} isBrief />
                  {textOf(event, cast)}
                  <LineNumber turn={turn} line={n} />
                </button>
              </li>
            ) : null,
          )}
        </ul>
      </section>
    );
  }, [heading, lines[0], lines.at(-1), lines.length, filter, looked, lang()]);
}
