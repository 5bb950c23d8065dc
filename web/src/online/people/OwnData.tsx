/** All that the server knows of the player: to be taken away, or deleted. */
import { download } from '../../games/download.ts';
import { go } from '../../route.ts';
import { useDoing } from '../doing.ts';
import { ask, become, key, Refused } from '../me.ts';
import { Problem } from '../Problem.tsx';
import { Sure } from '../Sure.tsx';
import { online } from '../texts.ts';

/** One record a line, which is no JSON as a whole. */
async function exported(): Promise<string> {
  const response = await fetch('/api/me/games', { headers: { Authorization: `Bearer ${key.value?.key}` } });
  if (!response.ok) throw new Refused('busy');
  return response.text();
}

export function OwnData() {
  const text = online();
  const doing = useDoing();
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
      <Sure does={text.forget} sure={text.forgetSure} not={text.keep} isBusy={doing.isBusy} onSure={() => void forget()} />
      <Problem of={doing} />
    </section>
  );
}
