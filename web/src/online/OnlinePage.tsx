/** The frame of every online screen: where one came from, what it is, and how the connection is. */

import type { ComponentChildren } from 'preact';
import { Back } from '../look/Back.tsx';
import { Title } from '../look/Title.tsx';
import { isOnline } from '../offline.ts';
import { linkTo } from '../route.ts';
import { state, turnedAway } from './connection.ts';
import { isLost } from './lost.ts';
import { isDisowned } from './me.ts';
import { online } from './texts.ts';
import './online.css';

interface Props {
  title: string;
  /** The first screen, or the lobby. */
  back: 'start' | 'lobby';
  looks?: string;
  isBusy?: boolean;
  /** Beside the title. */
  beside?: ComponentChildren;
  children?: ComponentChildren;
}
export function OnlinePage({ title, back, looks = '', isBusy = false, beside, children }: Props) {
  const text = online();
  return (
    <main class={`page online ${looks}`} aria-busy={isBusy}>
      <header>
        <Back to={back === 'start' ? linkTo('') : linkTo('online')}>{back === 'start' ? text.toStart : text.toLobby}</Back>
        <Title>{title}</Title>
        {beside}
      </header>
      {children}
      <ConnectionNotice />
    </main>
  );
}

/** Lies over the page: nothing moves when it comes and goes. */
function ConnectionNotice() {
  const text = online();
  const lost = turnedAway.value ? text.refusals[turnedAway.value] : text.broken;
  return (
    <div class="connection-notice" role="status">
      {isLost.value ? <p>{isOnline.value ? lost : text.offline}</p> : null}
      {isDisowned.value ? (
        <p>
          {text.disowned}{' '}
          <button type="button" class="button" onClick={() => (isDisowned.value = false)}>
            {text.understood}
          </button>
        </p>
      ) : null}
      {state.value === 'oldPage' ? (
        <p>
          {text.oldPage}{' '}
          <button type="button" class="button" onClick={() => location.reload()}>
            {text.reload}
          </button>
        </p>
      ) : null}
    </div>
  );
}

/** Instead of what needs the server. */
export function Unreachable() {
  const text = online();
  return (
    <div class="panel unreachable">
      <p>{turnedAway.value ? text.refusals[turnedAway.value] : isOnline.value ? text.unreachable : text.offline}</p>
      <a class="button main" href={linkTo('new', 'computer')}>
        {text.meanwhile}
      </a>
    </div>
  );
}
