/** What a viewer sees never depends on what it may not know, however long the game goes on (section 15). */
import { BOARDS } from '@peerless/boards';
import {
  answer,
  asked,
  type Choice,
  choices,
  clone,
  describe,
  type Event,
  explain,
  type Game,
  imagine,
  kindOf,
  kindOfChoice,
  matchOf,
  newGame,
  type Setup,
  SPECTATOR,
  view,
  which,
} from '@peerless/engine';
import { HEROES } from '@peerless/heroes';
import { expect, it, describe as suite } from 'vitest';
import { SECRETIVE } from './secretive.ts';

type Random = () => number;
/** A small generator for the tests' own picks. */
const dice = (seed: number): Random => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
};
const pickOf = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)];
const shuffled = <T>(list: readonly T[], random: Random): T[] =>
  list
    .map((each) => ({ each, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ each }) => each);

const secret = SECRETIVE.map((hero) => hero.id);
const others = HEROES.map((hero) => hero.id);
const small = BOARDS.map((board) => board.id);
const large = BOARDS.filter((board) => board.spaces.filter((space) => space.start !== undefined).length >= 4).map((board) => board.id);

/** Setups in which most heroes keep secrets. */
function setupFor(n: number, random: Random): Setup {
  const heroes = [...shuffled(secret, random), ...shuffled(others, random)];
  const options = { mulligan: n % 4 === 0, turnLimit: 120 };
  if (n % 3 === 0)
    return { board: pickOf(small, random), heroes: shuffled([heroes[0], n % 2 ? heroes[1] : heroes[3]], random), mode: 'duel', options };
  const four = shuffled([heroes[0], heroes[1], n % 2 ? heroes[2] : heroes[3], heroes[4]], random);
  if (n % 3 === 1) return { board: pickOf(large, random), heroes: four, mode: 'teams', options };
  return { board: pickOf(large, random), heroes: n % 2 ? four : four.slice(0, 3), mode: 'freeForAll', options };
}

const eyesOf = (viewer: number): number | 'spectator' => (viewer < 0 ? 'spectator' : viewer);
const isAlly = (game: Game, viewer: number, seat: number): boolean => viewer >= 0 && (matchOf(game).allies[viewer] & (1 << seat)) !== 0;

/** Answers, and tells what the viewer sees of it. */
function hear(game: Game, picked: Choice, viewer: number): Event[] {
  const bit = viewer < 0 ? SPECTATOR : 1 << viewer;
  const heard: Event[] = [];
  answer(game, picked, (event, sees) => {
    if (sees & bit) heard.push(event);
  });
  return heard;
}

/** Another world that the viewer cannot tell from this one; its own side's decks stay as they are, so that both go the same way for long. */
function otherWorld(game: Game, viewer: number, random: Random): Game {
  const other = random() < 0.5 ? imagine(game, viewer, random) : withOneExchanged(game, viewer, random);
  if (random() < 0.8) {
    other.seats.forEach((seat, number) => {
      if (isAlly(game, viewer, number)) seat.deck = game.seats[number].deck.slice();
    });
    other.rng = game.rng;
  }
  return other;
}
/** The same, but a hidden card of each other hand lies in the deck, and one of the deck in the hand. */
function withOneExchanged(game: Game, viewer: number, random: Random): Game {
  const other = clone(game);
  const { kinds } = matchOf(game);
  other.seats.forEach((seat, number) => {
    if (isAlly(game, viewer, number)) return;
    const views = [...game.seats.keys(), -1]
      .filter((each) => !isAlly(game, each, number))
      .map((each) => view(game, eyesOf(each)).seats[number]);
    if (views.some(({ inDoubt }) => inDoubt.length)) return;
    const isSecret = (kind: number) => views.every(({ hand }) => !hand.includes(kinds[kind].id)) && game.todo.every(({ card }) => card !== kind);
    const inHand = [...seat.hand.keys()].filter((i) => isSecret(kindOf(seat.hand[i])));
    const known = views.flatMap(({ deckKnown }) => deckKnown.map(({ fromTop }) => seat.deck.length - fromTop));
    const inDeck = [...seat.deck.keys()].filter((i) => !known.includes(i));
    if (!inHand.length || !inDeck.length || other.picks.length) return;
    const [i, j] = [pickOf(inHand, random), pickOf(inDeck, random)];
    [seat.hand[i], seat.deck[j]] = [kindOf(seat.deck[j]), seat.deck[j] - kindOf(seat.deck[j]) + seat.hand[i]];
  });
  return other;
}

