/** The link to a game: copied at once where the browser allows it, and shown in any case. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Kept } from '../host/host.ts';
import { texts } from '../texts/texts.ts';
import { shareLink } from './share.ts';

export function ShareLink({ game }: { game: Kept }) {
  const link = useSignal('');
  const isCopied = useSignal<boolean | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const { games } = texts();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link.value);
      isCopied.value = true;
    } catch {
      isCopied.value = false;
      field.current?.select();
    }
  };
  useEffect(() => {
    void shareLink(game).then((made) => {
      link.value = made;
      return copy();
    });
  }, [game]);
  return (
    <div class="share">
      <p>
        <span role="status">{isCopied.value === null ? '' : isCopied.value ? games.linkCopied : games.linkHere}</span>{' '}
        {game.over ? null : games.showsAll}
      </p>
      <div>
        <input ref={field} readOnly value={link.value} aria-label={games.link} onFocus={({ currentTarget }) => currentTarget.select()} />
        <button type="button" class="button" onClick={() => void copy()}>
          {games.copy}
        </button>
      </div>
    </div>
  );
}
