/** What a player means by one gesture: one of the choices, or several answers in a row. */
import type { CardType, Choice, Described, Prospect } from '@peerless/engine';
import type { Update } from '@peerless/protocol';
import { isOfHand } from './picked.ts';

/** An answer to come; it names what it must be. An own one is left to the player, and the rest goes on afterwards. */
export type Intent = Partial<Described> & { isOwn?: true };

/** The choices that fit a description. */
export function fitting({ view, answers }: Update, { isOwn: _, ...wanted }: Intent): Choice[] {
  const fields = Object.entries(wanted);
  return answers.filter((_, i) => fields.every(([field, value]) => view.choices[i][field as keyof Described] === value));
}

export interface Planned {
  choice?: Choice;
  rest: readonly Intent[];
  /** The player answers this one; what is left goes on then. */
  isHeld?: true;
}
/** The next answer of a plan, and what is left of it: steps that are not asked about are left out, and who must choose after all chooses. */
export function planned(update: Update, plan: readonly Intent[]): Planned {
  for (const [n, step] of plan.entries()) {
    const isAsked = questionOf(step) === update.view.waiting?.kind;
    if (isAsked && step.isOwn) return { rest: plan.slice(n), isHeld: true };
    const fits = fitting(update, step);
    if (fits.length === 1) return { choice: fits[0], rest: plan.slice(n + 1) };
    if (fits.length > 1 || isAsked) break;
  }
  return { rest: [] };
}
const questionOf = ({ kind, action }: Intent): string | undefined => kind ?? (action === undefined ? undefined : 'action');

/** What of a plan is to be seen before it happens: who goes where, and with which card. */
export function foreseen(steps: readonly Intent[]): { fighter?: string; space?: string; card?: string } {
  const walk = steps.filter(({ kind, space }) => kind === 'moveTo' && space !== undefined);
  return {
    fighter: steps.find(({ kind, fighter }) => kind === 'moveWhom' && fighter !== undefined)?.fighter,
    space: walk.at(-1)?.space,
    card: steps.find(({ card }) => card !== undefined)?.card,
  };
}

export type Meant = { choice: Choice } | { steps: Intent[] } | null;

/** Who attacks is asked where it is not said. */
export const attackOn = (target: string, by?: string): Intent[] => [
  { action: 'attack' },
  by === undefined ? { kind: 'attackWith', isOwn: true } : { kind: 'attackWith', fighter: by },
  { kind: 'target', target },
];

/** Who attacks whom is asked; the card stays chosen. */
export const attackWith = (card: string): Intent[] => [
  { action: 'attack' },
  { kind: 'attackWith', isOwn: true },
  { kind: 'target', isOwn: true },
  { kind: 'attackCard', card },
];

/** How a fighter may go: ways to spaces, and whether every step is asked for. */
export type Ways = Pick<Prospect, 'ways' | 'isStepwise'>;
/** The moves that lead to a space, and no further. */
export const walkTo = ({ ways, isStepwise }: Ways, space: string): Intent[] =>
  (isStepwise ? (ways[space]?.slice(1) ?? [space]) : [space]).map((each) => ({ kind: 'moveTo', space: each }));
const STOP: Intent = { kind: 'moveTo', pass: true };
const moveTo = (fighter: string, space: string, how: Ways): Intent[] => [
  { kind: 'moveWhom', fighter },
  { kind: 'walkOrPlace', isOwn: true },
  ...walkTo(how, space),
  ...(how.isStepwise ? [STOP] : []),
];
/** The boost is asked about on the way. */
export const maneuverTo = (fighter: string, space: string, how: Ways): Intent[] => [
  { action: 'maneuver' },
  { kind: 'boostManeuver', isOwn: true },
  ...moveTo(fighter, space, how),
];

/** A fighter meant for a space: a step of the present move, an attack, or a maneuver; null where it can do none of them. */
export function dropped(update: Update, fighter: string, space: string, could: Prospect): Meant {
  const { kind } = update.view.waiting ?? {};
  const there = standingOn(update, space);
  const [choice] = fitting(update, { space });
  if (kind === 'action' && there !== undefined && could.targets.includes(there) && fitting(update, { action: 'attack' }).length)
    return { steps: attackOn(there, fighter) };
  if (choice !== undefined) return { choice };
  if (!could.ways[space] || there !== undefined) return null;
  if (kind === 'action') return { steps: maneuverTo(fighter, space, could) };
  if (kind === 'moveWhom') return { steps: moveTo(fighter, space, could) };
  return kind === 'moveTo' ? { steps: walkTo(could, space) } : null;
}

/** A card that is asked for is chosen wherever it is drawn to; one to attack with attacks an enemy in reach, a scheme is played anywhere. */
export function droppedCard(update: Update, card: Dropped, space: string, isInReach: (fighter: string) => boolean): Meant {
  const there = standingOn(update, space);
  const [choice] = fitting(update, { card: card.id });
  if (choice !== undefined && isOfHand(update.view.waiting!)) return { choice };
  const mayBegin = (action: 'attack' | 'scheme'): boolean => fitting(update, { action }).length > 0;
  if (card.type === 'scheme') return mayBegin('scheme') ? { steps: schemeWith(card.id) } : null;
  if (card.type === 'defense' || there === undefined || !isInReach(there) || !mayBegin('attack')) return null;
  return { steps: [...attackOn(there), { kind: 'attackCard', card: card.id }] };
}
interface Dropped {
  id: string;
  type: CardType;
}
export const schemeWith = (card: string): Intent[] => [{ action: 'scheme' }, { kind: 'schemeCard', card }];

const standingOn = ({ view }: Update, space: string): string | undefined =>
  Object.keys(view.fighters).find((name) => view.fighters[name].space === space);
