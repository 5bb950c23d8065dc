/** What is wanted less often: the sound, the settings, giving up. */
import type { ComponentChildren, RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { Icon } from '../look/Icon.tsx';
import { go } from '../route.ts';
import { isSilent } from '../settings/silence.ts';
import { texts } from '../texts/texts.ts';
import { useGame } from './playing.ts';
import { Volume } from './Volume.tsx';
import './menu.css';

interface MenuProps {
  /** Of this table: the settings lead back to it. */
  address: string[];
  /** Other ways to end the game before its end. */
  children: ComponentChildren;
}
export function Menu({ address, children }: MenuProps) {
  const menu = useRef<HTMLDialogElement>(null);
  const asked = useRef<HTMLDialogElement>(null);
  const { play } = texts();
  const seat = useOwnSeat();
  return (
    <>
      <button type="button" class="button plain to-menu" aria-label={play.menu} title={play.menu} onClick={() => menu.current?.showModal()}>
        <Icon name="menu" />
        {isSilent() ? <Icon name="silence" size={15} /> : null}
      </button>
      <dialog
        ref={menu}
        class="table-menu"
        aria-label={play.menu}
        onClick={(event) => event.target === menu.current && menu.current?.close()}
      >
        <form method="dialog">
          <Volume />
          <button type="submit" class="button" onClick={() => go('settings', ...address)}>
            <Icon name="settings" />
            {play.settings}
          </button>
          {seat === undefined ? null : (
            <button type="submit" class="button" disabled={seat === null} onClick={() => asked.current?.showModal()}>
              <Icon name="flag" />
              {play.concede}
            </button>
          )}
          <button type="submit" class="button plain">
            {play.close}
          </button>
        </form>
      </dialog>
      <Concede asked={asked} seat={seat ?? null}>
        {children}
      </Concede>
    </>
  );
}
/** Who could give up: null while nobody can, undefined where nobody plays here any more. */
function useOwnSeat(): number | null | undefined {
  const game = useGame();
  const { view, seats } = game.latest.value!;
  if (!game.host.offers.play || view.over || seats.every(({ kind }) => kind !== 'person')) return undefined;
  return typeof view.eyes === 'number' && !view.seats[view.eyes].out ? view.eyes : null;
}
interface ConcedeProps {
  asked: RefObject<HTMLDialogElement | null>;
  seat: number | null;
  children: ComponentChildren;
}
/** Giving up asks once more. */
function Concede({ asked, seat, children }: ConcedeProps) {
  const game = useGame();
  const { play } = texts();
  return (
    <dialog ref={asked} aria-label={play.concede}>
      <p>{play.reallyConcede}</p>
      <form method="dialog" class="confirm">
        <button type="submit" class="button main" onClick={() => seat !== null && game.concede(seat)}>
          {play.concede}
        </button>
        {children}
        <button type="submit" class="button">
          {play.keepPlaying}
        </button>
      </form>
    </dialog>
  );
}
