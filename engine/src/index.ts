/**
 * The rules of the game as a library: plain data in, plain data out.
 * A game is plain data; what it waits for is derived from it; an answer changes it in place and may tell a sink what happens.
 */

/** A game at its first question, from a setup and a seed. */
export { newGame } from './start.ts';
/** Every legal answer now; what is not listed is illegal. */
export { choices } from './machine.ts';
/** Answers what the game waits for, in place; throws IllegalChoice and changes nothing if it is not legal. */
export { answer } from './machine.ts';
/** An independent copy. */
export { clone } from './game.ts';
/** What one seat (or a spectator, or 'all') may see, by name. */
export { view } from './view.ts';
/** A game that could be the real one as far as a seat can know, with the rest dealt anew. */
export { imagine } from './imagine.ts';
/** A choice as data with names. */
export { describe } from './describe.ts';
/** What is asked of whom, and because of what. */
export { explain } from './explain.ts';
/** Why a card, fighter, space or action cannot be chosen now. */
export { whyNot } from './whynot.ts';
/** A game as setup, seed and answers; and such a record played again. */
export { record, replay } from './record.ts';
/** Any legal position from a description by names. */
export { scene } from './scene.ts';
/** Runs a scene file: a position, a script, and what must hold. */
export { verify } from './verify.ts';
/** The seat that must choose now; −1 when the game is over. */
export { asked } from './machine.ts';
/** The choice by which a seat leaves the game; it is never listed. */
export { concession } from './choice.ts';
/** Teaches the engine heroes and boards, which setups then name. */
export { knownBoards, knownHeroes, learnBoards, learnHeroes } from './known.ts';

// The data these speak of.
export { ACTIONS, type Choice, type ChoiceKind, choice, CHOICES, kindOfChoice, which } from './choice.ts';
export type { Card, Frame, Game } from './game.ts';
export { type Match, matchOf } from './match.ts';
export { DEFAULTS, type Mode, MODES, type Options, problemsOfSetup, type Setup } from './setup.ts';
export type { Described } from './describe.ts';
export { type Question, type QuestionKind, QUESTIONS } from './explain.ts';
export type { Reason, Thing } from './whynot.ts';
export type { CombatView, FighterView, SeatView, SideView, View } from './view.ts';
export { type AccountItem, type How, HOW } from './values.ts';
export type { Seed } from './random.ts';
export { digest, FORMAT, type GameRecord, parseRecord, RULES } from './record.ts';
export type { FighterPlace, Position, SeatPlace } from './position.ts';
export { parseScene, type SceneFile, sceneOf, type Step } from './scene-file.ts';
export { compare, type Shortfall } from './verify.ts';
export { IllegalChoice } from './illegal.ts';
export { InvalidData, nearest, type Problem, shown } from './problems.ts';
export { problemsOfBoard, problemsOfHero } from './check.ts';
export { distance } from './board.ts';
export * from './define.ts';
export * from './events.ts';
export * from './words.ts';

// For files that hold heroes and boards.
export { isData, strange } from './check-kinds.ts';
export { problemsOfNew } from './known.ts';

// For heroes that bring a word of their own.
export { ASK, DONE, IMPOSSIBLE, READY, SECRET, STAY, type Verb } from './machine.ts';
export { boostValue, cardId, discardFromHand, exhaustBy } from './cards.ts';
export { dealDamage, wound } from './damage.ts';
export { offerHand, offerKinds } from './hand.ts';
export { kindOf, lookAtTop, showHand, sideOfSeat, takeUnseen } from './knowledge.ts';
export { offer, offerPass } from './offers.ts';
export { EVERYONE, heard, SPECTATOR, tell, tellCards } from './sink.ts';

// For computer players, which work on what their seat may know.
export { layout } from './board.ts';
export { type Prospect, prospect } from './prospect.ts';
export { moverOf, placedOf } from './explain.ts';
export { imagineFrom } from './imagine.ts';
export { answerNth, currentNode, offersIn, questionOf } from './machine.ts';
export { HIDDEN, type Masked, mask } from './mask.ts';
export { offers } from './offers.ts';
