/** Who challenges whom to what; accepted, declined or withdrawn. */
import type { Challenge } from '@peerless/protocol';
import { go } from '../../route.ts';
import { named } from '../../texts/texts.ts';
import { request } from '../connection.ts';
import { useDoing } from '../doing.ts';
import { key } from '../me.ts';
import { nameOf } from '../names.ts';
import { Badge } from '../Person.tsx';
import { Problem } from '../Problem.tsx';
import { online } from '../texts.ts';
import { clockSaid } from '../times.ts';
import '../tables.css';

export function ChallengeLine({ challenge: { table, from, to, options }, changed }: { challenge: Challenge; changed(): void }) {
  const { rated, friends: text } = online();
  const doing = useDoing();
  const isOwn = from.id === key.value?.id;
  const board = options.board === 'random' ? [] : [named('board', options.board)];
  const end = (how: 'stand' | 'decline'): void =>
    void doing.run(async () => {
      await request(how, { table });
      changed();
    });
  return (
    <li>
      <Badge emblem={(isOwn ? to : from).emblem} size={20} />
      <span class="about">
        <b>{isOwn ? text.waitsFor(nameOf(to)) : text.wants(nameOf(from))}</b>
        <small>{[...(options.rated ? [rated] : []), clockSaid(options.clock), ...board].join(' · ')}</small>
        <Problem of={doing} />
      </span>
      {isOwn ? null : (
        <button type="button" class="button main" disabled={doing.isBusy} onClick={() => void doing.run(() => accept(table))}>
          {text.accept}
        </button>
      )}
      <button type="button" class="button" disabled={doing.isBusy} onClick={() => end(isOwn ? 'stand' : 'decline')}>
        {isOwn ? text.withdraw : text.decline}
      </button>
    </li>
  );
}
/** Sits down on the seat that is kept. */
async function accept(table: string): Promise<void> {
  const { table: state } = await request('open', { table });
  const seat = state.seats.findIndex(({ sitting }) => sitting.kind === 'reserved' && sitting.for === key.value?.id);
  if (seat >= 0) await request('sit', { table, seat });
  await request('close', { table });
  go('table', table);
}
