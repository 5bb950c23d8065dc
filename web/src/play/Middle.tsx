/** The board in the middle of the table: what may be chosen there, and what a click or a drop means. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language, words } from '../words/words.ts';
import { Board } from './Board.tsx';
import type { GameScreen } from './game.ts';
import { Legend } from './Legend.tsx';
import { picked } from './picked.ts';
import { useGame } from './playing.ts';
import { shownOf } from './shown.ts';
import { LARGEST, STEP, zoomBy } from './zoom.ts';

export function Middle() {
  const game = useGame();
  const { isThreatShown, zoom } = game;
  const threatened = useSignal<ReadonlySet<string>>(new Set());
  const update = game.past.value ?? game.latest.value!;
  const { view } = update;
  const isNow = game.past.value === null && update.curtain === null;
  const shown = game.past.value ? shownOf(view) : game.shown.value!;
  const mine = view.waiting?.seat;
  useEffect(() => {
    if (!isThreatShown.value || mine === undefined) {
      threatened.value = new Set();
      return;
    }
    const foes = Object.entries(view.fighters).filter(([, { seat, space }]) => seat !== mine && space !== null);
    void Promise.all(foes.map(([name]) => game.prospect(name))).then((all) => {
      threatened.value = new Set(all.flatMap(({ threatens }) => threatens));
    });
  }, [isThreatShown.value, view.seq]);
  const why = async (thing: { space: string } | { fighter: string }): Promise<void> => {
    if (!view.choices.length) return;
    if ('fighter' in thing && (await isInReach(game, thing.fighter)))
      return game.intend([{ action: 'attack' }, { kind: 'target', target: thing.fighter }]);
    const reason = await game.host.why(thing);
    if (reason && reason.why !== 'notTheQuestion') game.problem.value = language().reason(reason, game.table());
  };
  const about = view.waiting?.about;
  return (
    <section class="middle" aria-label={words().play.boardTitle} style={{ '--zoom': zoom.value }}>
      <Board
        view={view}
        shown={shown}
        {...(isNow
          ? {
              spaces: picked(update, 'space'),
              doors: picked(update, 'door'),
              tokens: picked(update, 'token'),
              fighters: picked(update, 'fighter'),
              choose: game.answer,
              refuse: (thing) => void why(thing),
              remark: async (fighter: string) => ((await isInReach(game, fighter)) ? words().play.tapToAttack : null),
              drop: (fighter: string, space: string) => dropOn(game, fighter, space),
              dropCard: (card: string, space: string) => dropCardOn(game, card, space),
            }
          : {})}
        subject={about?.fighter ?? null}
        target={about?.target ?? null}
        threatened={threatened.value}
        prospect={game.prospect}
      />
      <div class="board-tools">
        <button
          type="button"
          class="button"
          aria-pressed={isThreatShown.value}
          title={words().play.threatsTitle}
          onClick={() => (isThreatShown.value = !isThreatShown.value)}
        >
          {words().play.threats}
        </button>
        <button
          type="button"
          class="button"
          aria-label={words().play.zoomOut}
          disabled={zoom.value <= 1}
          onClick={() => zoomBy(game, -STEP)}
        >
          −
        </button>
        <button
          type="button"
          class="button"
          aria-label={words().play.zoomIn}
          disabled={zoom.value >= LARGEST}
          onClick={() => zoomBy(game, STEP)}
        >
          +
        </button>
        <Legend view={view} />
      </div>
    </section>
  );
}
/** A click on an enemy when an action is asked for means an attack, if somebody of the seat can attack it. */
async function isInReach(game: GameScreen, fighter: string): Promise<boolean> {
  const { waiting, fighters } = game.latest.value!.view;
  if (waiting?.kind !== 'action' || !game.find({ action: 'attack' }).length) return false;
  const own = Object.keys(fighters).filter((name) => fighters[name].seat === waiting.seat && fighters[name].space !== null);
  const prospects = await Promise.all(own.map((name) => game.prospect(name)));
  return prospects.some(({ targets }) => targets.includes(fighter));
}
/** A fighter drawn onto a space: a step of the present move, an attack, or a maneuver. */
function dropOn(game: GameScreen, fighter: string, space: string): void {
  const { view } = game.latest.value!;
  const there = Object.entries(view.fighters).find(([, each]) => each.space === space)?.[0];
  const question = view.waiting?.kind;
  if (question === 'action' && there && view.fighters[there].seat !== view.fighters[fighter].seat)
    game.intend([{ action: 'attack' }, { kind: 'attackWith', fighter }, { kind: 'target', fighter, target: there }]);
  else if (question === 'action')
    game.intend([{ action: 'maneuver' }, { kind: 'boostManeuver', pass: true }, { kind: 'moveWhom', fighter }, { kind: 'moveTo', space }]);
  else if (question === 'moveWhom')
    game.intend([
      { kind: 'moveWhom', fighter },
      { kind: 'moveTo', space },
    ]);
  else {
    const [choice] = game.find({ space });
    if (choice !== undefined) game.answer(choice);
  }
}

/** A card drawn onto an enemy attacks it; anywhere else it is played if it may be. */
function dropCardOn(game: GameScreen, card: string, space: string): void {
  const { view } = game.latest.value!;
  const there = Object.entries(view.fighters).find(([, each]) => each.space === space)?.[0];
  const [choice] = game.find({ card });
  if (choice !== undefined) game.answer(choice);
  else if (view.waiting?.kind !== 'action') return;
  else if (there && game.find({ action: 'attack' }).length)
    game.intend([{ action: 'attack' }, { kind: 'target', target: there }, { kind: 'attackCard', card }]);
  else game.intend([{ action: 'scheme' }, { kind: 'schemeCard', card }]);
}
