/** Whom the player wants to meet no more. */
import type { Profile } from '@peerless/protocol';
import { useAsked } from '../asked.ts';
import { blocked } from '../connection.ts';
import { useDoing } from '../doing.ts';
import { ask } from '../me.ts';
import { nameOf } from '../names.ts';
import { Person } from '../Person.tsx';
import { Problem } from '../Problem.tsx';
import { online } from '../texts.ts';
import '../tables.css';

export function Blocked() {
  const text = online();
  return (
    <section class="panel">
      <h2>{text.blocked}</h2>
      {blocked.value.size ? (
        <ul class="tables">
          {[...blocked.value].map((id) => (
            <BlockedPlayer key={id} id={id} />
          ))}
        </ul>
      ) : (
        <p class="note">{text.noneBlocked}</p>
      )}
    </section>
  );
}
function BlockedPlayer({ id }: { id: string }) {
  const text = online();
  const doing = useDoing();
  const asked = useAsked<Profile>(`/players/${encodeURIComponent(id)}`);
  const card = asked.value && 'got' in asked.value ? asked.value.got.player : { id, name: '', emblem: '' };
  const unblock = (): Promise<unknown> =>
    doing.run(async () => {
      blocked.value = new Set(await ask<string[]>('DELETE', `/me/blocked/${encodeURIComponent(id)}`));
    });
  return (
    <li>
      <span class="about">
        <Person card={card} />
      </span>
      <button
        type="button"
        class="button"
        aria-label={`${text.unblock}: ${nameOf(card)}`}
        disabled={doing.isBusy}
        onClick={() => void unblock()}
      >
        {text.unblock}
      </button>
      <Problem of={doing} />
    </li>
  );
}
