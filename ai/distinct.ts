/** Choices without those that come to the same: of several alike sidekicks off the board, the first. */
import { type Choice, type Game, kindOfChoice, matchOf, numberIn } from '@peerless/engine';

export function distinct(game: Game, legal: Choice[]): Choice[] {
  if (legal.length < 2) return legal;
  let isMixed = false;
  for (const choice of legal) if (kindOfChoice(choice) === 'fighter' && game.space[numberIn(choice)] < 0) isMixed = true;
  if (!isMixed) return legal;
  const { fighters } = matchOf(game);
  const alike = (a: number, b: number): boolean =>
    game.space[a] < 0 &&
    game.space[b] < 0 &&
    fighters[a].seat === fighters[b].seat &&
    fighters[a].id === fighters[b].id &&
    game.health[a] === game.health[b];
  return legal.filter(
    (choice, i) =>
      kindOfChoice(choice) !== 'fighter' ||
      !legal.slice(0, i).some((before) => kindOfChoice(before) === 'fighter' && alike(numberIn(before), numberIn(choice))),
  );
}
