/** Opens a kept game. */

import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { gameKept } from '../games/store.ts';
import type { Kept } from '../host/host.ts';
import { localHost } from '../host/local.ts';
import { Title } from '../look/Title.tsx';
import { linkTo, type ScreenProps } from '../route.ts';
import { texts } from '../texts/texts.ts';
import { Again } from './Again.tsx';
import { reviewOf } from './end/review.ts';
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
        <Title>{texts().play.notFound}</Title>
        <a class="button" href={linkTo('')}>
          {texts().play.toStart}
        </a>
      </main>
    );
  if (!kept.value) return <main class="page" aria-busy="true" />;
  return kept.value.lesson ? <LessonOf key={kept.value.id} kept={kept.value} /> : <TableOf key={kept.value.id} kept={kept.value} />;
}

type Table = ComponentType<{ kept: Kept }>;
/** A lesson brings its teacher; one that is gone leaves a game like any other. */
function LessonOf({ kept }: { kept: Kept }) {
  const Found = useSignal<Table | null>(null);
  useEffect(() => {
    const table = async (): Promise<Table> => {
      const { lessonTable } = await import('../lesson/LessonTable.tsx');
      return (await lessonTable(kept.lesson!.id)) ?? TableOf;
    };
    void table().then((found) => {
      Found.value = found;
    });
  }, [kept]);
  return Found.value ? <Found.value kept={kept} /> : <main class="page" aria-busy="true" />;
}

function TableOf({ kept }: { kept: Kept }) {
  const game = useMemo(() => gameScreen(kept.record.setup, localHost(kept)), [kept]);
  useEffect(() => () => game.close(), [game]);
  return <TableScreen game={game} address={['play', kept.id]} after={<Again />} review={reviewOf(kept.id)} />;
}
