/** Runs what is still to happen: fill the next blank, or do what the word says. Whatever waits is data in the game. */
import { type Choice, kindOfChoice, PASS, which, YES } from './choice.ts';
import { concede } from './end.ts';
import type { Sink } from './events.ts';
import { cloneFrame, type Frame, type Game } from './game.ts';
import { IllegalChoice } from './illegal.ts';
import { matchOf, type Node } from './match.ts';
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
} from './offers.ts';
import { below } from './random.ts';
import { presentOpponents } from './seats.ts';
import { ENGINE_BLOCKS } from './sentences.ts';
import { EVERYONE, heard, listen, tell } from './sink.ts';
import type { Effect } from './words.ts';

/** What a word's blank is now. */
export const READY = 0; // nothing is open: do it
export const ASK = 1; // what was offered; a single offer is taken without asking
export const SECRET = 2; // what was offered; asked even with one offer, since skipping would tell a hidden card
export const IMPOSSIBLE = 3; // nothing can fill it
export type Blank = typeof READY | typeof ASK | typeof SECRET | typeof IMPOSSIBLE;

/** Done, or stay with this word and ask it again. */
export const DONE = false;
export const STAY = true;

// biome-ignore lint/suspicious/noExplicitAny: a table of verbs holds each with its own word
export interface Verb<E = any> {
  /** Offers what may fill the blank now, and says how it is to be asked. */
  blank?(game: Game, frame: Frame, effect: E, node: Node): Blank;
  fill?(game: Game, frame: Frame, choice: Choice, effect: E, node: Node): void;
  perform(game: Game, frame: Frame, effect: E, node: Node): boolean | void;
  /** Who fills the blank, where it is not whoever says the sentence. */
  asks?(game: Game, frame: Frame, effect: E): number;
  /** Would it be for nothing now, so that no price is asked for it? */
  isVain?(game: Game, frame: Frame, effect: E): boolean;
  /** For a hero's own word: does it need to know which opponent is meant? */
  speaksOfOpponent?: true;
  /** What the question is called; absent where nothing but yes or no is ever asked. */
  question?: string | ((game: Game, frame: Frame, effect: E) => string);
}
export type Say<D extends Effect['do']> = Extract<Effect, { do: D }>;

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
  frame.stage = 0;
  frame.a = frame.b = -1;
  frame.root = frame.optional = 0;
  frame.otherwise = -1;
  frame.picks = game.picks.length;
  game.todo.push(frame);
  return frame;
}
export const blankFrame = (block: number, you: number): Frame => ({
  block,
  pc: 0,
  stage: 0,
  a: -1,
  b: -1,
  you,
  by: you,
  them: -1,
  side: -1,
  me: -1,
  it: -1,
  card: -1,
  space: -1,
  space2: -1,
  n: 0,
  felled: 0,
  struck: 0,
  passed: 0,
  source: -1,
  root: 0,
  optional: 0,
  otherwise: -1,
  picks: 0,
});
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
  frame.side = about.side ?? -1;
  frame.them = about.them ?? -1;
  frame.me = about.me ?? -1;
  frame.root = 1;
  frame.picks = game.picks.length;
  game.todo.push(frame);
}
export function pop(game: Game): void {
  const frame = game.todo.pop()!;
  if (game.picks.length > frame.picks) game.picks.length = frame.picks;
}
/** Drops the rest of the effect being resolved. */
export function dropEffect(game: Game): void {
  while (game.todo.length && !game.todo[game.todo.length - 1].root) pop(game);
  pop(game);
}

const top = (game: Game): Frame => game.todo[game.todo.length - 1];
export const currentNode = (game: Game): Node => matchOf(game).blocks[top(game).block].nodes[top(game).pc];

/** Must this sentence first learn which opponent it means? */
const lacksOpponent = (game: Game, frame: Frame): boolean =>
  frame.root === 1 && frame.pc === 0 && frame.them === -1 && matchOf(game).blocks[frame.block].speaksOfOpponent;
/** May this sentence still be declined? */
const isOpenOffer = (frame: Frame): boolean => frame.optional === 1 && frame.pc === 0 && frame.stage === 0;

