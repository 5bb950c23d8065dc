/** Runs what is still to happen: fill the next blank, or do what the word says. Whatever waits is data in the game. */

import { type Choice, kindIn, kindOfChoice, PASS, which, YES } from '../data/choice.ts';
import { BEGINNING, blankFrame, cloneFrame, type Frame, forgetSlots, NOBODY, NONE } from '../data/frame.ts';
import type { Game } from '../data/game.ts';
import { matchOf, type Node } from '../data/match.ts';
import {
  allOffers,
  areOffersOf,
  beginOffers,
  isOffered,
  keepOffers,
  nthOffer,
  offer,
  offerAll,
  offered,
  offerPass,
  settleOffers,
} from '../data/offers.ts';
import type { QuestionKind } from '../data/questions.ts';
import { below } from '../data/random.ts';
import { heard, tell } from '../data/sink.ts';
import { EVERYONE } from '../data/viewers.ts';
import { ASK, type Blank, IMPOSSIBLE, type Openness, READY, SECRET, STAY } from '../data/word.ts';
import { presentOpponents } from './seats.ts';
import { checkOpenness } from './told.ts';

let forcedTo: ((game: Game, taken: Choice) => void) | undefined;
/** Tells somebody of the answers that the game gives itself because there is no other. */
export const watchForced = (watcher: typeof forcedTo): void => {
  forcedTo = watcher;
};

/** Says a block: a new frame on top, speaking like the frame it comes from. */
export function push(game: Game, block: number, from: Frame): Frame {
  const frame = cloneFrame(from);
  frame.block = block;
  frame.pc = 0;
  forgetSlots(frame);
  frame.root = frame.optional = 0;
  frame.otherwise = NONE;
  frame.picks = game.picks.length;
  game.todo.push(frame);
  return frame;
}
/** Says an effect of a card or ability, as a whole that can be canceled. */
export function speak(
  game: Game,
  block: number,
  you: number,
  source: number,
  about: { side?: number; them?: number; me?: number } = {},
): void {
  const frame = blankFrame(block, you);
  frame.source = source;
  frame.side = about.side ?? NONE;
  frame.them = about.them ?? NONE;
  frame.me = about.me ?? NONE;
  frame.root = 1;
  frame.picks = game.picks.length;
  game.todo.push(frame);
}
export function pop(game: Game): void {
  const frame = game.todo.pop()!;
  forgetPicks(game, frame);
}
/** What its sentence has picked so far is of no use to the next word. */
function forgetPicks(game: Game, frame: Frame): void {
  while (game.picks.length > frame.picks) game.picks.pop();
}
/** Says a block from the other side: “you” is the opponent. */
export function turnAround(game: Game, frame: Frame, block: number, them: number): Frame {
  const said = push(game, block, frame);
  said.you = them;
  said.them = frame.you;
  if (frame.side >= 0) said.side = 1 - frame.side;
  return said;
}
/** Drops the rest of the effect being resolved. */
export function dropEffect(game: Game): void {
  while (game.todo.length && !game.todo[game.todo.length - 1].root) pop(game);
  pop(game);
}

const top = (game: Game): Frame => game.todo[game.todo.length - 1];
const nodeOf = (game: Game, frame: Frame): Node => matchOf(game).blocks[frame.block].nodes[frame.pc];
export const currentNode = (game: Game): Node => nodeOf(game, top(game));

/** Must this sentence first learn which opponent it means? */
const lacksOpponent = (game: Game, frame: Frame): boolean =>
  frame.root === 1 && frame.pc === 0 && frame.them === NONE && matchOf(game).blocks[frame.block].speaksOfOpponent;
/** May this sentence still be declined? */
const isOpenOffer = (frame: Frame): boolean => frame.optional === 1 && frame.pc === 0 && frame.step === BEGINNING;

/** Offers what may answer the frame on top. */
function ask(game: Game, frame: Frame, node: Node): Blank {
  beginOffers();
  if (lacksOpponent(game, frame)) {
    offerAll('seat', presentOpponents(game, frame.you));
    if (offered()) return ASK;
    frame.them = NOBODY;
  }
  const blank = node.verb.blank ? node.verb.blank(game, frame, node.args) : READY;
  if (!isOpenOffer(frame) || blank === IMPOSSIBLE) return blank;
  if (concernsOthers(game, frame, node)) return askWhether();
  if (isOffered(PASS)) return blank;
  if (blank === READY) offer('yes');
  offerPass();
  return blank === READY ? ASK : blank;
}
/** Whether to do it at all comes before what somebody else is asked about it. */
function askWhether(): Blank {
  keepOffers(0);
  offer('yes');
  offerPass();
  return ASK;
}
const concernsOthers = (game: Game, frame: Frame, { verb, args }: Node): boolean =>
  isOpenOffer(frame) && verb.who !== null && verb.who(game, frame, args) !== frame.you;
/** No sound sentence says so many words without a question. */
const ENDLESS = 100_000;

