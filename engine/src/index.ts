/**
 * The rules of the game as a library: plain data in, plain data out.
 * A game is plain data; what it waits for is derived from it; an answer changes it in place.
 */

export { distance } from './board.ts';
// For heroes that bring a word of their own.
export { boostValue, cardId, discardFromHand, exhaustBy } from './cards.ts';
export { problemsOfBoard, problemsOfHero } from './check.ts';
/** The choice by which a seat leaves the game; it is never listed. */
export { CHOICES, type Choice, type ChoiceKind, choice, concession, kindOfChoice, which } from './choice.ts';
export { dealDamage, wound } from './damage.ts';
export * from './define.ts';
export type { Described } from './describe.ts';
/** A choice as data with names. */
export { describe } from './describe.ts';
export * from './events.ts';
/** What is asked of whom, and because of what. */
export { explain, QUESTIONS, type Question, type QuestionKind } from './explain.ts';
export type { Card, Frame, Game } from './game.ts';
/** An independent copy. */
export { clone } from './game.ts';
export { offerHand, offerKinds } from './hand.ts';
export { IllegalChoice } from './illegal.ts';
/** A game that could be the real one as far as a seat can know, with the rest dealt anew. */
export { imagine } from './imagine.ts';
export { kindOf, lookAtTop, showHand, sideOfSeat, takeUnseen } from './knowledge.ts';
/** Teaches the engine heroes and boards, which setups then name. */
export { knownBoards, knownHeroes, learnBoards, learnHeroes } from './known.ts';
/** Every legal answer now; what is not listed is illegal. */
/** Answers what the game waits for, in place; throws IllegalChoice and changes nothing if it is not legal. */
/** The seat that must choose now; −1 when the game is over. */
export { ASK, answer, asked, choices, DONE, IMPOSSIBLE, READY, SECRET, STAY, type Verb } from './machine.ts';
export { type Match, matchOf } from './match.ts';
export { offer, offerPass } from './offers.ts';
export type { FighterPlace, Position, SeatPlace } from './position.ts';
export { InvalidData, nearest, type Problem } from './problems.ts';
/** A game as setup, seed and answers; and such a record played again. */
export { digest, FORMAT, type GameRecord, parseRecord, RULES, record, replay } from './record.ts';
/** Any legal position from a description by names; and a script run on it. */
export { scene } from './scene.ts';
export { parseScene, type SceneFile, type Step, sceneOf } from './scene-file.ts';
export { DEFAULTS, MODES, type Mode, type Options, problemsOfSetup, type Setup } from './setup.ts';
export { EVERYONE, heard, SPECTATOR, tell, tellCards } from './sink.ts';
/** A game at its first question, from a setup and a seed. */
export { newGame } from './start.ts';
export { type AccountItem, HOW, type How } from './values.ts';
export { compare, type Shortfall, verify } from './verify.ts';
export type { CombatView, FighterView, SeatView, SideView, View } from './view.ts';
/** What one seat (or a spectator, or 'all') may see, by name. */
export { view } from './view.ts';
/** Why a card, fighter, space or action cannot be chosen now. */
export { type Reason, type Thing, whyNot } from './whynot.ts';
export * from './words.ts';
