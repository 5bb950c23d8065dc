/** Where on the screen the things are that a step speaks of: found by what they are marked with. */
import type { LessonStep, PartOfTable, Pointed } from '@peerless/engine/lessons';
import type { Update } from '@peerless/protocol';
import { fitting } from '../play/intents.ts';
import { around, type Box, boxOf, type Place, placesAt } from '../pointing/boxes.ts';

const quoted = (name: string | number): string => `"${CSS.escape(String(name))}"`;
const fighter = (name: string): string => `.fighter-piece[data-fighter=${quoted(name)}][data-shown="true"]`;
const space = (name: string): string => `[data-space=${quoted(name)}]`;
const card = (name: string): string => `.hand [data-card=${quoted(name)}]`;

/** Ways to find it; the first that is in the page counts. */
export function waysTo(pointed: Pointed, update: Update): string[] {
  if ('fighter' in pointed) return [fighter(pointed.fighter)];
  if ('space' in pointed) return [space(pointed.space)];
  if ('card' in pointed) return [card(pointed.card)];
  if ('answer' in pointed) return answering(pointed.answer, update);
  const { eyes } = update.view;
  return partOf(pointed.part, pointed.seat, typeof eyes === 'number' ? eyes : 0);
}
/** A button, or what is pressed on the board or in the hand. */
function answering(wish: Extract<Pointed, { answer: unknown }>['answer'], update: Update): string[] {
  return fitting(update, wish).flatMap((choice) => {
    const said = update.view.choices[update.answers.indexOf(choice)];
    const whom = said.kind === 'target' ? said.target : said.fighter;
    return [
      `.prompt [data-choice=${quoted(choice)}]`,
      ...(said.card === undefined ? [] : [card(said.card)]),
      ...(said.space === undefined ? [] : [space(said.space)]),
      ...(whom === undefined ? [] : [fighter(whom)]),
    ];
  });
}
function partOf(part: PartOfTable, seat: number | undefined, own: number): string[] {
  const panel = `.seat[data-seat=${quoted(seat ?? own)}]`;
  if (part === 'prompt') return ['.prompt .answers', '.prompt .asking'];
  if (part === 'combat') return ['.combat'];
  if (part === 'log') return ['.side .log', '.top-bar [data-named="log"]'];
  if (part === 'hint') return ['.teacher [data-named="hint"]', '.top-bar [data-named="hint"]'];
  if (part === 'actions') return ['.top-bar [data-named="actions"]'];
  if (part === 'hand' && (seat ?? own) === own) return ['.hand li'];
  return [`${panel} [data-named="${part}"]`, `${panel} [data-pile="${part}"]`, panel];
}

/** The thing itself, wherever it is. */
export const elementFor = (pointed: Pointed, update: Update): Element | null =>
  waysTo(pointed, update)
    .map((way) => document.querySelector(way))
    .find((found) => found !== null && found.getBoundingClientRect().width > 0) ?? null;

/** A box for everything that a step speaks of and that is in sight. */
export const placesOf = ({ points = [] }: LessonStep, update: Update): Place[] =>
  points.flatMap((pointed) => {
    const element = elementFor(pointed, update);
    return element ? placesAt(element, placeOf(element, update)) : [];
  });
/** A fighter is where it stands, a hand where its cards are. */
function placeOf(element: Element, { view }: Update): Box {
  if (element.matches('.hand li')) return around(boxOf(element), boxOf(element.parentElement!.lastElementChild!));
  const name = element.getAttribute('data-fighter');
  const under = name === null ? null : view.fighters[name]?.space;
  const stands = under ? document.querySelector(space(under)) : null;
  return stands ? around(boxOf(element), boxOf(stands)) : boxOf(element);
}
