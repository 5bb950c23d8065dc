/**
 * How much of its text a hand face shows, decided for all new faces at once: the browser tells when they have been laid out, before they
 * are painted, and what was found is remembered by card, language and width.
 */
import { signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { settings } from '../settings/settings.ts';
import { lang } from '../texts/texts.ts';

/** From the most to the least: all of the text in larger letters, all of it, its timing words. */
const FITS = ['large', 'whole', 'brief'] as const;
interface Setting {
  fits: (typeof FITS)[number];
  /** The shares that words which are too long are narrowed to. */
  narrowed: readonly number[];
}
const found = new Map<string, Setting>();
const keys = new WeakMap<Element, string>();
/** Counts how often letters have changed their widths. */
const fonts = signal(0);

const wordsOf = (face: Element): HTMLElement[] => [...face.querySelectorAll<HTMLElement>('.narrowed')];
/** What comes last is pushed over the edge, or a word of the text is longer than the line. */
function isOverfull(face: Element): boolean {
  const print = face.querySelector('.print')!;
  const { offsetTop, offsetHeight } = print.lastElementChild as HTMLElement;
  const { scrollWidth, clientWidth } = face.querySelector('.whole')!;
  return offsetTop + offsetHeight > print.clientHeight || scrollWidth > clientWidth;
}
const narrow = (face: Element, shares: readonly number[]): void =>
  wordsOf(face).forEach((words, n) => words.style.setProperty('--narrow', `${shares[n] ?? 1}`));

/** All that is read is read together, and so is what is written: the page is laid out three times at most. */
function measure(faces: readonly HTMLElement[]): Setting[] {
  for (const face of faces) narrow(face, []);
  const settings = faces.map(
    (face): Setting => ({
      fits: 'brief',
      narrowed: wordsOf(face).map(({ clientWidth, scrollWidth }) => Math.min(1, clientWidth / scrollWidth)),
    }),
  );
  faces.forEach((face, n) => narrow(face, settings[n].narrowed));
  for (const fits of FITS.slice(0, -1)) {
    const open = faces.map((_, n) => n).filter((n) => settings[n].fits === 'brief');
    for (const n of open) faces[n].dataset.fits = fits;
    for (const n of open.filter((n) => !isOverfull(faces[n]))) settings[n].fits = fits;
  }
  return settings;
}
function fit(faces: readonly HTMLElement[]): void {
  const placed = faces.map((face) => ({ face, place: `${keys.get(face)} ${face.clientWidth}` }));
  const unknown = new Map(placed.filter(({ place }) => !found.has(place)).map(({ place, face }) => [place, face]));
  const settings = measure([...unknown.values()]);
  [...unknown.keys()].forEach((place, n) => found.set(place, settings[n]));
  for (const { face, place } of placed) {
    const { fits, narrowed } = found.get(place)!;
    face.dataset.fits = fits;
    narrow(face, narrowed);
  }
}

const observer =
  typeof ResizeObserver === 'undefined' ? null : new ResizeObserver((entries) => fit(entries.map(({ target }) => target as HTMLElement)));
if (observer)
  document.fonts.addEventListener('loadingdone', () => {
    found.clear();
    fonts.value += 1;
  });

/** Fits what is printed on a face, whenever it is another card or language, or letters of another size. */
export function useFit(face: RefObject<HTMLElement | null>, card: string): void {
  const key = `${lang()} ${settings.value.textSize} ${fonts.value} ${card}`;
  useLayoutEffect(() => {
    const element = face.current!;
    keys.set(element, key);
    observer?.observe(element);
    return () => observer?.unobserve(element);
  }, [key]);
}
