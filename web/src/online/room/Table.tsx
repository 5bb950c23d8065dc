/** A table by its address: where people gather, and then the game. */
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { linkTo } from '../../route.ts';
import { isLost } from '../lost.ts';
import { OnlinePage, Unreachable } from '../OnlinePage.tsx';
import { type Opened, openTable } from '../opened.ts';
import { online } from '../texts.ts';
import { Room } from './Room.tsx';

type Play = ComponentType<{ table: Opened }>;

export function Table({ id, invite }: { id: string; invite?: string }) {
  const table = useSignal<Opened | null>(null);
  useEffect(() => {
    const opened = openTable(id, invite);
    table.value = opened;
    return () => opened.close();
  }, [id, invite]);
  return table.value ? <Shown table={table.value} invite={invite} /> : <Busy />;
}
function Shown({ table, invite }: { table: Opened; invite?: string }) {
  const state = table.state.value;
  const play = usePlay();
  if (table.problem.value) return <Nothing why={online().refusals[table.problem.value]} />;
  if (!state) return <Busy />;
  if (state.phase === 'gathering' || state.phase === 'choosing') return <Room state={state} invite={invite} />;
  if (!state.board) return <Nothing why={online().closed} />;
  const Play = play;
  return Play ? <Play table={table} /> : <Busy />;
}
/** The game itself comes while people still gather. */
function usePlay(): Play | null {
  const play = useSignal<{ Shown: Play } | null>(null);
  useEffect(() => {
    void import('../table/OnlinePlay.tsx').then(({ OnlinePlay }) => {
      play.value = { Shown: OnlinePlay };
    });
  }, []);
  return play.value?.Shown ?? null;
}

const Busy = () => (
  <OnlinePage title={online().table} back="lobby" isBusy={!isLost.value}>
    {isLost.value ? <Unreachable /> : <p>{online().connecting}</p>}
  </OnlinePage>
);
const Nothing = ({ why }: { why: string }) => (
  <OnlinePage title={online().table} back="lobby">
    <div class="panel" role="alert">
      <p>{why}</p>
      <a class="button main" href={linkTo('online')}>
        {online().toLobby}
      </a>
    </div>
  </OnlinePage>
);
