/** A table of one's own: who may sit where, and how it is played. */
import { HERO_CHOICES, WATCHINGS } from '@peerless/protocol';
import { useSignal } from '@preact/signals';
import { go } from '../../route.ts';
import { BoardPicker } from '../../start/BoardPicker.tsx';
import { ModePicker } from '../../start/ModePicker.tsx';
import { RulesOptions } from '../../start/RulesOptions.tsx';
import { texts } from '../../texts/texts.ts';
import { request } from '../connection.ts';
import { useDoing } from '../doing.ts';
import { OnlinePage } from '../OnlinePage.tsx';
import { Problem } from '../Problem.tsx';
import { Segments } from '../Segments.tsx';
import { Toggle } from '../Toggle.tsx';
import { online } from '../texts.ts';
import { clockSaid } from '../times.ts';
import { useConnection } from '../use-connection.ts';
import { ClockForm } from './ClockForm.tsx';
import { Field } from './Field.tsx';
import { BANS, mayAgreeOnHints, mayBeRated, type Plan, rememberedPlan, rememberPlan, sized, tableOf } from './plan.ts';
import { SeatsForm } from './SeatsForm.tsx';
import '../../start/setup.css';
import './new-table.css';

export function NewTable() {
  const text = online();
  const plan = useSignal(rememberedPlan());
  const doing = useDoing();
  useConnection();
  const { game, heroes, bans, clock, isPublic, rated, hints, watching } = plan.value;
  const change = (part: Partial<Plan>): void => {
    plan.value = { ...plan.value, ...part };
    rememberPlan(plan.value);
  };
  const open = (): Promise<unknown> => doing.run(async () => go('table', (await request('create', tableOf(plan.value))).table));
  return (
    <OnlinePage title={text.newTable} back="lobby" looks="setup new-table">
      <div class="parts">
        <ModePicker mode={game.mode} seats={game.places.length} choose={(mode, number) => change(sized(plan.value, mode, number))} />
        <SeatsForm plan={plan.value} change={change} />
        <div class="pair">
          <Segments
            legend={text.whoMay}
            of={['public', 'private']}
            value={isPublic ? 'public' : 'private'}
            label={(each) => (each === 'public' ? text.isPublic : text.isPrivate)}
            choose={(each) => change({ isPublic: each === 'public' })}
          />
          <Segments
            legend={text.watching}
            of={WATCHINGS}
            value={watching}
            label={(each) => text.watchings[each]}
            choose={(each) => change({ watching: each })}
          />
        </div>
        <div class="pair">
          <div>
            <Segments
              legend={text.heroes}
              of={HERO_CHOICES}
              value={heroes}
              label={(each) => text.heroChoices[each]}
              note={text.heroNotes[heroes]}
              choose={(each) => change({ heroes: each })}
            />
            {heroes === 'draft' ? (
              <Field label={text.bans} of={BANS} value={bans} said={String} choose={(number) => change({ bans: number })} />
            ) : null}
          </div>
          <ClockForm clock={clock} change={(to) => change({ clock: to })} />
        </div>
        <Toggle
          label={text.ratedTable}
          note={text.ratedTableNote}
          isOn={rated && mayBeRated(plan.value)}
          isPossible={mayBeRated(plan.value)}
          set={(on) => change({ rated: on })}
        />
        <Toggle
          label={text.hintsTable}
          note={text.hintsTableNote}
          isOn={hints && mayAgreeOnHints(plan.value)}
          isPossible={mayAgreeOnHints(plan.value)}
          set={(on) => change({ hints: on })}
        />
        <BoardPicker board={game.board} seats={game.places.length} choose={(board) => change({ game: { ...game, board } })} />
        <RulesOptions draft={game} change={(to) => change({ game: to })} />
        <footer class="start-bar">
          <div>
            <p class="summary">
              <b>{game.mode === 'duel' ? text.pools.duel : `${text.pools[game.mode]}, ${texts().start.players(game.places.length)}`}</b>
              <span>{[isPublic ? text.isPublic : text.isPrivate, clockSaid(clock)].join(' · ')}</span>
            </p>
            <Problem of={doing} />
          </div>
          <button type="button" class="button main" disabled={doing.isBusy} onClick={() => void open()}>
            {doing.isBusy ? text.opening : text.open}
          </button>
        </footer>
      </div>
    </OnlinePage>
  );
}
