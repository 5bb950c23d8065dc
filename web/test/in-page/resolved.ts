/** What is being resolved stays in sight, whatever is asked, lifted or read beside it. */
import { beyondSlack, type Fault, fault } from './fault.ts';
import { type Box, beyond, boxOf, height, isScrolledAway, isShown, meet, partsSeen, width, windowBox } from './seen.ts';

/** Who takes part, what they count, and what it came to. */
const TOLD = 'h3, .total:not(:empty), .damage';
/** The cards; while another one is lifted they are told by what they count. */
const CARDS = '.laid.open > :first-child, .laid.down';

/** Parts of what is being resolved that cannot be seen. */
export function unseen(): Fault[] {
  const side = document.querySelector('[data-resolving="true"]');
  if (!side || document.querySelector('dialog[open]')) return [];
  const panel = side.querySelector('.combat');
  if (!panel) return [fault(side, 'does not say what is being resolved')];
  const wanted = document.querySelector('.lifted') ? TOLD : `${TOLD}, ${CARDS}`;
  return [...panel.querySelectorAll(wanted)]
    .filter((each) => !isShown(each) || isScrolledAway(each) || beyond(boxOf(each), meet(boxOf(side), windowBox())) > 1)
    .map((each) => fault(each, 'of what is being resolved is out of sight'));
}

/** What a card that is read must leave uncovered: what is asked, the lines of what is resolved, and whom it is about. */
const UNCOVERED = '.attack-line .shaft, .fighter-piece[data-role] .base, .chosen-space circle';
const overlap = (one: Box, other: Box): number => {
  const both = meet(one, other);
  return Math.min(width(both), height(both));
};

/** A card that is read lies over what is being resolved, or partly outside the window. */
export function covering(): Fault[] {
  const face = document.querySelector('[data-part="reading"] .reading-face');
  if (!face) return [];
  const place = boxOf(face);
  const lies = partsSeen().filter((each) => each.matches('[data-part="combat"], [data-part="prompt"]'));
  // On a phone it is put away before the board is looked at again.
  const drawn = face.closest('[data-scrolls]') ? [] : [...document.querySelectorAll(UNCOVERED)].filter(isShown);
  return [
    fault(face, 'lies outside the window', face.closest('[data-scrolls]') ? 0 : beyond(place, windowBox())),
    ...lies.map((each) => fault(face, `lies over the ${each.getAttribute('data-part')}`, overlap(place, boxOf(each)))),
    ...drawn.map((each) => fault(face, 'lies over whom it is about on the board', overlap(place, boxOf(each)))),
  ].filter(beyondSlack);
}
