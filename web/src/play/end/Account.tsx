/** What the game came to: damage, the best card, the moment that decided it, who was ahead, and what to try next time. */
import type { Decision } from '@peerless/ai';
import { matchOf, type View } from '@peerless/engine';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { accents } from '../../look/art.tsx';
import { accentOf } from '../../look/heroes.ts';
import { language, named, percent, spoken, texts } from '../../texts/texts.ts';
import type { GameScreen } from '../game.ts';
import { inWords } from '../hints/in-words.ts';
import { ownSeat } from '../own-seat.ts';
import { useGame } from '../playing.ts';
import { Stands } from '../Stands.tsx';
import { seenBy } from '../sides.ts';
import { Lead } from './Lead.tsx';
import { lessonOf, recalled, turningOf } from './lesson.ts';
import type { Review } from './review.ts';
import { type Summary, summary } from './summary.ts';
import { useJudged } from './use-judged.ts';
import './account.css';

export function Account({ review }: { review: Review | null }) {
  const game = useGame();
  const update = game.latest.value!;
  const { told } = update;
  const { end } = texts().play;
  const own = ownSeat(update, game.host);
  const view = seenBy(update.view, own);
  const side = view.winners.length ? view.winners : [own ?? 0];
  const found = useMemo(() => summary(told, matchOf({ setup: view.setup }), side, view.turn), [told]);
  const other = view.seats.findIndex((_, seat) => !side.includes(seat));
  const losers = view.winners.length ? [...view.seats.keys()].filter((seat) => !view.winners.includes(seat)) : [];
  const judged = useJudged(game.kept.value, losers);
  const lesson = own !== null && losers.includes(own) ? lessonOf(judged, own) : null;
  const turning = turningOf(judged, view.winners);
  return (
    <dl class="end-account">
      <Item name={end.dealt}>
        <Dealt of={found} view={view} />
      </Item>
      <Item name={end.lead}>
        <Lead
          leads={found.leads}
          last={view.seq}
          winner={accentOf(view.seats[side[0]].hero)}
          loser={accentOf(view.seats[Math.max(0, other)].hero)}
        />
      </Item>
      {found.best ? (
        <Item name={end.bestCard}>
          <p>
            <Stands view={view} seat={found.best.seat} isBrief />
            <b>{named('card', found.best.card, view.seats[found.best.seat].hero)}</b>, {texts().play.damage(found.best.damage)}
          </p>
        </Item>
      ) : null}
      {/* What is to be learned is not told twice. */}
      <Decisive game={game} view={view} found={found} of={turning === lesson ? null : turning} review={review} />
      <ToTry game={game} of={lesson} review={review} />
    </dl>
  );
}
function Item({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Dealt({ of: { dealt }, view }: { of: Summary; view: View }) {
  const most = Math.max(1, ...dealt);
  return (
    <ul class="end-dealt">
      {dealt.map((amount, seat) => (
        <li key={seat} style={{ ...accents(view.seats[seat].hero), '--share': amount / most }}>
          <span>
            {named('fighter', view.seats[seat].hero, view.seats[seat].hero)} <Stands view={view} seat={seat} />
          </span>
          <b>{amount}</b>
        </li>
      ))}
    </ul>
  );
}

interface MomentProps {
  game: GameScreen;
  /** The choice that is told of. */
  of: Decision | null;
  review: Review | null;
}
/** The choice that gave away most, once that is known; until then the combat that cost the losers most. */
function Decisive({ game, view, found: { decisive }, of: turning, review }: MomentProps & { view: View; found: Summary }) {
  const { play } = texts();
  const cast = game.cast();
  const kept = game.kept.value;
  const told = useMemo(() => (turning && kept ? recalled(kept.record, turning) : null), [turning]);
  if (turning && told)
    return (
      <Item name={play.end.decisive}>
        <p>
          <Stands view={view} seat={turning.seat} isBrief />
          {play.turnOf(turning.turn, spoken(view.seats[turning.seat].hero))}.{' '}
          {language().choice(told.chosen, cast, told.question ?? undefined)}:{' '}
          {play.end.fell(percent(turning.before), percent(turning.after))}.
        </p>
        <Show at={turning.at} review={review} />
      </Item>
    );
  if (!decisive) return null;
  const { seat, fighter, target, card, damage, turn, from } = decisive;
  const what = [...(card === null ? [] : [named('card', card, view.seats[seat].hero)]), play.damage(damage)].join(', ');
  return (
    <Item name={play.end.decisive}>
      <p>
        <Stands view={view} seat={seat} isBrief />
        {play.end.inTurn(turn)} {language().event({ kind: 'attack', seat, fighter, target }, cast)} {what}.
      </p>
      <Show at={from} review={review} />
    </Item>
  );
}
function ToTry({ game, of: lesson, review }: MomentProps) {
  const { play } = texts();
  const cast = game.cast();
  const kept = game.kept.value;
  const told = useMemo(() => (lesson && kept ? recalled(kept.record, lesson) : null), [lesson]);
  if (!lesson || !told) return null;
  const said = inWords(told.better, told.line, cast, told.question ?? undefined);
  return (
    <Item name={play.end.toTry}>
      <p>
        {play.end.inTurn(lesson.turn)} {told.question ? language().prompt(told.question, cast) : null} <b>{said}</b>:{' '}
        {play.end.insteadOf(percent(lesson.before), percent(lesson.after))}.
      </p>
      <Show at={lesson.at} review={review} />
    </Item>
  );
}
function Show({ at, review }: { at: number; review: Review | null }) {
  if (!review) return null;
  return (
    <button type="button" class="button" onClick={() => review(at)}>
      {texts().play.end.show}
    </button>
  );
}
