/** The link that friends come by: to be copied, shared, or read from the screen by a camera. */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { atLeast } from '../../look/widths.ts';
import { linkTo } from '../../route.ts';
import { useOwnOrigin } from '../own-origin.ts';
import { online } from '../texts.ts';
import { QrCode } from './QrCode.tsx';
import './invite-link.css';

const isWide = (): boolean => atLeast('columns').matches;

export function InviteLink({ id, invite }: { id: string; invite: string }) {
  const text = online();
  const isCopied = useSignal<boolean | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const { origin, isOnlyHere } = useOwnOrigin();
  const link = `${origin}${location.pathname}${linkTo('table', id, invite)}`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      isCopied.value = true;
    } catch {
      isCopied.value = false;
      field.current?.select();
    }
  };
  // Whoever changes their mind has shared nothing: that is no failure.
  const share = (): Promise<void> => navigator.share({ title: text.shareText, url: link }).catch(() => {});
  return (
    <section class="panel invite" aria-labelledby="invite-title">
      <h2 id="invite-title">{text.invitation}</h2>
      <p class="note">{isOnlyHere ? text.onlyHere : text.invitationNote}</p>
      <input ref={field} readOnly value={link} aria-label={text.link} onFocus={({ currentTarget }) => currentTarget.select()} />
      <div class="doings">
        <button type="button" class="button main" onClick={() => void copy()}>
          {text.copy}
        </button>
        {'share' in navigator ? (
          <button type="button" class="button" onClick={() => void share()}>
            {text.share}
          </button>
        ) : null}
        <span role="status">{isCopied.value === null ? '' : isCopied.value ? text.copied : text.copyByHand}</span>
      </div>
      <details open={isWide()}>
        <summary>{text.qr}</summary>
        <QrCode text={link} label={text.qrOf} />
      </details>
    </section>
  );
}
