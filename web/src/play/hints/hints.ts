/** The hint that was asked for, as it is drawn on the table. */
import type { Choice, Described } from '@peerless/engine';
import type { Update } from '@peerless/protocol';
import type { Advice } from '../../host/host.ts';
import type { GameScreen } from '../game.ts';
import { markOfLine, type RankedMark } from './marks.ts';

export interface Hint extends RankedMark {
  choice: Choice;
}
const isSame = (one: Described, other: Described): boolean => {
  const names = new Set([...Object.keys(one), ...Object.keys(other)] as (keyof Described)[]);
  return [...names].every((name) => one[name] === other[name]);
};
/** Only of what is asked now: a hint may come late. */
export function hintsFor({ view, answers }: Pick<Update, 'view' | 'answers'>, advice: readonly Advice[]): Hint[] {
  return advice.flatMap(({ choice: said, line }, n) => {
    const at = view.choices.findIndex((each) => isSame(each, said));
    return at < 0 ? [] : [{ ...markOfLine(answers[at], said, line), choice: answers[at], rank: n + 1 }];
  });
}
const NONE: readonly Hint[] = [];
export const hintsOf = ({ advice, latest, past, isTelling }: GameScreen): readonly Hint[] =>
  advice.value && latest.value && !past.value && !isTelling.value ? hintsFor(latest.value, advice.value.advice) : NONE;

/** For a button: how good its choice is. */
export const rankOf = (game: GameScreen, choice: Choice | undefined): number | undefined =>
  hintsOf(game).find((each) => each.choice === choice)?.rank;
/** For a card of the hand; of several copies the first is meant. */
export const rankOfCard = (game: GameScreen, hand: readonly string[], n: number): number | undefined =>
  hand.indexOf(hand[n]) === n ? hintsOf(game).find(({ card }) => card === hand[n])?.rank : undefined;
