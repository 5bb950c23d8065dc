/** Opens a kept game. */

import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { ScreenProps } from '../App.tsx';
import { gameKept } from '../games/store.ts';
import type { Kept } from '../host/host.ts';
import { localHost } from '../host/local.ts';
import { linkTo } from '../route.ts';
import { words } from '../words/words.ts';
import { Again } from './Again.tsx';
import { gameScreen } from './game.ts';
import { TableScreen } from './TableScreen.tsx';

export function PlayScreen({ rest: [id] }: ScreenProps) {
  const kept = useSignal<Kept | null | undefined>(undefined);
  useEffect(() => {
    gameKept(id ?? '').then(
      (found) => {
        kept.value = found ?? null;
      },
      () => {
        kept.value = null;
      },
    );
  }, [id]);
  if (kept.value === null)
    return (
      <main class="page">
        <h1>{words().play.notFound}</h1>
        <a class="button" href={linkTo('')}>
          {words().play.toStart}
        </a>
      </main>
    );
  return kept.value ? <TableOf key={kept.value.id} kept={kept.value} /> : <main class="page" aria-busy="true" />;
}

function TableOf({ kept }: { kept: Kept }) {
  const game = useMemo(() => gameScreen(kept.record.setup, localHost(kept)), [kept]);
  useEffect(() => () => game.close(), [game]);
  return <TableScreen game={game} address={['play', kept.id]} after={<Again />} />;
}
