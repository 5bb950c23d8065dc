/** Between two people at one device: nothing of the next one's cards is on the page until they say that they are there. */
import type { View } from '@peerless/engine';
import { useEffect, useRef } from 'preact/hooks';
import { accents, Emblem } from '../look/art.tsx';
import { language, named, texts } from '../texts/texts.ts';
import { useGame } from './playing.ts';
import { Stands } from './Stands.tsx';
import { seenBy } from './sides.ts';
import './curtain.css';

export function Curtain() {
  const game = useGame();
  const { curtain, view } = game.latest.value!;
  const dialog = useRef<HTMLDialogElement>(null);
  const isUp = curtain !== null && !game.isTelling.value;
  useEffect(() => {
    if (isUp) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isUp, curtain]);
  if (curtain === null) return null;
  const { hero } = view.seats[curtain];
  const who = language().player(curtain, game.cast());
  return (
    <dialog
      ref={dialog}
      class="curtain"
      style={accents(hero)}
      aria-label={texts().play.handOver(who)}
      onCancel={(event) => event.preventDefault()}
    >
      <Emblem hero={hero} size={96} />
      <h2>{texts().play.handOver(who)}</h2>
      <Everybody view={seenBy(view, curtain)} />
      <button type="button" class="button main" onClick={() => game.face(curtain)} autofocus>
        {texts().play.iAm(who)}
      </button>
    </dialog>
  );
}
/** Who is with whom, as whoever is to look will see it. */
function Everybody({ view }: { view: View }) {
  if (view.setup.mode !== 'teams') return null;
  return (
    <ul>
      {view.seats.map(({ hero }, seat) => (
        <li key={seat} style={accents(hero)}>
          <Emblem hero={hero} size={22} /> {named('fighter', hero, hero)} <Stands view={view} seat={seat} />
        </li>
      ))}
    </ul>
  );
}
