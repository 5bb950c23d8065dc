/** All that is told when it is first met, to be read again. */
import { HEROES } from '@peerless/heroes';
import { linkTo } from '../route.ts';
import { isEloquent, named } from '../texts/texts.ts';
import { MeetingPicture } from './MeetingPicture.tsx';
import { heroMeeting, type Picture, THING_IDS, THINGS } from './meetings.ts';
import { said } from './said.ts';
import { isSpoken, meetingTexts } from './texts.ts';
import './meeting-list.css';

/** Where no game is going on, somebody who has such a thing stands for it. */
const STANDS_FOR = {
  token: () => HEROES.find(({ tokens }) => tokens)?.id,
  form: () => HEROES.find(({ forms }) => forms?.length)?.id,
};
function pictureOf(id: (typeof THING_IDS)[number]): Picture | null {
  const { picture } = THINGS[id];
  if (typeof picture !== 'function') return picture;
  const token = id === 'fog' ? STANDS_FOR.token() : undefined;
  const form = STANDS_FOR.form();
  return token !== undefined ? { token } : form === undefined ? null : { emblem: form };
}

export function MeetingList() {
  if (!isSpoken.value) return null;
  const meetings = meetingTexts();
  return (
    <details class="meeting-list">
      <summary>{meetings.title}</summary>
      <p>{meetings.note}</p>
      <ul>
        {THING_IDS.map((id) => (
          <Line key={id} picture={pictureOf(id)} text={said({ id })} topic={THINGS[id].topic} />
        ))}
      </ul>
      {isEloquent.value ? (
        <>
          <h3>{meetings.heroes}</h3>
          <ul>
            {HEROES.map(({ id }) => (
              <Line key={id} picture={{ emblem: id }} name={named('fighter', id, id)} text={said(heroMeeting(id))} topic={id} />
            ))}
          </ul>
        </>
      ) : null}
    </details>
  );
}
function Line({ picture, name, text, topic }: { picture: Picture | null; name?: string; text: string; topic: string }) {
  return (
    <li>
      {picture ? <MeetingPicture picture={picture} size={32} /> : null}
      <p>
        {name === undefined ? null : <b>{name}. </b>}
        {text} <a href={linkTo('learn', topic)}>{meetingTexts().showRule}</a>
      </p>
    </li>
  );
}
