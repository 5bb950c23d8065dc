/** What is wrong with the way the page is laid out: each fault with its element and by how many pixels. */
import { beyondSlack, type Fault, fault } from './fault.ts';
import { offers, pointOn, touched } from './reach.ts';
import { covering, unseen } from './resolved.ts';
import {
  type Box,
  beyond,
  boxOf,
  controlsSeen,
  height,
  isDrawn,
  isScrolledAway,
  isShown,
  kindOf,
  linesOf,
  meet,
  partsSeen,
  picture,
  root,
  saidBy,
  scrollerOf,
  type Text,
  textsSeen,
  width,
  windowBox,
} from './seen.ts';

export interface Limits {
  /** Least size of a control. */
  control: number;
  /** Least size of text. */
  text: number;
  /** May the page scroll, because text is so large? */
  mayScroll: boolean;
}
export interface Laid {
  faults: Fault[];
  /** Shares of the window that the picture of the board covers; null while something lies over the table. */
  share: Share | null;
}
type Share = { area: number; width: number; height: number };

/** Controls of the page itself; what is pressed on the board is as large as the board. */
const controls = (): Element[] => controlsSeen().filter((each) => !isDrawn(each));
const isScrolled = (element: Element): boolean => scrollerOf(element) !== null;

export function laid(limits: Limits): Laid {
  const texts = textsSeen();
  return {
    faults: [
      ...pairs(partsSeen(), placeOf),
      ...pairs(controls(), boxOf),
      ...outside(limits, texts),
      ...cut(texts),
      ...stickingOut(textsSeen(isShown)),
      ...unmarked(),
      ...small(limits, texts),
      ...broken(texts),
      ...covered(limits),
      ...covering(),
      ...(limits.mayScroll ? [] : unseen()),
      ...(limits.mayScroll ? [] : scrolledAway()),
      ...(limits.mayScroll ? apart() : []),
    ],
    share: root() === document.body ? shareOf(picture()) : null,
  };
}

function shareOf(box: Box | null): Share {
  const inside = box ? meet(box, windowBox()) : null;
  if (!inside) return { area: 0, width: 0, height: 0 };
  const [wide, high] = [width(inside) / innerWidth, height(inside) / innerHeight];
  return { area: wide * high, width: wide, height: high };
}

/** The board is where its picture is. */
const placeOf = (part: Element): Box => {
  const drawn = part.getAttribute('data-part') === 'board' ? picture() : null;
  return drawn ? meet(drawn, boxOf(part)) : boxOf(part);
};
const overlap = (one: Box, other: Box): number => {
  const both = meet(one, other);
  return Math.min(width(both), height(both));
};
/** Two overlap, and neither lies over others on purpose. */
function pairs(elements: readonly Element[], place: (element: Element) => Box): Fault[] {
  const placed = elements.map((element) => ({ element, box: place(element), over: element.closest('[data-over], dialog') }));
  return placed.flatMap((one, n) =>
    placed
      .slice(n + 1)
      .filter((other) => one.over === other.over && !one.element.contains(other.element) && !other.element.contains(one.element))
      .map((other) => fault(one.element, `overlaps ${kindOf(other.element)}`, overlap(one.box, other.box), ` / ${saidBy(other.element)}`))
      .filter(beyondSlack),
  );
}

const linesIn = (texts: readonly Text[]): { element: Element; box: Box }[] =>
  texts.flatMap((text) => linesOf(text).map((box) => ({ element: text.element, box })));
const boxesOf = (elements: readonly Element[], place = boxOf): { element: Element; box: Box }[] =>
  elements.map((element) => ({ element, box: place(element) }));

function outside({ mayScroll }: Limits, texts: readonly Text[]): Fault[] {
  const page = document.documentElement;
  const edge = mayScroll ? { ...windowBox(), top: -scrollY, bottom: page.scrollHeight - scrollY } : windowBox();
  const all = [...boxesOf(partsSeen(), placeOf), ...boxesOf(controls()), ...linesIn(texts)];
  return [
    ...all
      .filter(({ element }) => !isScrolled(element) || element.hasAttribute('data-scrolls'))
      .map(({ element, box }) => fault(element, 'lies outside the window', beyond(box, edge))),
    fault(page, 'scrolls sideways', page.scrollWidth - innerWidth),
    ...(mayScroll ? [] : [fault(page, 'scrolls', page.scrollHeight - innerHeight)]),
  ].filter(beyondSlack);
}

const CLIPS = /hidden|clip|auto|scroll/;
/** One line of what a button beside it tells whole. */
const isInShort = (element: Element): boolean =>
  getComputedStyle(element).textOverflow === 'ellipsis' && element.closest('.in-short')?.querySelector('[aria-expanded="false"]') != null;
/** What hides whatever sticks out of it, around an element; a part may have an edge of its own. */
function clipping(element: Element): Element[] {
  const found: Element[] = [];
  for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
    if (each.hasAttribute('data-scrolls') || isInShort(each)) break;
    if (!isDrawn(each) && CLIPS.test(getComputedStyle(each).overflow) && !(each === element && each.matches('[data-part]')))
      found.push(each);
  }
  return found;
}
/** Text, controls and parts of which something is hidden. */
function cut(texts: readonly Text[]): Fault[] {
  return [...linesIn(texts), ...boxesOf(controls()), ...boxesOf(partsSeen())].flatMap(({ element, box }) =>
    clipping(element)
      .map((each) => fault(element, `is cut off by ${each === element ? 'its own edge' : kindOf(each)}`, beyond(box, boxOf(each))))
      .filter(beyondSlack)
      .slice(0, 1),
  );
}

