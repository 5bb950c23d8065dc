/** What somebody may say at the table: to everybody or to teammates alone, ready-made, and among friends in words of one's own. */
import { AIMED, type Hearers, LONGEST_TEXT, PHRASES, type Plan, UNAIMED } from '@peerless/protocol';
import { type Signal, useSignal } from '@preact/signals';
import { nameOfFighter } from '../../play/fighters.ts';
import { request } from '../connection.ts';
import { type Doing, useDoing } from '../doing.ts';
import { Problem } from '../Problem.tsx';
import { Segments } from '../Segments.tsx';
import { useTable, useTableState } from './at-table.ts';
import { ToAllies } from './ToAllies.tsx';
import { aims, hasAllies } from './talk.ts';
import { tableTexts } from './texts.ts';
import './saying.css';

interface SayingProps {
  mine: number;
  /** To whom it goes, where it could go to teammates alone. */
  chosen: Signal<Hearers>;
  done(): void;
}
export function Saying({ mine, chosen, done }: SayingProps) {
  const { table } = useTable();
  const state = useTableState();
  const doing = useDoing();
  const text = tableTexts();
  const canChoose = hasAllies(state, table.moment.value?.update.view);
  const to = canChoose ? chosen.value : 'all';
  const say = (what: () => Promise<unknown>): void => void doing.run(what).then((isDone) => isDone && done());
  return (
    <div class="saying" data-to={to}>
      {canChoose ? (
        <Segments
          legend={text.toWhom}
          of={['all', 'allies']}
          value={to}
          label={(each) => text.hearers[each]}
          choose={(each) => (chosen.value = each)}
        />
      ) : null}
      {to === 'allies' ? (
        <Plans mine={mine} doing={doing} say={(plan) => say(() => request('plan', { table: table.id, ...plan }))} />
      ) : (
        <ul class="phrases" aria-label={text.phrase}>
          {PHRASES.map((phrase) => (
            <li key={phrase}>
              <button
                type="button"
                class="button"
                disabled={doing.isBusy}
                onClick={() => say(() => request('phrase', { table: table.id, phrase }))}
              >
                {text.phrases[phrase]}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Problem of={doing} />
      {state.options.isPublic ? null : <FreeText to={to} />}
    </div>
  );
}

/** Of which fighter is chosen first; nothing is said of one that is gone. */
function Plans({ mine, doing, say }: { mine: number; doing: Doing; say(plan: Plan): void }) {
  const { view } = useTable().table.moment.value!.update;
  const text = tableTexts();
  const wanted = useSignal('');
  const all = aims(mine, view);
  const on = all.includes(wanted.value) ? wanted.value : all[0];
  const button = (plan: Plan['plan'], about: string | null) => (
    <li key={plan}>
      <button type="button" class="button" disabled={doing.isBusy} onClick={() => say({ plan, on: about })}>
        {text.plans[plan](about === null ? '' : nameOfFighter(about, view))}
      </button>
    </li>
  );
  return (
    <>
      <p class="only-allies">
        <ToAllies isBrief />
        {text.onlyTeammate}
      </p>
      {on === undefined ? null : (
        <label class="aim">
          <span>{text.aim}</span>
          <select value={on} onChange={({ currentTarget }) => (wanted.value = currentTarget.value)}>
            {all.map((fighter) => (
              <option key={fighter} value={fighter}>
                {nameOfFighter(fighter, view)}
              </option>
            ))}
          </select>
        </label>
      )}
      <ul class="phrases" aria-label={text.phrase}>
        {on === undefined ? null : AIMED.map((plan) => button(plan, on))}
        {UNAIMED.map((plan) => button(plan, null))}
      </ul>
    </>
  );
}

function FreeText({ to }: { to: Hearers }) {
  const { id } = useTable().table;
  const written = useSignal('');
  const doing = useDoing();
  const text = tableTexts();
  const label = to === 'allies' ? text.messageToTeammate : text.message;
  const send = async (): Promise<void> => {
    const said = written.value.trim();
    if (said && (await doing.run(() => request('chat', { table: id, text: said, to })))) written.value = '';
  };
  return (
    <form
      class="write"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <input
        type="text"
        aria-label={label}
        placeholder={label}
        maxLength={LONGEST_TEXT}
        autocomplete="off"
        value={written.value}
        onInput={({ currentTarget }) => (written.value = currentTarget.value)}
      />
      <button type="submit" class="button" disabled={doing.isBusy}>
        {text.send}
      </button>
      <Problem of={doing} />
    </form>
  );
}
