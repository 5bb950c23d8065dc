/** The same player on another device. */
import type { PlayerKey } from '@peerless/protocol';
import { useSignal } from '@preact/signals';
import { go } from '../../route.ts';
import { useDoing } from '../doing.ts';
import { ask, become, revokeOthers } from '../me.ts';
import { Problem } from '../Problem.tsx';
import { Sure } from '../Sure.tsx';
import { online } from '../texts.ts';
import '../../start/fields.css';
import './recovery.css';

export function Recovery() {
  const text = online();
  const doing = useDoing();
  const code = useSignal<string | null>(null);
  const isCopied = useSignal(false);
  const isAlone = useSignal(false);
  const show = (newCode: () => Promise<string>): Promise<boolean> =>
    doing.run(async () => {
      code.value = await newCode();
      isCopied.value = false;
    });
  const renew = (): Promise<boolean> => show(async () => (await ask<{ recovery: string }>('POST', '/me/recovery')).recovery);
  const revoke = async (): Promise<void> => {
    isAlone.value = await show(revokeOthers);
  };
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(code.value ?? '').then(
      () => void (isCopied.value = true),
      () => {},
    );
  return (
    <section class="panel setup">
      <h2>{text.devices}</h2>
      <p class="note">{text.recoveryNote}</p>
      {code.value === null ? (
        <button type="button" class="button" disabled={doing.isBusy} onClick={() => void renew()}>
          {text.newCode}
        </button>
      ) : (
        <div class="doings">
          <input
            class="recovery-code"
            readOnly
            value={code.value}
            aria-label={text.code}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <button type="button" class="button" onClick={() => void copy()}>
            {text.copy}
          </button>
          <span role="status">{isCopied.value ? text.codeCopied : ''}</span>
        </div>
      )}
      <Problem of={doing} />
      <p role="status">{isAlone.value ? text.revoked : ''}</p>
      <p class="note">{text.revokeNote}</p>
      <Sure does={text.revoke} sure={text.revokeSure} not={text.cancel} isBusy={doing.isBusy} onSure={() => void revoke()} />
      <EnterCode />
    </section>
  );
}

function EnterCode() {
  const text = online();
  const doing = useDoing();
  const code = useSignal('');
  const recover = (): Promise<unknown> =>
    doing.run(async () => {
      const { id, key } = await ask<PlayerKey>('POST', '/recover', { code: code.value });
      become({ id, key });
      go('player', id);
      // Everything that was opened for the other player is opened anew.
      location.reload();
    });
  return (
    <details>
      <summary>{text.enterCode}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void recover();
        }}
      >
        <label class="field">
          <span>{text.code}</span>
          <input
            class="recovery-code"
            required
            maxLength={60}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            value={code.value}
            onInput={({ currentTarget }) => (code.value = currentTarget.value)}
          />
          <small class="note">{text.enterCodeNote}</small>
        </label>
        <button type="submit" class="button" disabled={doing.isBusy}>
          {text.recover}
        </button>
        {doing.problem === 'unknownKey' ? (
          <p class="problem" role="alert">
            {text.noSuchCode}
          </p>
        ) : (
          <Problem of={doing} />
        )}
      </form>
    </details>
  );
}
