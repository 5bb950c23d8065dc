/** Clicks and keys that hold for the whole table. */
import { useEffect } from 'preact/hooks';
import { settings } from '../settings/settings.ts';
import { silence } from '../settings/silence.ts';
import { STEP, zoomBy } from './board/zoom.ts';
import type { GameScreen } from './game.ts';
import { answerSurely } from './prompt/answering-surely.ts';
import { useTool } from './tools.ts';

const OFFERED = '[data-offered="true"], [data-usable="true"], .answers button, .board[data-aimed="true"]';
/**
 * While something is being shown, the first click or key shows the rest at once; on something that is offered it answers as well, and so does
 * a key that the player has set, elsewhere it does nothing else. What does not belong to the game is marked, and works at once.
 */
export function skipFirst(game: GameScreen, event: Event, isSet = false): boolean {
  if (!game.isTelling.value || (event.target instanceof Element && event.target.closest('[data-at-once]'))) return false;
  game.skip();
  // The second click of two was meant for what was there before, and so was a key that is still held.
  const isAgain = (event instanceof MouseEvent && event.detail > 1) || (event instanceof KeyboardEvent && event.repeat);
  if (!isAgain && (isSet || (event.target instanceof Element && event.target.closest(OFFERED)))) return false;
  event.stopPropagation();
  event.preventDefault();
  return true;
}

/** Leads the keyboard from one thing that may be chosen to the next. */
function focusNext(): void {
  const offered = [
    ...document.querySelectorAll<HTMLElement | SVGElement>('[data-offered="true"], .answers button:not([aria-disabled="true"])'),
  ];
  const at = offered.indexOf(document.activeElement as HTMLElement);
  offered[(at + 1) % offered.length]?.focus();
}

/** By what the key writes, or by where it is: on a Cyrillic keyboard the key of N writes another letter. */
const isPressed = (event: KeyboardEvent, key: string): boolean =>
  event.key.toLowerCase() === key.toLowerCase() || event.code === `Key${key.toUpperCase()}`;

/** The keys that the player has set. */
export function useKeys(game: GameScreen): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target } = event;
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { keys } = settings.value;
      const name = Object.entries(keys).find(([, key]) => isPressed(event, key))?.[0];
      if (event.key !== 'Tab' && skipFirst(game, event, name !== undefined)) return;
      if (event.key === 'Escape' && game.past.value) game.lookAt(null);
      if (name === 'next') focusNext();
      else if (name === 'undo') useTool(game, 'undo', game.undo);
      else if (name === 'redo') game.redo();
      else if (name === 'hint' && game.host.offers.hint) useTool(game, 'hint', game.advise);
      else if (name === 'threats') game.isThreatShown.value = !game.isThreatShown.value;
      else if (name === 'log') game.log.toggle();
      else if (name === 'sound') silence();
      else if (name === 'zoomIn') zoomBy(game.zoom, STEP);
      else if (name === 'zoomOut') zoomBy(game.zoom, -STEP);
      else if (name === 'pass' && !(target instanceof HTMLButtonElement) && !(target instanceof SVGElement)) {
        const [pass] = game.latest.value ? game.find({ pass: true }) : [];
        if (pass === undefined) return;
        event.preventDefault();
        answerSurely(game, pass);
      }
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [game]);
}
