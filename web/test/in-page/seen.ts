/** What somebody who looks at the page sees of it. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export const CONTROLS = 'button, a[href], input, select, textarea, summary, [role="button"]';

export const boxOf = (element: Element): Box => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
};
export const meet = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});
export const width = ({ left, right }: Box): number => right - left;
export const height = ({ top, bottom }: Box): number => bottom - top;
/** How far one sticks out of the other, at the side where it is most. */
export const beyond = (inner: Box, outer: Box): number =>
  Math.max(outer.left - inner.left, outer.top - inner.top, inner.right - outer.right, inner.bottom - outer.bottom);
export const windowBox = (): Box => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });

/** What is only read aloud is clipped away. */
export const isShown = (element: Element): boolean => {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  for (let each: Element | null = element; each; each = each.parentElement)
    if (getComputedStyle(each).clipPath === 'inset(50%)') return false;
  const box = boxOf(element);
  return width(box) > 0 && height(box) > 0;
};

/** What it scrolls in; a dialog lies outside of whatever it was opened from. */
export function scrollerOf(element: Element | null): Element | null {
  const found = element?.closest('[data-scrolls], dialog');
  return found?.hasAttribute('data-scrolls') ? found : null;
}
/** What has been scrolled away, in part or whole, is there and not in sight. */
export const isScrolledAway = (element: Element): boolean => {
  const scroller = scrollerOf(element.parentElement);
  return !!scroller && beyond(boxOf(element), boxOf(scroller)) > 1;
};
export const isSeen = (element: Element): boolean => isShown(element) && !isScrolledAway(element);
export const isDrawn = (element: Element): boolean => element instanceof SVGElement;

/** Only what a dialog shows can be reached while it is open; the end of a game lies over the table until it is put away. */
export const root = (): Element =>
  [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('.result') ?? document.body;

export const partsSeen = (): HTMLElement[] => [...root().querySelectorAll<HTMLElement>('[data-part]')].filter(isSeen);
export const controlsSeen = (): Element[] => [...root().querySelectorAll(CONTROLS)].filter(isSeen);

export interface Text {
  node: Node;
  element: Element;
  words: string;
  /** In pixels of the screen. */
  size: number;
}
/** Every piece of text that is seen; or that would be, were nothing scrolled away. */
export function textsSeen(is: (element: Element) => boolean = isSeen): Text[] {
  const walker = document.createTreeWalker(root(), NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  const seen = new Map<Element, boolean>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.nodeValue!.trim();
    const element = node.parentElement!;
    if (!words || element.tagName === 'OPTION' || sizeOf(element) === 0) continue;
    if (!seen.has(element)) seen.set(element, is(element));
    if (seen.get(element)) found.push({ node, element, words, size: sizeOf(element) });
  }
  return found;
}
function sizeOf(element: Element): number {
  const size = Number.parseFloat(getComputedStyle(element).fontSize);
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  return matrix ? size * Math.hypot(matrix.a, matrix.b) : size;
}

/** The boxes of the lines of a text, as high as its letters: the room that a font keeps above and below them may be cut. */
export function linesOf({ node, size }: Pick<Text, 'node' | 'size'>): Box[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].map(({ left, right, top, bottom }) => {
    const middle = (top + bottom) / 2;
    return { left, right, top: Math.max(top, middle - size / 2), bottom: Math.min(bottom, middle + size / 2) };
  });
}

/** The board as it is drawn, whatever room is around it. */
export function picture(): Box | null {
  const drawn = root().querySelector<SVGSVGElement>('[data-part="board"] svg[role="group"]');
  const matrix = drawn?.getScreenCTM();
  if (!drawn || !matrix) return null;
  const { x, y, width: wide, height: high } = drawn.viewBox.baseVal;
  const [from, to] = [new DOMPoint(x, y).matrixTransform(matrix), new DOMPoint(x + wide, y + high).matrixTransform(matrix)];
  return { left: from.x, top: from.y, right: to.x, bottom: to.y };
}

/** What kind of thing it is, for whoever has to find it. */
export function kindOf(element: Element): string {
  const part = element.closest('[data-part]');
  const of = part && part !== element ? ` in the ${part.getAttribute('data-part')}` : '';
  return `${element.getAttribute('data-part') ?? `${element.tagName.toLowerCase()}${element.classList.length ? `.${element.classList[0]}` : ''}`}${of}`;
}
/** What it says, shortened. */
export function saidBy(element: Element): string {
  const said = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
  return said.length > 40 ? `${said.slice(0, 39)}…` : said;
}
