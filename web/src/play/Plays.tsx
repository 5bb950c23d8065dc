/** The last few plays, newest last: who did what with which card; each leads to its moment. */
import type { Told } from '@peerless/protocol';
import { accents, Emblem, Piece, type PieceName } from '../look/art.tsx';
import { language, texts } from '../texts/texts.ts';
import { useGame } from './playing.ts';
import { Stands } from './Stands.tsx';
import { standingTo } from './sides.ts';
import './plays.css';

const SHOWN = 5;
interface Play {
  seat: number;
  piece: PieceName;
  card: string | null;
  told: Told;
}
/** Face down cards are told when they are revealed. */
function playOf(told: Told): Play | null {
  const { event } = told;
  if (event.kind === 'action') return event.action === 'maneuver' ? { seat: event.seat, piece: 'maneuver', card: null, told } : null;
  if (event.kind === 'scheme') return { seat: event.seat, piece: 'scheme', card: event.card, told };
  if (event.kind === 'reveal' && event.as !== 'boost') return { seat: event.seat, piece: event.as, card: event.card, told };
  return null;
}
function lastOf(told: readonly Told[]): Play[] {
  const plays: Play[] = [];
  for (let n = told.length - 1; n >= 0 && plays.length < SHOWN; n--) {
    const play = playOf(told[n]);
    if (play) plays.unshift(play);
  }
  return plays;
}

export function Plays() {
  const game = useGame();
  const { told, view } = game.latest.value!;
  const plays = lastOf(told);
  const said = ({ seat, told: { event } }: Play): string => {
    const side = standingTo(view, seat);
    return `${side ? `${texts().play.sides[side]}: ` : ''}${language().event(event, game.cast())}`;
  };
  return (
    <ol class="plays" aria-label={texts().play.lastPlays}>
      {plays.map((play, n) => {
        const { seat, piece, card } = play;
        const { seq } = play.told;
        const read = (is: boolean): void => {
          game.read.value = is && card !== null ? { seat, card } : null;
        };
        return (
          <li key={`${seq}-${n}`} style={accents(view.seats[seat].hero)}>
            <button
              type="button"
              title={said(play)}
              aria-label={`${n + 1}. ${said(play)}`}
              onClick={() => game.lookAt(seq)}
              onPointerEnter={() => read(true)}
              onPointerLeave={() => read(false)}
              onFocus={() => read(true)}
              onBlur={() => read(false)}
            >
              <Stands view={view} seat={seat} isBrief />
              <Emblem hero={view.seats[seat].hero} size={18} />
              <Piece name={piece} size={18} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}
