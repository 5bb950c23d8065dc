/**
 * The rules of the game as a library: plain data in, plain data out.
 * A game is plain data; what it waits for is derived from it; an answer changes it in place and may tell a sink what happens.
 */
import './rules/steps.ts';
import './words/all.ts';
import './words/compile.ts';

/** A game at its first question, from a setup and a seed. */
export { newGame } from './rules/start.ts';
/** Every legal answer now; what is not listed is illegal. */
export { choices } from './machine/machine.ts';
/** Answers what the game waits for, in place; throws IllegalChoice and changes nothing if it is not legal. */
export { answer } from './seeing/answer.ts';
/** An independent copy. */
export { clone } from './data/game.ts';
/** What one seat (or a spectator, or 'all') may see, by name. */
export { view } from './seeing/view.ts';
export { isArmed } from './seeing/armed.ts';
/** A game that could be the real one as far as a seat can know, with the rest dealt anew. */
export { imagine } from './seeing/imagine.ts';
/** A choice as data with names; and as much of it as a step of a scene has to name. */
export { describe, inBrief } from './seeing/describe.ts';
/** What is asked of whom, and because of what. */
export { explain } from './seeing/explain.ts';
/** Why a card, fighter, space or action cannot be chosen now. */
export { whyNot } from './seeing/why-not.ts';
/** A game as how it began and the answers; one begun so; and such a record played again. */
export { newGameFrom, record, replay } from './files/record.ts';
/** Any legal position from a description by names. */
export { scene } from './files/scene.ts';
/** Runs a scene file: a position, a script, and what must hold. */
export { verify } from './files/verify.ts';
/** The seat that must choose now; −1 when the game is over. */
export { asked } from './machine/machine.ts';
/** The choice by which a seat leaves the game; it is never listed. */
export { concession } from './data/choice.ts';
/** Teaches the engine heroes and boards, which setups then name. */
export { knownBoards, knownHeroes } from './data/known.ts';
export { learnBoards, learnHeroes } from './files/learn.ts';

// The data these speak of.
export { ACTIONS, type Choice, type ChoiceKind, choice, CHOICES, kindOfChoice, numberIn } from './data/choice.ts';
export type { Card } from './data/card.ts';
export type { Frame } from './data/frame.ts';
export type { Game } from './data/game.ts';
export { type Match, matchOf } from './data/match.ts';
export { DEFAULTS, type Mode, MODES, MOST_SEATS, MOST_TURNS, OPTIONS, type Options, SEATS } from './data/options.ts';
export { alliesIn, FIRST_RULES, problemsOfSetup, RULES, type Setup } from './data/setup.ts';
export type { Described } from './seeing/described.ts';
export { aboutQuestion, type Meaning, type QuestionKind, QUESTIONS } from './data/questions.ts';
export type { Question } from './seeing/explain.ts';
export type { Resolving } from './seeing/resolving.ts';
export type { Reason, Thing } from './seeing/why-not.ts';
export type { CombatView, FighterView, SeatView, SideView, View } from './seeing/view.ts';
export { type AccountItem, type How, HOW } from './data/account.ts';
export type { Seed } from './data/random.ts';
export { digest, FORMAT, type GameRecord, type Origin, parseRecord } from './files/record.ts';
export type { FighterPlace, Position, SeatPlace } from './files/position.ts';
export { parseScene, SCENE_FORMAT, type SceneFile, sceneOf, type Step } from './files/scene-file.ts';
export { compare } from './files/expectation.ts';
export type { Shortfall } from './files/verify.ts';
export type { FoughtSide, LastCombat } from './seeing/last-combat.ts';
export { IllegalChoice } from './seeing/illegal.ts';
export { InvalidData, nearest, type Problem, shown } from './data/problems.ts';
export { problemsOfBoard, problemsOfHero } from './files/check.ts';
export { distance } from './data/board.ts';
export type { Source } from './data/source.ts';
export * from './data/define.ts';
export * from './data/events.ts';
export * from './data/words.ts';
export * from './words/say.ts';
export { type WordKind, wordNamed, wordsOf } from './data/vocabulary.ts';
export { type Motif, MOTIFS } from './data/motif.ts';

// For files that hold heroes and boards.
export { newBoards, newHeroes } from './files/learn.ts';

// For heroes that bring a word of their own.
export { plain } from './data/fields.ts';
export { NONE, slots } from './data/frame.ts';
export { kindIn, which } from './data/choice.ts';
export { HIDDEN, kindOf, knownTo, openly } from './data/card.ts';
export { ASK, DONE, IMPOSSIBLE, ownVerb, READY, SECRET, STAY, type Telling, type Verb } from './data/word.ts';
export { whole } from './words/fields.ts';
export { boostValue, cardId, discardFromHand, exhaustBy } from './rules/cards.ts';
export { dealDamage, wound } from './rules/damage.ts';
export { walksByTokens } from './rules/movement.ts';
export { offerHand, offerKinds } from './machine/hand.ts';
export { lookAtTop, showHand, sideOfSeat, takeUnseen } from './machine/knowledge.ts';
export { offer, offerPass } from './data/offers.ts';
export { heard, tell, tellCards } from './data/sink.ts';
export { EVERYONE, SPECTATOR } from './data/viewers.ts';

// For computer players, which work on what their seat may know.
export { layout } from './data/board.ts';
export { type Prospect, prospect } from './seeing/prospect.ts';
export { settled } from './seeing/explain.ts';
export { imagineFrom } from './seeing/imagine.ts';
export { answerNth, currentNode, offersIn, questionOf } from './machine/machine.ts';
export { type Masked, mask } from './seeing/mask.ts';
export { offers } from './data/offers.ts';
export { valueNow } from './rules/values.ts';
