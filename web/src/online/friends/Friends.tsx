/** In the lobby: challenges, friends, and the link by which one is challenged. */
import type { Friend } from '@peerless/protocol';
import { useSignal } from '@preact/signals';
import { linkTo } from '../../route.ts';
import { key } from '../me.ts';
import { nameOf } from '../names.ts';
import { useOwnOrigin } from '../own-origin.ts';
import { Person } from '../Person.tsx';
import { online } from '../texts.ts';
import { ChallengeLine } from './ChallengeLine.tsx';
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
              <ChallengeLine key={each.table} challenge={each} changed={refreshFriends} />
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
