/** The board on the table: what may be done there now, and what is being resolved. */
import type { Update } from '@peerless/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { texts } from '../../texts/texts.ts';
import type { GameScreen } from '../game.ts';
import { hintsOf } from '../hints/hints.ts';
import { foreseen } from '../intents.ts';
import { namedBy } from '../named.ts';
import { useGame } from '../playing.ts';
import { shownOf } from '../shown.ts';
import { areAllies } from '../sides.ts';
import { Caption } from '../stage/Caption.tsx';
import { Stage } from '../stage/Stage.tsx';
import { armedIn } from './armed.ts';
import { attackOf } from './attack-of.ts';
import { Board } from './Board.tsx';
import { BoardTools } from './BoardTools.tsx';
import { actsOn, armedText, type Taken, takenAt } from './board-acts.ts';
import { NO_OFFERS, offersOf, ownFighters, type Prospects } from './offers.ts';
import './board-place.css';

export function BoardPlace() {
  const game = useGame();
  const update = game.past.value ?? game.latest.value!;
  const { view } = update;
  // What is asked may be answered while what led to it is still shown.
  const asked = game.newest.value!;
  const isNow = game.past.value === null && asked.curtain === null && game.byItself.value !== asked.view.seq;
  const taken: Taken = useSignal(null);
  const inHand = isNow ? takenAt(taken, asked.view.seq) : null;
  const prospects = useProspects(game, isNow ? asked : null);
  const offers = useMemo(() => (isNow ? offersOf(asked, inHand, prospects) : NO_OFFERS), [asked, isNow, inHand, prospects]);
  const acts = useMemo(() => actsOn(game, taken), [game]);
  const threatened = useThreats(game);
  const meant = foreseen(isNow ? game.held.value : []);
  const armed = offers.get(game.sure.armed.value ?? '');
  return (
    <section class="board-place" data-part="board" aria-label={texts().play.boardTitle}>
      <Board
        view={view}
        shown={game.past.value ? shownOf(view) : game.shown.value!}
        offers={offers}
        acts={isNow ? acts : undefined}
        taken={inHand ?? meant.fighter ?? null}
        destination={meant.space ?? null}
        armed={armed ? { key: game.sure.armed.value!, text: armedText(armed, asked) } : null}
        spokenOf={spokenOf(game)}
        attack={attackOf(game.past.value ? null : game.telling.value, game.isTelling.value, view)}
        threatened={threatened}
        prospect={game.prospect}
        zoom={game.zoom}
        hints={isNow ? hintsOf(game) : undefined}
        tools={(sight, discs) => <BoardTools view={view} isThreatShown={game.isThreatShown} sight={sight} discs={discs} />}
      />
      <Stage />
      <Caption />
    </section>
  );
}

/** What a hint or a line of the log speaks of. */
const spokenOf = ({ advice, named }: GameScreen): ReadonlySet<string> =>
  new Set([...named.value, ...(advice.value?.advice.slice(0, 1).flatMap(({ choice }) => namedBy(choice)) ?? [])]);

const UNKNOWN: Prospects = new Map();
/** What those could do who may be sent somewhere by a press on the board. */
function useProspects(game: GameScreen, update: Update | null): Prospects {
  const found = useSignal<{ seq: number; prospects: Prospects }>({ seq: -1, prospects: UNKNOWN });
  const { seq = -1, waiting } = update?.view ?? {};
  const isMine = update !== null && update.answers.length > 0;
  useEffect(() => {
    const names = !isMine
      ? []
      : waiting?.kind === 'action'
        ? ownFighters(update)
        : waiting?.kind === 'moveTo'
          ? [waiting.about.fighter!]
          : [];
    if (!names.length) return;
    Promise.all(names.map(async (name) => [name, armedIn(update!.view, name, await game.prospect(name))] as const)).then(
      (all) => (found.value = { seq, prospects: new Map(all) }),
      () => {},
    );
  }, [game, seq, isMine]);
  return found.value.seq === seq ? found.value.prospects : UNKNOWN;
}

/** The spaces on which others could attack, while they are wished for. */
function useThreats(game: GameScreen): ReadonlySet<string> | undefined {
  const threatened = useSignal<ReadonlySet<string> | undefined>(undefined);
  const { view } = game.past.value ?? game.latest.value!;
  const mine = typeof view.eyes === 'number' ? view.eyes : view.waiting?.seat;
  useEffect(() => {
    if (!game.isThreatShown.value || mine === undefined) {
      threatened.value = undefined;
      return;
    }
    const foes = Object.entries(view.fighters).filter(([, { seat, space }]) => !areAllies(view, seat, mine) && space !== null);
    Promise.all(foes.map(([name]) => game.prospect(name))).then(
      (all) => (threatened.value = new Set(all.flatMap(({ threatens }) => threatens))),
      () => {},
    );
  }, [game.isThreatShown.value, view.seq]);
  return threatened.value;
}
