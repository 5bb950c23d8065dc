/** A choice as data with names, so that it can be shown, sent and written down. */
import { ACTIONS, type Choice, kindOfChoice, numberIn } from '../data/choice.ts';
import type { Game } from '../data/game.ts';
import { matchOf } from '../data/match.ts';
import { asked, questionOf } from '../machine/machine.ts';
import type { Described } from './described.ts';
import { describeContext } from './explain.ts';

export function describe(game: Game, choice: Choice): Described {
  const seat = game.over ? -1 : asked(game);
  if (kindOfChoice(choice) === 'concede') return { kind: 'concede', seat: numberIn(choice) };
  if (game.over) return { kind: 'none', seat };
  return { kind: questionOf(game), seat, ...describeContext(game), ...picked(game, choice) };
}
/** The kind of the question and what is picked: enough to tell the choice from all others. */
export const inBrief = (game: Game, choice: Choice): Partial<Described> => ({ kind: questionOf(game), ...picked(game, choice) });

function picked(game: Game, choice: Choice): Partial<Described> {
  const match = matchOf(game);
  const value = numberIn(choice);
  switch (kindOfChoice(choice)) {
    case 'pass':
      return { pass: true };
    case 'yes':
      return { yes: true };
    case 'fighter':
      return { [questionOf(game) === 'target' ? 'target' : 'fighter']: match.fighters[value]?.name };
    case 'space':
      return { space: match.board.names[value] };
    case 'card':
      return { card: match.kinds[value]?.id };
    case 'option':
      return { option: optionName(game, value) };
    case 'number':
      return { number: value };
    case 'seat':
      return { opponent: value };
    case 'door':
      return { door: match.board.definition.doors[value]?.id };
    case 'token':
      return { token: value };
    case 'action':
      return { action: ACTIONS[value] };
    default:
      return {};
  }
}
/** Options are numbered from 1, as cards print them, except where they have names: forms and items. */
function optionName(game: Game, value: number): number | string {
  const question = questionOf(game);
  const hero = matchOf(game).heroes[asked(game)];
  if (question === 'form') return hero.forms?.[value] ?? value;
  if (question === 'item') return hero.items?.[value] ?? value;
  return value + 1;
}