/** Goes on until somebody must choose or the game is over. */
export function run(game: Game): void {
  const { blocks, ruleBlocks } = matchOf(game);
  for (let said = 0; !game.over && game.todo.length; said++) {
    if (said > ENDLESS) throw new Error('these sentences would go on for ever without asking anybody');
    const frame = top(game);
    const { nodes } = blocks[frame.block];
    if (frame.pc >= nodes.length) {
      pop(game);
      if (frame.block >= ruleBlocks && !frame.root) handBack(game, frame);
      continue;
    }
    const node = nodes[frame.pc];
    const blank = ask(game, frame, node);
    if (blank === ASK || blank === SECRET) {
      if (node.verb.who && asked(game) < 0) throw new Error(asksNobody(node.verb.word, frame));
      if (offered() > 1 || blank === SECRET) {
        if (!hasConceded(game) || !game.seats[asked(game)].conceded) {
          settleOffers(game);
          return;
        }
        fill(game, isOffered(PASS) ? PASS : nthOffer(below(game, offered())));
      } else if (offered()) {
        const only = nthOffer(0);
        forcedTo?.(game, only);
        fill(game, only);
      } else throw new Error(`nothing can answer ${questionOf(game)}`);
      continue;
    }
    if (blank === IMPOSSIBLE && frame.optional && frame.pc === 0) {
      decline(game, frame);
      continue;
    }
    if (node.verb.perform(game, frame, node.args) === STAY) continue;
    frame.pc++;
    forgetSlots(frame);
    forgetPicks(game, frame);
  }
}
const asksNobody = (word: string, { them }: Frame): string =>
  them === NOBODY
    ? `"${word}" asks an opponent where none is left: its blank must be IMPOSSIBLE or READY then`
    : `"${word}" asks an opponent and does not know which: it must say \`opponent: true\``;
function hasConceded(game: Game): boolean {
  for (const seat of game.seats) if (seat.conceded) return true;
  return false;
}
/** A part of a sentence hands “that card” and “that many” on to what follows it. */
function handBack(game: Game, frame: Frame): void {
  const sayer = top(game);
  sayer.thatCard = frame.thatCard;
  sayer.thatMany = frame.thatMany;
  sayer.felled = frame.felled;
  sayer.struck = frame.struck;
  sayer.passed = frame.passed;
}

function decline(game: Game, frame: Frame): void {
  pop(game);
  if (frame.otherwise >= 0) push(game, frame.otherwise, top(game));
}

function fill(game: Game, answer: Choice): void {
  beginOffers();
  const frame = top(game);
  if (lacksOpponent(game, frame)) {
    frame.them = which(answer);
    if (heard() && presentOpponents(game, frame.you).length > 1)
      tell(EVERYONE, { kind: 'opponent', seat: frame.you, opponent: frame.them });
    return;
  }
  if (isOpenOffer(frame)) {
    if (answer === PASS) return decline(game, frame);
    frame.optional = 0;
    if (answer === YES) return;
  }
  const { verb, args } = nodeOf(game, frame);
  const openness = heard() ? opennessOf(game, frame) : undefined;
  verb.fill!(game, frame, answer, args);
  if (openness && kindOfChoice(answer) === 'card') checkOpenness(game, frame, verb, openness, kindIn(answer));
}
/** How open the answer to what is asked now is to others. */
const opennessOf = (game: Game, frame: Frame): Openness | undefined => {
  const { verb, args } = nodeOf(game, frame);
  const question = verb.questionNow ? verb.questionNow(game, frame, args) : verb.question;
  return question === null ? undefined : verb.questions[question];
};

/** The seat that must choose now; −1 when the game is over. */
export function asked(game: Game): number {
  if (game.over || !game.todo.length) return -1;
  const frame = top(game);
  if (lacksOpponent(game, frame) || isOpenOffer(frame)) return frame.you;
  const { verb, args } = nodeOf(game, frame);
  return verb.who ? verb.who(game, frame, args) : frame.you;
}

export function questionOf(game: Game): QuestionKind {
  const frame = top(game);
  if (lacksOpponent(game, frame)) return 'opponent';
  const node = nodeOf(game, frame);
  const { verb, args } = node;
  const question = verb.questionNow ? verb.questionNow(game, frame, args) : verb.question;
  if (concernsOthers(game, frame, node) || question === null) return 'yesNo';
  if (!isOpenOffer(frame)) return question;
  putQuestion(game);
  return isOffered(YES) ? 'yesNo' : question;
}

/** Every legal answer now, in a fixed order; none when the game is over. What is not listed is illegal. */
export function choices(game: Game): Choice[] {
  if (game.over || !game.todo.length) return [];
  putQuestion(game);
  return allOffers();
}
/** How many answers are legal now; they stand at the beginning of `offers` until another question is put. Quicker than `choices`. */
export function offersIn(game: Game): number {
  if (game.over || !game.todo.length) return 0;
  putQuestion(game);
  return offered();
}
/** Offers what may be answered, unless that was done for this very moment already. */
function putQuestion(game: Game): void {
  if (areOffersOf(game)) return;
  ask(game, top(game), currentNode(game));
  settleOffers(game);
}
export function isLegal(game: Game, picked: Choice): boolean {
  if (game.over) return false;
  putQuestion(game);
  return isOffered(picked);
}
/** Answers with one of the offers, by its number, in place and without telling anybody: for whoever plays millions of games. */
export function answerNth(game: Game, n: number): void {
  if (!(n < offersIn(game))) throw new Error(`there is no answer number ${n}`);
  game.seq++;
  fill(game, nthOffer(n));
  run(game);
}

/** Takes an answer that is legal, and goes on. */
export function take(game: Game, picked: Choice): void {
  game.seq++;
  fill(game, picked);
  run(game);
}