/** Text that is not inside the control, the card or the seat that it belongs to, also where that is scrolled away. */
const stickingOut = (texts: readonly Text[]): Fault[] =>
  texts.flatMap((text) => {
    const holder = text.element.closest('button, a[href], [data-part="card"], [data-part="seat"]');
    if (!holder || !(text.element.closest('dialog')?.contains(holder) ?? true) || getComputedStyle(holder).display === 'inline') return [];
    const by = Math.max(...linesOf(text).map((box) => beyond(box, boxOf(holder))));
    return [fault(text.element, `sticks out of ${kindOf(holder)}`, by)].filter(beyondSlack);
  });

/** A hand of which some lies beyond its edge, and nothing says so. */
const unmarked = (): Fault[] =>
  partsSeen()
    .filter((part) => part.matches('[data-part="hand"]') && /auto|scroll/.test(getComputedStyle(part).overflowY))
    .filter((part) => part.scrollHeight - part.clientHeight - part.scrollTop > HIDDEN && getComputedStyle(part).maskImage === 'none')
    .map((part) => fault(part, 'does not show that it goes on', part.scrollHeight - part.clientHeight - part.scrollTop));
/** Pixels of a list that nobody misses. */
const HIDDEN = 5;

function small({ control, text }: Limits, texts: readonly Text[]): Fault[] {
  const isLarge = (...sides: number[]): boolean => Math.min(...sides) >= control - 0.5;
  const letters = texts
    .filter(({ size }) => size < text - 0.05)
    .map(({ element, size }) => fault(element, `has letters under ${text} px`, text - size));
  const narrow = controls().flatMap((element) => {
    const box = boxOf(element.closest('label') ?? element);
    if (isLarge(width(box), height(box)) || isInText(element)) return [];
    const { wide, high } = touched(element, control);
    const said = ` ${Math.round(wide)} × ${Math.round(high)}`;
    return isLarge(wide, high) ? [] : [fault(element, `is smaller than ${control} px`, control - Math.min(wide, high), said)];
  });
  return [...letters, ...narrow];
}
/** A link inside a sentence is as high as the sentence. */
const isInText = (element: Element): boolean =>
  element.matches('a') && getComputedStyle(element).display === 'inline' && element.parentElement!.textContent !== element.textContent;

/** Words may end a line only where there is a space or a dash. */
const WORD = /[^\s\-–—/·…\u00ad\u200b]{2,}/gu;
function broken(texts: readonly Text[]): Fault[] {
  return texts
    .filter((text) => new Set(linesOf(text).map(({ top }) => Math.round(top))).size > 1)
    .flatMap(({ node, element, size }) =>
      [...node.nodeValue!.matchAll(WORD)]
        .filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = [...range.getClientRects()].map(({ top }) => top);
          return Math.max(...tops) - Math.min(...tops) > size / 2;
        })
        .map(({ 0: word }) => fault(element, 'breaks a word', 0, `: ${word}`)),
    );
}

/** What is asked and every answer are in sight, unless text is so large that anything scrolls; cards in hand may be many. */
const scrolledAway = (): Fault[] =>
  offers()
    .filter((element) => !element.matches('[data-part="card"]') && isScrolledAway(element))
    .map((element) => fault(element, 'is scrolled out of sight'));

/** The log was drawn out over it, and can be put away. */
function isDrawnOver(element: Element): boolean {
  const drawer = document.querySelector('.log-drawer');
  return drawer !== null && !drawer.contains(element) && overlap(boxOf(element), boxOf(drawer)) > 0;
}
/** Whatever answers, and every control, can be touched; where the page may scroll, once it has been scrolled there. */
function covered({ mayScroll }: Limits): Fault[] {
  const untouched = [...new Set([...offers(), ...controls()])].filter(
    (element) => !isScrolledAway(element) && pointOn(element) === null && !isDrawnOver(element),
  );
  const isBelow = untouched.map((element) => mayScroll && beyond(boxOf(element), windowBox()) > 0);
  const [left, top] = [scrollX, scrollY];
  const found = untouched.filter((element, n) => {
    if (isBelow[n]) scrollBy({ top: boxOf(element).top - innerHeight / 2, behavior: 'instant' });
    return !isBelow[n] || pointOn(element) === null;
  });
  scrollTo({ left, top, behavior: 'instant' });
  return found.map((element) => fault(element, 'cannot be touched'));
}

/** Where the page scrolls, what is asked and the board are seen together. */
function apart(): Fault[] {
  const prompt = partsSeen().find((each) => each.getAttribute('data-part') === 'prompt');
  const drawn = picture();
  if (!prompt || !drawn) return [];
  const box = boxOf(prompt);
  const by = Math.max(box.bottom, drawn.bottom) - Math.min(box.top, drawn.top) - innerHeight;
  return [fault(prompt, 'does not share one screen with the board', by)].filter(beyondSlack);
}
