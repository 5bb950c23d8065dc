/** A game over the network, from its first answer to what comes after it; also for those who watch. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { gameScreen } from '../../play/game.ts';
import { TableScreen } from '../../play/TableScreen.tsx';
import { remoteHost } from '../../remote/remote.ts';
import { useDoing } from '../doing.ts';
import { OnlinePage } from '../OnlinePage.tsx';
import { type Opened, serverNow } from '../opened.ts';
import { finished, replayFinished } from '../people/replay.ts';
import { online } from '../texts.ts';
import { After } from './After.tsx';
import { AllHands, MINUTES_BEHIND } from './AllHands.tsx';
import { TableProvider } from './at-table.ts';
import { Notices } from './Notices.tsx';
import { Clock, Sitting } from './Sitting.tsx';
import { Talk } from './Talk.tsx';
import { OfferDraw, Tools } from './Tools.tsx';
import { tableTexts } from './texts.ts';

const TICK = 250;

/** Shows a table whose game has begun; whoever renders it has opened the table, and closes it. */
export function OnlinePlay({ table }: { table: Opened }) {
  if (table.moment.value && table.state.value) return <Game key={`${table.id} ${table.eyes.value}`} table={table} />;
  if (table.eyes.value !== 'all') return <main class="page" aria-busy="true" />;
  const { notYet, asItHappens } = tableTexts();
  return (
    <OnlinePage title={online().table} back="lobby">
      <p role="status">{notYet(MINUTES_BEHIND)}</p>
      <button type="button" class="button main" onClick={() => table.seeAs('spectator')}>
        {asItHappens}
      </button>
    </OnlinePage>
  );
}

function Game({ table }: { table: Opened }) {
  const now = useSignal(serverNow());
  const isTalking = useSignal(false);
  const game = useMemo(
    () =>
      gameScreen(
        table.moment.value!.update.view.setup,
        remoteHost(table, (why) => online().refusals[why]),
      ),
    [table],
  );
  useEffect(() => () => game.close(), [game]);
  useEffect(() => {
    const timer = setInterval(() => (now.value = serverNow()), TICK);
    return () => clearInterval(timer);
  }, []);
  const at = useMemo(() => ({ table, now }), [table]);
  const { ended, mine, options } = table.state.value!;
  const isPlayed = ended !== null && mine.length > 0;
  useEffect(() => {
    if (!isPlayed) return;
    // Whoever played is told where it turned; without the record the result stands as it is.
    finished(table.id).then(
      (kept) => {
        game.kept.value = kept;
      },
      () => {},
    );
  }, [game, isPlayed]);
  const text = tableTexts();
  const doing = useDoing();
  const view = game.latest.value?.view;
  return (
    <TableProvider value={at}>
      <TableScreen
        game={game}
        address={['table', table.id]}
        after={<After doing={doing} />}
        review={!mine.length && !options.isPublic ? null : (where) => void doing.run(() => replayFinished(table.id, where))}
        ending={ended?.how === 'agreedDraw' ? text.agreedDraw : ended?.how === 'abandoned' ? text.abandoned : null}
        sitting={(seat) => <Sitting seat={seat} />}
        clockOf={(seat) => <Clock seat={seat} />}
        tools={<Tools isTalking={isTalking} />}
        endings={<OfferDraw />}
        notices={<Notices />}
        hands={view && (!mine.length || view.eyes === 'all') ? <AllHands view={view} /> : null}
      >
        <Talk isOpen={isTalking} />
      </TableScreen>
    </TableProvider>
  );
}
