/** All that the server knows of the player: to be taken away, or deleted. */
import { useSignal } from '@preact/signals';
import { download } from '../../games/download.ts';
import { go } from '../../route.ts';
import { Problem, useDoing } from '../doing.tsx';
import { ask, become, key, Refused } from '../me.ts';
import { online } from '../words.ts';

/** One record a line, which is no JSON as a whole. */
async function exported(): Promise<string> {
  const response = await fetch('/api/me/games', { headers: { Authorization: `Bearer ${key.value?.key}` } });
  if (!response.ok) throw new Refused('busy');
  return response.text();
}

export function OwnData() {
  const text = online();
  const doing = useDoing();
  const isAsked = useSignal(false);
  const forget = (): Promise<unknown> =>
    doing.run(async () => {
      await ask('DELETE', '/me');
      become(null);
      go('');
      location.reload();
    });
  return (
    <section class="panel">
      <h2>{text.data}</h2>
      <button
        type="button"
        class="button"
        disabled={doing.isBusy}
        onClick={() => void doing.run(async () => download('games.jsonl', await exported()))}
      >
        {text.export}
      </button>
      <p class="note">{text.forgetNote}</p>
      {isAsked.value ? (
        <div class="doings">
          <button type="button" class="button" onClick={() => (isAsked.value = false)}>
            {text.keep}
          </button>
          <button type="button" class="button danger" disabled={doing.isBusy} onClick={() => void forget()}>
            {text.forgetSure}
          </button>
        </div>
      ) : (
        <button type="button" class="button danger" onClick={() => (isAsked.value = true)}>
          {text.forget}
        </button>
      )}
      <Problem of={doing} />
    </section>
  );
}
