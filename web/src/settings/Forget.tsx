/** Deletes everything kept on this device, after asking. */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { texts } from '../texts/texts.ts';

async function forgetEverything(): Promise<void> {
  await new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('peerless');
    request.onsuccess = resolve;
    request.onerror = reject;
  });
  for (const key of Object.keys(localStorage)) if (key.startsWith('peerless.')) localStorage.removeItem(key);
  location.hash = '';
  location.reload();
}

export function Forget() {
  const dialog = useRef<HTMLDialogElement>(null);
  const isBusy = useSignal(false);
  const hasFailed = useSignal(false);
  const text = texts().settings;
  return (
    <>
      <p>{text.aboutForget}</p>
      <button type="button" class="button danger" onClick={() => dialog.current?.showModal()}>
        {text.forget}
      </button>
      <dialog ref={dialog} aria-labelledby="forget-title" aria-describedby="forget-about">
        <h2 id="forget-title">{text.forgetTitle}</h2>
        <p id="forget-about">{text.forgetWarning}</p>
        <p role="alert">{hasFailed.value ? text.notForgotten : ''}</p>
        <form method="dialog" class="sure">
          <button type="submit" class="button" disabled={isBusy.value}>
            {text.keep}
          </button>
          <button
            type="button"
            class="button danger"
            disabled={isBusy.value}
            onClick={() => {
              isBusy.value = true;
              forgetEverything().catch(() => {
                isBusy.value = false;
                hasFailed.value = true;
              });
            }}
          >
            {text.forget}
          </button>
        </form>
      </dialog>
    </>
  );
}
