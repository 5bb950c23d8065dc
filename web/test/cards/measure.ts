/** What is wrong with the faces on the sheet, as lines that name the card and its fault. */

/** Letters may stick out of their line by so much. */
const SLACK = 1.5;
/** The smallest letters, in pixels. */
const LEAST = 11;
/** Words may be drawn narrower, to no less than this share. */
const NARROWEST = { hand: 0.75, reading: 0.75, tile: 0.55 };
/** What may not lie over each other. */
const BLOCKS = {
  hand: ['.top > .card-value', '.item', '.title', '.text', '.boost', '.user'],
  reading: ['.card-picture', 'h3', '.facts', '.text', 'footer'],
  tile: ['.value', '.boost', '.name'],
} as const;
export type Face = keyof typeof BLOCKS;

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left - SLACK &&
  inner.top >= outer.top - SLACK &&
  inner.right <= outer.right + SLACK &&
  inner.bottom <= outer.bottom + SLACK;
const isOver = (a: Box, b: Box): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK;
const isShown = (element: Element): boolean => element.getClientRects().length > 0 && !element.closest('.unseen');

export const measure = (kind: Face): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-card]')].flatMap((item) => {
    const face = item.firstElementChild as HTMLElement;
    const faults = [
      ...lettering(face),
      ...crowding(face, kind),
      ...(kind === 'tile' ? [] : picturing(face)),
      ...(kind === 'hand' ? handling(face) : []),
      ...narrowing(face, kind),
    ];
    return faults.map((fault) => `${item.dataset.card}: ${fault}`);
  });

function* lettersOf(root: Element): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    // The initial that stands for an emblem is a picture.
    if (node.data.trim() && isShown(node.parentElement!) && !node.parentElement!.closest('svg')) yield node;
  }
}
/** Words as lines may be broken between them. */
function* wordsOf(node: Text): Generator<{ word: string; boxes: DOMRect[] }> {
  const range = document.createRange();
  for (const { 0: word, index } of node.data.matchAll(/[^\s–—-]+[–—-]*/g)) {
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    yield { word, boxes: [...range.getClientRects()].filter(({ width }) => width > 0) };
  }
}
/** What of a line is printed: its box is higher than its letters. */
const printed = ({ left, right, top, bottom }: DOMRect, size: number): Box => ({
  left,
  right,
  top: (top + bottom - size) / 2,
  bottom: (top + bottom + size) / 2,
});
/** Too small, broken, or not inside of what shows it. */
function lettering(face: HTMLElement): string[] {
  const frame = boxOf(face);
  return [...lettersOf(face)].flatMap((node) => {
    const size = Number.parseFloat(getComputedStyle(node.parentElement!).fontSize);
    return [
      ...(size < LEAST ? [`“${node.data}” is ${size} px high`] : []),
      ...[...wordsOf(node)].flatMap(({ word, boxes }) => [
        ...(new Set(boxes.map(({ top }) => Math.round(top))).size > 1 ? [`“${word}” is broken`] : []),
        ...(boxes.every((box) => isWithin(printed(box, size), frame)) ? [] : [`“${word}” is not all inside`]),
      ]),
    ];
  });
}
function crowding(face: HTMLElement, kind: Face): string[] {
  const blocks = BLOCKS[kind].flatMap((name) =>
    [...face.querySelectorAll(name)].filter((each) => isShown(each) && !each.closest('.bonus')).map((each) => ({ name, box: boxOf(each) })),
  );
  return [
    ...blocks.filter(({ box }) => !isWithin(box, boxOf(face))).map(({ name }) => `${name} is not all inside`),
    ...blocks.flatMap((one, n) =>
      blocks
        .slice(n + 1)
        .filter((other) => isOver(one.box, other.box))
        .map((other) => `${one.name} and ${other.name} lie over each other`),
    ),
  ];
}
function picturing(face: HTMLElement): string[] {
  const { height } = boxOf(face.querySelector('.card-picture')!);
  return height < face.offsetWidth * 0.4 - 1 ? [`its picture is ${height} px high`] : [];
}
function narrowing(face: HTMLElement, kind: Face): string[] {
  const narrowed = [...face.querySelectorAll<HTMLElement>('.narrowed')].map(
    (each) => [each.textContent, Number(each.style.getPropertyValue('--narrow') || 1)] as const,
  );
  return narrowed.filter(([, by]) => by < NARROWEST[kind]).map(([text, by]) => `“${text}” is narrowed to ${by}`);
}
/** Of a hand face alone: its shape, and whether it tells all that there is room for. */
function handling(face: HTMLElement): string[] {
  return [
    ...(Math.abs(face.offsetHeight - face.offsetWidth * 1.4) > 1 ? [`it is ${face.offsetWidth} by ${face.offsetHeight} px`] : []),
    ...(face.dataset.fits === 'brief' && hasRoom(face) ? ['its whole text has room'] : []),
  ];
}
function hasRoom(face: HTMLElement): boolean {
  face.dataset.fits = 'whole';
  const frame = boxOf(face);
  const isRoomy =
    boxOf(face.querySelector('.foot')!).bottom <= frame.bottom - 2 &&
    [...lettersOf(face.querySelector('.whole')!)].every((node) =>
      [...wordsOf(node)].every(({ boxes }) => boxes.every((box) => box.right <= frame.right - 6)),
    );
  face.dataset.fits = 'brief';
  return isRoomy;
}
