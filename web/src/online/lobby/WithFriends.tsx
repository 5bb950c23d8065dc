/** Tables of one's own: a duel with a friend at once, or anything else. */
import { FRIENDLY_DUEL } from '@peerless/protocol';
import { go, linkTo } from '../../route.ts';
import { request } from '../connection.ts';
import { useDoing } from '../doing.ts';
import { Problem } from '../Problem.tsx';
import { online } from '../texts.ts';
import './with-friends.css';

export function WithFriends() {
  const text = online();
  const doing = useDoing();
  // Who begins is left to chance.
  const invite = (): void => {
    const mine = Math.random() < 0.5 ? 0 : 1;
    const seats = [0, 1].map((seat) => ({ kind: seat === mine ? ('open' as const) : ('reserved' as const) }));
    void doing.run(async () => go('table', (await request('create', { options: FRIENDLY_DUEL, seats, mine })).table));
  };
  return (
    <section class="panel with-friends" aria-labelledby="friend-title">
      <h2 id="friend-title">{text.friend}</h2>
      <p class="note">{text.friendNote}</p>
      <button type="button" class="button main" disabled={doing.isBusy} onClick={invite}>
        {text.inviteFriend}
      </button>
      <Problem of={doing} />
      <a class="button" href={linkTo('online', 'new')}>
        {text.ownTable}
      </a>
      <p class="note">{text.ownTableNote}</p>
    </section>
  );
}
