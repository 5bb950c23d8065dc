export * from './words.ts';
export * from './define.ts';
export * from './events.ts';
export { learnBoards, learnHeroes, knownBoards, knownHeroes, type Setup, type Options, type Match, matchOf } from './match.ts';
export { newGame } from './start.ts';
export { answer, choices, asked } from './machine.ts';
export { clone, type Game, type Frame } from './game.ts';
export { describe } from './describe.ts';
export { explain } from './explain.ts';
export { concession, type Choice } from './choice.ts';
export { ASK, DONE, IMPOSSIBLE, READY, SECRET, STAY, offer, type Verb } from './machine.ts';
export { which } from './choice.ts';
// For heroes that bring a word of their own.
export { cardId } from './cards.ts';
export { offerKinds } from './hand.ts';
export { kindOf, show, sideOfSeat } from './knowledge.ts';
export { heard, tell, tellCards, EVERYONE, SPECTATOR } from './sink.ts';
