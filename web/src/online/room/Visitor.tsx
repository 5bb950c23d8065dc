/** Somebody who has come to a table and does not sit yet: one press, and they do. */
import { LONGEST_NAME, type TableState } from '@peerless/protocol';
import { useSignal } from '@preact/signals';
import { go } from '../../route.ts';
import { request } from '../connection.ts';
import { useDoing } from '../doing.ts';
import { me } from '../me.ts';
import { changeCard, ownNameOf } from '../names.ts';
import { Problem } from '../Problem.tsx';
import { online } from '../texts.ts';
import { nameAt, seatsFor } from './seats.ts';
import '../../start/fields.css';
import './visitor.css';

export function Visitor({ state, invite }: { state: TableState; invite?: string }) {
  const text = online();
  const doing = useDoing();
  const typed = useSignal<string | null>(null);
  const player = me.value;
  if (!player) return null;
  const [seat] = seatsFor(state, player.id, invite !== undefined);
  if (seat === undefined) return <p class="panel">{text.full}</p>;
  const name = typed.value ?? ownNameOf(player);
  const sit = async (): Promise<void> => {
    // A name that the server does not like keeps nobody from playing.
    if (name.trim() && name !== player.name) await changeCard({ name: name.trim() }).catch(() => {});
    await request('sit', { table: state.id, seat, ...(invite === undefined ? {} : { invite }) });
  };
  const { sitting } = state.seats[seat];
  const challenger = state.seats.findIndex((each) => each.sitting.kind === 'person');
  const isChallenged = state.seats.length === 2 && challenger >= 0 && sitting.kind === 'reserved' && sitting.for === player.id;
  const decline = async (): Promise<void> => {
    await request('decline', { table: state.id });
    go('online');
  };
  return (
    <form
      class="panel visitor"
      onSubmit={(event) => {
        event.preventDefault();
        void doing.run(sit);
      }}
    >
      {isChallenged ? <p>{text.friends.wants(nameAt(state, challenger))}</p> : invite === undefined ? null : <p>{text.byLink}</p>}
      <label class="field">
        <span>{text.yourName}</span>
        <input
          type="text"
          maxLength={LONGEST_NAME}
          autocomplete="nickname"
          value={name}
          aria-describedby="name-note"
          onInput={({ currentTarget }) => (typed.value = currentTarget.value)}
        />
        <small class="note" id="name-note">
          {text.nameNote}
        </small>
      </label>
      <button type="submit" class="button main" disabled={doing.isBusy}>
        {isChallenged ? text.friends.accept : text.play}
      </button>
      {isChallenged ? (
        <button type="button" class="button" disabled={doing.isBusy} onClick={() => void doing.run(decline)}>
          {text.friends.decline}
        </button>
      ) : null}
      <Problem of={doing} />
    </form>
  );
}