/** Events that show a card: what comes after the first that shows another one may differ. */
const SHOWING = ['reveal', 'discard', 'boost', 'scheme', 'take', 'draw', 'show', 'look', 'lay', 'replace'];
const blur = ({ card: _card, cards: _cards, value: _value, with: _with, ...rest }: Record<string, unknown>): string => JSON.stringify(rest);
/** Is the first difference only which card was shown? */
function differsByShownCard(a: readonly Event[], b: readonly Event[]): boolean {
  const at = a.findIndex((event, i) => JSON.stringify(event) !== JSON.stringify(b[i]));
  if (at >= 0 && b[at] && [a[at].kind, b[at].kind].sort().join() === 'shuffle,take') return true; // a search shows whether the card is there
  return at >= 0 && b[at] !== undefined && SHOWING.includes(a[at].kind) && blur({ ...a[at] }) === blur({ ...b[at] });
}

const tally = { lockstep: 0, worlds: 0, questions: {} as Record<string, number> };

/** Is this a card that others do not see when it is picked? */
const isHiddenPick = (game: Game, question: string, picked: Choice): boolean =>
  kindOfChoice(picked) === 'card' &&
  question !== 'schemeCard' &&
  !(question === 'defense' && matchOf(game).kinds[which(picked)].card.standing?.some(({ rule }) => rule === 'playedFaceUp'));

/** One answer in both worlds. The other world after it; undefined when both have parted for a reason that everybody may see. */
function stepBoth(a: Game, b: Game, viewer: number, random: Random): Game | undefined {
  const eyes = eyesOf(viewer);
  const question = explain(a)!.kind;
  const seat = asked(a);
  const legal = choices(a);
  const legalThere = choices(b);
  tally.questions[question] = (tally.questions[question] ?? 0) + 1;
  if (isAlly(a, viewer, seat)) expect(legalThere, `choices of ${seat}, seen by ${eyes}: ${question}`).toEqual(legal);
  const shared = legal.filter((each) => legalThere.includes(each));
  const picked = pickOf(shared.length && random() < 0.85 ? shared : legal, random);
  const isOpen = (each: Choice) => isAlly(a, viewer, seat) || !isHiddenPick(a, question, each);
  const alike = isOpen(picked)
    ? legalThere.filter((each) => each === picked)
    : legalThere.filter((each) => !isOpen(each)).sort((x) => (x === picked ? -1 : 0));
  const before = JSON.stringify(describe(a, picked));
  const heard = hear(a, picked, viewer);
  const tried: Event[][] = [];
  for (const each of alike) {
    const game = clone(b);
    const events = hear(game, each, viewer);
    tried.push(events);
    if (JSON.stringify(events) !== JSON.stringify(heard)) continue;
    expect(view(game, eyes), `${eyes} after ${before}`).toEqual(view(a, eyes));
    return game;
  }
  for (const events of tried) if (!differsByShownCard(heard, events)) expect(events, `${eyes} hears of ${before}`).toEqual(heard);
  return undefined;
}

function follow(setup: Setup, seed: number, random: Random, most: number): void {
  const game = newGame(setup, seed);
  const viewer = Math.floor(random() * (setup.heroes.length + 1)) - 1;
  let other: Game | undefined;
  for (let n = 0; n < most && !game.over; n++) {
    if (!other || random() < 0.02) {
      other = otherWorld(game, viewer, random);
      expect(view(other, eyesOf(viewer))).toEqual(view(game, eyesOf(viewer)));
      tally.worlds++;
    }
    other = stepBoth(game, other, viewer, random);
    if (other) tally.lockstep++;
  }
}

suite('two worlds that differ only in what a viewer may not know', () => {
  it('R-15.17, R-15.19, R-15.21 look alike to it as long as they take the same course: questions, choices, events and views', () => {
    for (let n = 0; n < 100; n++) {
      const random = dice(1000 + n);
      follow(setupFor(n, random), n, random, 500);
    }
    console.log(tally);
  });
});
