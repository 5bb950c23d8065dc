/** Lets things fly over the table while it is told what happens. Nothing waits for them. */
import { useComputed } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { accents } from '../../look/art.tsx';
import { isStill, paced } from '../../settings/settings.ts';
import { useGame } from '../playing.ts';
import { type Flight, flightsOf, type Place, pulsesOf } from './flights.ts';
import './flights.css';

/** Milliseconds at the usual speed: of a flight, and between two that begin together. */
const FLIES = 260;
const APART = 70;
const BEATS = 320;

export function Flights() {
  const game = useGame();
  const sky = useRef<HTMLDivElement>(null);
  const { skipped } = game;
  useEffect(() => {
    for (const each of sky.current!.getAnimations({ subtree: true })) each.cancel();
  }, [skipped.value]);
  useEffect(
    () =>
      game.watch((event) => {
        if (isStill() || paced(FLIES) === 0 || document.hidden) return;
        const { view } = game.latest.value!;
        const eyes = typeof view.eyes === 'number' ? view.eyes : null;
        const flights = flightsOf(event, eyes, game.telling.value?.attack.seat ?? null);
        const pulse = pulsesOf(event);
        const before = skipped.peek();
        // Where they go is drawn with the next picture.
        requestAnimationFrame(() => {
          if (skipped.peek() !== before) return;
          flights.forEach((flight, n) => fly(sky.current, flight, n, (seat) => accents(view.seats[seat].hero)));
          if (pulse) beat(pulse);
        });
      }),
    [game],
  );
  const asked = useComputed(() => game.newest.value?.view.seq);
  return <div ref={sky} class="flights" data-telling={game.isTelling} data-asked={asked} aria-hidden="true" />;
}

const found = (place: Place): Element | null =>
  place.map((each) => document.querySelector(each)).find((element) => element !== null && element.getClientRects().length > 0) ?? null;
const middle = (element: Element): { x: number; y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

function fly(sky: HTMLElement | null, { from, to, card, text }: Flight, n: number, look: (seat: number) => Record<string, string>): void {
  const [start, end] = [found(from), found(to)];
  if (!sky || !start || !end) return;
  const thing = document.createElement('i');
  thing.className = text === undefined ? 'card' : 'text';
  thing.textContent = text ?? '';
  if (card !== undefined) for (const [name, value] of Object.entries(look(card))) thing.style.setProperty(name, value);
  sky.append(thing);
  const [a, b] = [middle(start), middle(end)];
  const at = ({ x, y }: typeof a, more: string): string => `translate(${x}px, ${y}px) translate(-50%, -50%) ${more}`;
  const flying = thing.animate(
    [
      { transform: at(a, 'scale(0.7)'), opacity: 0 },
      { transform: at(a, 'scale(1)'), opacity: 1, offset: 0.12 },
      { transform: at(b, 'scale(1)'), opacity: 1, offset: 0.88 },
      { transform: at(b, 'scale(0.7)'), opacity: 0 },
    ],
    { duration: paced(FLIES), delay: n * paced(APART), easing: 'ease-in-out', fill: 'backwards' },
  );
  flying.onfinish = () => thing.remove();
  flying.oncancel = () => thing.remove();
}
function beat(place: Place): void {
  found(place)?.animate([{ transform: 'scale(1)' }, { transform: 'scale(1.18)' }, { transform: 'scale(1)' }], {
    duration: paced(BEATS),
    easing: 'ease-out',
  });
}
