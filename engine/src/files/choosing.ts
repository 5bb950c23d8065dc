/** Answers by name: which choice is meant, and what is to be said when none is. */
import { ACTIONS, type Choice, type ChoiceKind } from '../data/choice.ts';
import type { Game } from '../data/game.ts';
import { matchOf } from '../data/match.ts';
import { unknown } from '../data/problems.ts';
import { aboutQuestion } from '../data/questions.ts';
import { asked, choices, questionOf } from '../machine/machine.ts';
import { describe } from '../seeing/describe.ts';
import type { Described } from '../seeing/described.ts';
import { describeContext } from '../seeing/explain.ts';
import { type Reason, type Thing, whyNot } from '../seeing/why-not.ts';
import { compare, type Difference } from './expectation.ts';

/** A choice as it was described, and what of it was settled before. */
export interface Given {
  described: Described;
  about: Partial<Described>;
}
export interface Short extends Difference {
  /** Why the answer is not to be had, where one thing was named. */
  why?: Reason | null;
}

export const given = (game: Game, choice: Choice): Given => ({ described: describe(game, choice), about: describeContext(game) });
/** Has it all the fields named, and is one of them the kind of the question or a thing that is picked, not settled before? */
export const fits = ({ described, about }: Given, wanted: Partial<Described>): boolean =>
  Object.keys(wanted).some((field) => field === 'kind' || (field !== 'seat' && !(field in about))) && !compare(described, wanted, '');
/** The legal answers that have the fields named. */
export const matching = (game: Game, wanted: Partial<Described>): Choice[] =>
  choices(game).filter((choice) => fits(given(game, choice), wanted));

/** What is asked now, for whoever named something else. */
export const nowAsked = (game: Game): string => (game.over ? 'the game is over' : `seat ${asked(game)} is asked "${questionOf(game)}"`);

/** Nothing, if at least one legal answer has the fields named. */
export function can(game: Game, wanted: Partial<Described>): Short | null {
  const beside = besideTheQuestion(game, wanted);
  if (beside || matching(game, wanted).length) return beside;
  return { problem: `this cannot be chosen; ${nowAsked(game)}`, expected: wanted, found: [], why: whyNotChosen(game, wanted) };
}
/** Nothing, if no legal answer has the fields named, though it could: what nobody is asked for says nothing. */
export function cannot(game: Game, wanted: Partial<Described>, isLenient: boolean): Short | null {
  const beside = isLenient ? null : besideTheQuestion(game, wanted);
  if (beside) return beside;
  const found = matching(game, wanted);
  return found.length ? { problem: 'this can be chosen', expected: wanted, found: found.map((choice) => describe(game, choice)) } : null;
}

/** Why the one thing named is not on offer; null if something else is wrong. */
export function whyNotChosen(game: Game, { kind, seat, action, card, space, target, fighter }: Partial<Described>): Reason | null {
  if (game.over || (kind !== undefined && kind !== questionOf(game)) || (seat !== undefined && seat !== asked(game))) return null;
  const thing = action ? { action } : card ? { card } : space ? { space } : target ? { fighter: target } : fighter ? { fighter } : null;
  return thing && whyNot(game, asked(game), thing as Thing);
}

/** Fields of a described choice that can be picked, by the kind of thing. */
const FIELD: Partial<Record<ChoiceKind, keyof Described>> = { seat: 'opponent' };
const fieldsPicked = (game: Game): string[] => {
  const kind = questionOf(game);
  return kind === 'target' ? ['target'] : aboutQuestion(kind).picks.map((each) => FIELD[each] ?? each);
};
/** What is named is not what the present question is about, or cannot answer it whatever the hands and the board are like. */
function besideTheQuestion(game: Game, wanted: Partial<Described>): Short | null {
  const beside = (problem: string): Short => ({ problem, expected: wanted, found: null });
  const now = nowAsked(game);
  if (game.over) return beside(`nothing is asked; ${now}`);
  const { kind, seat, ...named } = wanted;
  if (kind !== undefined && kind !== questionOf(game)) return beside(`"${kind}" is not being asked; ${now}`);
  if (seat !== undefined && seat !== asked(game)) return beside(`seat ${seat} is not being asked; ${now}`);
  const about = describeContext(game);
  const picks = fieldsPicked(game);
  for (const [field, value] of Object.entries(named)) {
    const settled = about[field as keyof Described];
    if (settled !== undefined && !picks.includes(field)) {
      if (settled !== value) return beside(`${now}, and ${field} is settled: ${JSON.stringify(settled)}`);
    } else if (field !== 'pass' && !picks.includes(field))
      return beside(`${now}, which is answered by ${picks.join(' or ')}, not by ${field}`);
  }
  const isAbout = kind !== undefined || Object.keys(named).some((field) => field === 'pass' || picks.includes(field));
  return isAbout ? null : beside(`names nothing that is picked; ${now}`);
}

/** A name that means nothing in this game; without this, a slip would make every `cannot` hold. */
export function strangeName(game: Game, wanted: Partial<Described>): Short | null {
  const match = matchOf(game);
  const fighters = match.fighters.map(({ name }) => name);
  const seats = match.heroes.map((_, seat) => `${seat}`);
  const known: Partial<Record<keyof Described, readonly string[]>> = {
    fighter: fighters,
    target: fighters,
    space: match.board.names,
    card: [...new Set(match.kinds.map(({ id }) => id))],
    door: match.board.definition.doors.map(({ id }) => id),
    action: ACTIONS,
    seat: seats,
    opponent: seats,
  };
  if (typeof wanted.option === 'number' && wanted.option < 1)
    return { problem: 'options are counted from 1, as cards print them', expected: wanted, found: null };
  for (const [field, name] of Object.entries(wanted)) {
    const names = known[field as keyof Described];
    if (names && !names.includes(`${name}`)) return { problem: unknown(field, name, names), expected: wanted, found: null };
  }
  return null;
}
