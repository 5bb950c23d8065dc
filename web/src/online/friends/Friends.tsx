/** In the lobby: challenges, friends, and the link by which one is challenged. */
import type { Challenge, Friend } from '@peerless/protocol';
import { useSignal } from '@preact/signals';
import { go, linkTo } from '../../route.ts';
import { named } from '../../texts/texts.ts';
import { request } from '../connection.ts';
import { useDoing } from '../doing.ts';
import { key } from '../me.ts';
import { nameOf } from '../names.ts';
import { useOwnOrigin } from '../own-origin.ts';
import { Badge, Person } from '../Person.tsx';
import { Problem } from '../Problem.tsx';
import { online } from '../texts.ts';
import { clockSaid } from '../times.ts';
import { friends, refreshFriends, useFriends } from './friends.ts';
import '../tables.css';
import './friends.css';

export function FriendsPanel() {
  const text = online().friends;
  useFriends();
  const { follows = [], challenges = [] } = friends.value ?? {};
  return (
    <section class="panel friends" aria-labelledby="friends-title">
      <h2 id="friends-title">{text.title}</h2>
      <div role="status">
        {challenges.length ? (
          <ul class="tables" aria-label={text.challenges}>
            {challenges.map((each) => (
              <ChallengeLine key={each.table} challenge={each} />
            ))}
          </ul>
        ) : null}
      </div>
      {follows.length ? (
        <ul class="tables">
          {[...follows]
            .sort((a, b) => Number(b.isHere) - Number(a.isHere))
            .map((each) => (
              <FriendLine key={each.player.id} friend={each} />
            ))}
        </ul>
      ) : (
        <p class="note">{text.none}</p>
      )}
      {key.value ? <OwnLink id={key.value.id} /> : null}
    </section>
  );
}
function FriendLine({ friend: { player, isHere } }: { friend: Friend }) {
  const text = online().friends;
  return (
    <li data-here={isHere}>
      <Person card={player} />
      <small>{isHere ? text.isHere : text.isAway}</small>
      <a class="button" href={linkTo('challenge', player.id)} aria-label={`${text.challenge}: ${nameOf(player)}`}>
        {text.challenge}
      </a>
    </li>
  );
}
function ChallengeLine({ challenge: { table, from, to, options } }: { challenge: Challenge }) {
  const { rated, friends: text } = online();
  const doing = useDoing();
  const isOwn = from.id === key.value?.id;
  const board = options.board === 'random' ? [] : [named('board', options.board)];
  const end = (how: 'stand' | 'decline'): void =>
    void doing.run(async () => {
      await request(how, { table });
      await refreshFriends();
    });
  return (
    <li>
      <Badge emblem={(isOwn ? to : from).emblem} size={20} />
      <span class="about">
        <b>{isOwn ? text.waitsFor(nameOf(to)) : text.wants(nameOf(from))}</b>
        <small>{[...(options.rated ? [rated] : []), clockSaid(options.clock), ...board].join(' · ')}</small>
        <Problem of={doing} />
      </span>
      {isOwn ? null : (
        <button type="button" class="button main" disabled={doing.isBusy} onClick={() => void doing.run(() => accept(table))}>
          {text.accept}
        </button>
      )}
      <button type="button" class="button" disabled={doing.isBusy} onClick={() => end(isOwn ? 'stand' : 'decline')}>
        {isOwn ? text.withdraw : text.decline}
      </button>
    </li>
  );
}
/** Sits down on the seat that is kept. */
async function accept(table: string): Promise<void> {
  const { table: state } = await request('open', { table });
  const seat = state.seats.findIndex(({ sitting }) => sitting.kind === 'reserved' && sitting.for === key.value?.id);
  if (seat >= 0) await request('sit', { table, seat });
  await request('close', { table });
  go('table', table);
}

function OwnLink({ id }: { id: string }) {
  const text = online();
  const isCopied = useSignal(false);
  const { origin } = useOwnOrigin();
  const link = `${origin}${location.pathname}${linkTo('challenge', id)}`;
  const copy = (): void =>
    void navigator.clipboard.writeText(link).then(
      () => (isCopied.value = true),
      () => {},
    );
  return (
    <div class="own-link">
      <label>
        <span>{text.friends.link}</span>
        <input readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <button type="button" class="button" onClick={copy}>
        {text.copy}
      </button>
      <p class="note" role="status">
        {isCopied.value ? text.copied : text.friends.linkNote}
      </p>
    </div>
  );
}
