/** A game that came as a link: kept, and shown. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Kept } from '../host/host.ts';
import { Back } from '../look/Back.tsx';
import { Title } from '../look/Title.tsx';
import { linkTo, type ScreenProps } from '../route.ts';
import { texts } from '../texts/texts.ts';
import { Problems } from './Problems.tsx';
import { unpacked } from './share.ts';
import { gamesKept, isSame, keepGame } from './store.ts';
import './games.css';

/** The same link opened twice is one game. */
async function keptOnce(kept: Kept): Promise<string> {
  const before = (await gamesKept()).find(({ record }) => isSame(record, kept.record));
  if (!before) await keepGame(kept);
  return (before ?? kept).id;
}

interface Refused {
  why: 'linkBroken' | 'cannotKeep';
  error: unknown;
}
export function SharedScreen({ rest: [data = ''] }: ScreenProps) {
  const refused = useSignal<Refused | null>(null);
  const { games, start } = texts();
  useEffect(() => {
    let isWanted = true;
    const refuse = (why: Refused['why']) => (error: unknown) => {
      if (isWanted) refused.value = { why, error };
    };
    refused.value = null;
    unpacked(data).then(
      (kept) =>
        keptOnce(kept).then((id) => {
          // The way back leads past the link.
          if (isWanted) location.replace(linkTo('replay', id));
        }, refuse('cannotKeep')),
      refuse('linkBroken'),
    );
    return () => {
      isWanted = false;
    };
  }, [data]);
  return (
    <main class="page" aria-busy={refused.value === null}>
      <header>
        <Back to={linkTo('')}>{start.back}</Back>
        <Title>{games.sharedTitle}</Title>
      </header>
      {refused.value === null ? (
        <p role="status">{games.opening}</p>
      ) : (
        <div role="alert">
          <p>{games[refused.value.why]}</p>
          <Problems error={refused.value.error} />
        </div>
      )}
      <a class="button" href={linkTo('games')}>
        {games.toGames}
      </a>
    </main>
  );
}
