/** In the page, whatever browser shows it: things by role and name, and where on the screen a press reaches them. */
import { computeAccessibleName, getRole, isDisabled, isInaccessible } from 'dom-accessibility-api';
import { offers, type Point, pointOn } from '../in-page/reach.ts';

export interface Sought {
  role: string;
  /** The whole name, or what it matches. */
  name?: string | RegExp;
  within?: Sought;
}

/** All that people can find, in the order of the page. */
function all({ role, name, within }: Sought): HTMLElement[] {
  const roots: ParentNode[] = within ? all(within) : [document];
  return roots
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>('*')])
    .filter((element) => getRole(element) === role && isNamed(element, name) && isShown(element));
}
function isNamed(element: Element, name: Sought['name']): boolean {
  if (name === undefined) return true;
  const called = computeAccessibleName(element);
  return typeof name === 'string' ? called === name : name.test(called);
}
const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true }) && !isInaccessible(element);
const mayBePressed = (element: Element): boolean => !isDisabled(element) && element.ariaDisabled !== 'true' && !element.closest('[inert]');

export const count = (sought: Sought): number => all(sought).length;
export const texts = (sought: Sought): string[] => all(sought).map(({ textContent }) => textContent ?? '');
export const value = (sought: Sought): string | null => (all(sought)[0] as HTMLInputElement | undefined)?.value ?? null;

/** Where it can be pressed, after scrolling to it; null as long as it cannot: not there, not allowed, moving or covered. */
export const place = (sought: Sought): Promise<Point | null> => placeOf(all(sought).find(mayBePressed));

export const offered = (): string[] => offers().map((element) => computeAccessibleName(element));
export const placeOfOffer = (index: number): Promise<Point | null> => placeOf(offers()[index] as HTMLElement | undefined);

async function placeOf(element: HTMLElement | undefined): Promise<Point | null> {
  if (!element) return null;
  const box = boxOf(element);
  box.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const before = box.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const { x, y } = box.getBoundingClientRect();
  const point = before.x === x && before.y === y ? pointOn(box) : null;
  // A mouse is at whole pixels.
  return point && { x: Math.round(point.x), y: Math.round(point.y) };
}
/** A control that is drawn by its label is pressed there. */
function boxOf(element: HTMLElement): HTMLElement {
  const isDrawn = getComputedStyle(element).opacity !== '0' && element.offsetWidth !== 1;
  return isDrawn ? element : ((element as HTMLInputElement).labels?.[0] ?? element);
}