/** Offers what may answer the frame on top. */
function ask(game: Game, frame: Frame): Blank {
  beginOffers();
  if (lacksOpponent(game, frame)) {
    offerAll('seat', presentOpponents(game, frame.you));
    if (offered()) return ASK;
    frame.them = NOBODY;
  }
  const node = matchOf(game).blocks[frame.block].nodes[frame.pc];
  const blank = node.verb.blank ? node.verb.blank(game, frame, node.effect, node) : READY;
  if (!isOpenOffer(frame) || blank === IMPOSSIBLE) return blank;
  if (concernsOthers(game, frame)) return askWhether();
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
function concernsOthers(game: Game, frame: Frame): boolean {
  const { verb, effect } = matchOf(game).blocks[frame.block].nodes[frame.pc];
  return isOpenOffer(frame) && !!verb.asks && verb.asks(game, frame, effect) !== frame.you;
}
/** No opponent is left to speak of. */
export const NOBODY = -2;

/** No sound sentence says so many words without a question. */
const ENDLESS = 100_000;

/** Goes on until somebody must choose or the game is over. */
export function run(game: Game): void {
  for (let said = 0; !game.over && game.todo.length; said++) {
    if (said > ENDLESS) throw new Error('these sentences would go on for ever without asking anybody');
    const frame = top(game);
    const nodes = matchOf(game).blocks[frame.block].nodes;
    if (frame.pc >= nodes.length) {
      pop(game);
      handBack(game, frame);
      continue;
    }
    const blank = ask(game, frame);
    if (blank === ASK || blank === SECRET) {
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
    const node = nodes[frame.pc];
    if (blank === IMPOSSIBLE && frame.optional && frame.pc === 0) {
      decline(game, frame);
      continue;
    }
    if (node.verb.perform(game, frame, node.effect, node) === STAY) continue;
    frame.pc++;
    frame.stage = 0;
    frame.a = frame.b = -1;
    if (game.picks.length > frame.picks) game.picks.length = frame.picks;
  }
}
function hasConceded(game: Game): boolean {
  for (const seat of game.seats) if (seat.conceded) return true;
  return false;
}
/** A part of a sentence hands “that card” and “that many” on to what follows it. */
function handBack(game: Game, frame: Frame): void {
  if (frame.root || frame.block < ENGINE_BLOCKS.length) return;
  const sayer = top(game);
  sayer.card = frame.card;
  sayer.n = frame.n;
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
  const node = matchOf(game).blocks[frame.block].nodes[frame.pc];
  node.verb.fill!(game, frame, answer, node.effect, node);
}

/** The seat that must choose now; −1 when the game is over. */
export function asked(game: Game): number {
  if (game.over || !game.todo.length) return -1;
  const frame = top(game);
  if (lacksOpponent(game, frame) || isOpenOffer(frame)) return frame.you;
  const { verb, effect } = matchOf(game).blocks[frame.block].nodes[frame.pc];
  return verb.asks ? verb.asks(game, frame, effect) : frame.you;
}

/** What the question is called: one of QUESTIONS in explain.ts. */
export function questionOf(game: Game): string {
  const frame = top(game);
  if (lacksOpponent(game, frame)) return 'opponent';
  const { verb, effect } = matchOf(game).blocks[frame.block].nodes[frame.pc];
  const question = typeof verb.question === 'function' ? verb.question(game, frame, effect) : verb.question;
  if (concernsOthers(game, frame) || question === undefined) return 'yesNo';
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
  ask(game, top(game));
  settleOffers(game);
}
function isLegal(game: Game, picked: Choice): boolean {
  if (game.over) return false;
  if (kindOfChoice(picked) === 'concede') return which(picked) < game.seats.length && !game.seats[which(picked)].out;
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

/** Answers the question the game waits on, in place. Refuses what is not legal and then leaves the game as it was. */
export function answer(game: Game, picked: Choice, sink?: Sink): void {
  if (!isLegal(game, picked)) throw new IllegalChoice(game, picked, kindOfChoice(picked) === 'concede' ? [] : choices(game));
  listen(sink);
  try {
    game.seq++;
    if (kindOfChoice(picked) === 'concede') concede(game, which(picked));
    else fill(game, picked);
    run(game);
  } finally {
    listen(undefined);
  }
}
