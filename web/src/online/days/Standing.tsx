/** Answers given beforehand: a list of them, and one more. */
import { matchOf, type View } from '@peerless/engine';
import type { StandingAnswer } from '@peerless/protocol';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { Piece } from '../../look/Piece.tsx';
import { nameOfFighter } from '../../play/fighters.ts';
import { named, texts } from '../../texts/texts.ts';
import { request } from '../connection.ts';
import { type Doing, useDoing } from '../doing.ts';
import { Problem } from '../Problem.tsx';
import { useTable, useTableState } from '../table/at-table.ts';
import { online } from '../texts.ts';
import '../../start/fields.css';
import './standing.css';

const ANY = '';
const MOST_HERE = 10;

/** In games that go on while somebody is away. */
export function StandingButton() {
  const { phase, options, seats, standing } = useTableState();
  const { view } = useTable().table.moment.value!.update;
  const dialog = useRef<HTMLDialogElement>(null);
  const text = online().days;
  const isSlow = options.clock.kind === 'days' || options.clock.kind === 'none';
  const isAlone = seats.filter(({ sitting }) => sitting.kind === 'person').length < 2;
  const left = standing.filter(({ seat }) => !view.seats[seat].out);
  if (phase !== 'playing' || !isSlow || isAlone || !left.length) return null;
  const length = left.reduce((sum, { answers }) => sum + answers.length, 0);
  return (
    <>
      <button
        type="button"
        class="button plain standing-button"
        aria-label={length ? text.stands(length) : text.standing}
        title={text.standing}
        onClick={() => dialog.current?.showModal()}
      >
        <Piece name="defense" size={22} />
        {length ? <i aria-hidden="true">{length}</i> : null}
      </button>
      <dialog
        ref={dialog}
        class="standing"
        aria-labelledby="standing-title"
        onClick={({ target }) => target === dialog.current && dialog.current?.close()}
      >
        <h2 id="standing-title">{text.standing}</h2>
        <p class="note">{text.standingNote}</p>
        {left.map(({ seat, answers }) => (
          <Answers key={seat} mine={seat} view={view} answers={answers} isNamed={left.length > 1} />
        ))}
        <form method="dialog" class="confirm">
          <button type="submit" class="button">
            {texts().play.close}
          </button>
        </form>
      </dialog>
    </>
  );
}

interface Given {
  mine: number;
  view: View;
  answers: StandingAnswer[];
  /** Where both heroes of a side are the player's. */
  isNamed: boolean;
}
function Answers({ mine, view, answers, isNamed }: Given) {
  const { id } = useTable().table;
  const doing = useDoing();
  const text = online().days;
  const say = (all: StandingAnswer[]): Promise<boolean> => doing.run(() => request('standing', { table: id, answers: all, seat: mine }));
  return (
    <>
      {isNamed ? <h3>{named('fighter', view.seats[mine].hero, view.seats[mine].hero)}</h3> : null}
      {answers.length ? (
        <ol>
          {answers.map((answer, place) => (
            <li key={place}>
              <span>{said(answer, view, mine)}</span>
              <button
                type="button"
                class="button"
                disabled={doing.isBusy}
                aria-label={text.remove(said(answer, view, mine))}
                onClick={() => void say(answers.filter((_, other) => other !== place))}
              >
                ×
              </button>
            </li>
          ))}
        </ol>
      ) : (
        <p role="status">{text.noneStands}</p>
      )}
      {answers.length < MOST_HERE ? (
        <OneMore mine={mine} view={view} doing={doing} add={(answer) => void say([...answers, answer])} />
      ) : null}
      <Problem of={doing} />
    </>
  );
}
/** As the labels of the form call it. */
function said({ by, on, card }: StandingAnswer, view: View, mine: number): string {
  const text = online().days;
  const { hero } = view.seats[mine];
  return [
    `${text.by}: ${by === null ? text.anybody : nameOfFighter(by, view)}`,
    ...(on === null ? [] : [`${text.on}: ${nameOfFighter(on, view)}`]),
    `${text.defend}: ${card === null ? text.noCard : named('card', card, hero)}`,
  ].join(' · ');
}

function OneMore({ mine, view, doing, add }: Pick<Given, 'mine' | 'view'> & { doing: Doing; add(answer: StandingAnswer): void }) {
  const text = online().days;
  const by = useSignal(ANY);
  const on = useSignal(ANY);
  const card = useSignal(ANY);
  const { fighters, kinds, allies } = matchOf({ setup: view.setup });
  const there = fighters.filter(({ name }) => view.fighters[name] && !view.fighters[name].defeated);
  const own = there.filter(({ seat }) => seat === mine);
  const others = there.filter(({ seat }) => seat !== mine && !(allies[mine] & (1 << seat)));
  const { hand, hero } = view.seats[mine];
  const cards = kinds.filter(
    ({ id, seat, card: { type } }) => seat === mine && hand.includes(id) && (type === 'defense' || type === 'versatile'),
  );
  const fighterOf = ({ name }: { name: string }): [string, string] => [name, nameOfFighter(name, view)];
  const chosen = (value: string): string | null => (value === ANY ? null : value);
  return (
    <form
      class="one-more"
      onSubmit={(event) => {
        event.preventDefault();
        add({ by: chosen(by.value), on: chosen(on.value), card: cards.some(({ id }) => id === card.value) ? card.value : null });
      }}
    >
      <Pick label={text.by} of={[[ANY, text.anybody], ...others.map(fighterOf)]} value={by.value} set={(to) => (by.value = to)} />
      {own.length > 1 ? (
        <Pick label={text.on} of={[[ANY, text.anyOwn], ...own.map(fighterOf)]} value={on.value} set={(to) => (on.value = to)} />
      ) : null}
      <Pick
        label={text.defend}
        of={[[ANY, text.noCard], ...cards.map(({ id }): [string, string] => [id, named('card', id, hero)])]}
        value={card.value}
        set={(to) => (card.value = to)}
      />
      <button type="submit" class="button main" disabled={doing.isBusy}>
        {text.add}
      </button>
    </form>
  );
}
function Pick({ label, of, value, set }: { label: string; of: [string, string][]; value: string; set(to: string): void }) {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => set(currentTarget.value)}>
        {of.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
