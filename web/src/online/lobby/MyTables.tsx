/** The player's own tables that are not over. */
import type { TableState } from '@peerless/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { state as connection, myTables, request } from '../connection.ts';
import { online } from '../texts.ts';
import { TableLine } from './Tables.tsx';
import '../tables.css';

/** The server lets one connection look at a few tables at once. */
const MOST = 6;

export function MyTables() {
  const text = online();
  const found = useSignal<TableState[]>([]);
  const ids = myTables.value.slice(-MOST).reverse();
  useEffect(() => {
    if (connection.value !== 'open') return;
    let isWanted = true;
    void Promise.all(ids.map(glance)).then((states) => {
      if (isWanted) found.value = states.filter((state) => state !== null);
    });
    return () => {
      isWanted = false;
    };
  }, [ids.join(), connection.value]);
  if (!found.value.length) return null;
  return (
    <section class="panel">
      <h2>{text.mine}</h2>
      <ul class="tables">
        {found.value.map((state) => (
          <TableLine key={state.id} card={cardOf(state)} doing={text.goOn} />
        ))}
      </ul>
    </section>
  );
}
/** A look at the table, no longer than needed: the others shall not think that the player is there. */
async function glance(id: string): Promise<TableState | null> {
  try {
    const { table } = await request('open', { table: id });
    await request('close', { table: id });
    return table.phase === 'over' ? null : table;
  } catch {
    return null;
  }
}
const cardOf = ({ id, phase, options, seats, board }: TableState) => ({
  id,
  phase,
  options,
  board,
  turn: 0,
  seats: seats.map(({ sitting, hero }) => ({
    player: sitting.kind === 'person' ? sitting.player : null,
    level: sitting.kind === 'computer' ? sitting.level : null,
    isOpen: sitting.kind === 'open',
    hero,
  })),
});
