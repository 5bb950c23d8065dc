/** Between two people at one device: nothing of the next one's cards is on the page until they say that they are there. */
import { useEffect, useRef } from 'preact/hooks';
import { accents, Emblem } from '../look/art.tsx';
import { language, texts } from '../texts/texts.ts';
import { useGame } from './playing.ts';
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
      <button type="button" class="button main" onClick={() => game.face(curtain)} autofocus>
        {texts().play.iAm(who)}
      </button>
    </dialog>
  );
}
