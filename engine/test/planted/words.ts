/** Words as somebody might add them by docs/how-to/add-a-word.md, one of every kind and three that keep secrets. No hero has them. */
import {
  cardId,
  heard,
  IMPOSSIBLE,
  kindIn,
  kindOf,
  offerHand,
  ownVerb,
  READY,
  SECRET,
  sideOfSeat,
  slots,
  tellCards,
  type Verb,
  whole,
} from '@peerless/engine';
import { type Frame, NONE } from '../../src/data/frame.ts';
import type { Game } from '../../src/data/game.ts';
import { matchOf } from '../../src/data/match.ts';
import {
  amountWord,
  cardRule,
  conditionWord,
  filterWord,
  heroRule,
  learnWords,
  momentWord,
  placeWord,
  priceWord,
  wordNamed,
} from '../../src/data/vocabulary.ts';
import { ASKED_PLAINLY } from '../../src/data/word.ts';
import { setAside, showOne, turnAside } from '../../src/machine/knowledge.ts';
import { discardTopCard, toPile } from '../../src/rules/cards.ts';
import { ENGINE_BLOCKS, TURN } from '../../src/rules/sentences.ts';

const isThere = (game: Game, seat: number): boolean => seat >= 0 && !game.seats[seat].out;
const holdsCards = (game: Game, seat: number): boolean => isThere(game, seat) && game.seats[seat].hand.length > 0;

const PICKED = 1;
/** One card of the own hand, picked in secret. */
const picking = (chosen: ReturnType<typeof slots<{ chosen: 'card' }>>, isPossible: (game: Game, frame: Frame) => boolean) =>
  ({
    ...ASKED_PLAINLY,
    questions: { pickCard: 'faceDown' },
    slots: chosen,
    blank(game: Game, frame: Frame) {
      if (!isPossible(game, frame)) return IMPOSSIBLE;
      if (frame.step === PICKED) return READY;
      offerHand(game, frame.you, () => true);
      return SECRET;
    },
    fill(game: Game, frame: Frame, choice: Parameters<typeof kindIn>[0]) {
      chosen.chosen.set(frame, kindIn(choice), sideOfSeat(game, frame.you));
      frame.step = PICKED;
    },
  }) as const;

const confided = slots({ chosen: 'card' });
export type Viewers = (game: Game, frame: Frame) => number;
/** Those who are told. */
export const bothSides: Viewers = (game, frame) => sideOfSeat(game, frame.you) | sideOfSeat(game, frame.them);
/** Show one card of your hand to the opponent and to nobody else; then these know it. */
export const confiding = (word: string, known: Viewers): Verb =>
  ownVerb(word, {
    also: null,
    said: 'anywhere',
    needs: null,
    fields: {},
    opponent: true,
    discloses: false,
    looks: false,
    motif: null,
    asks: picking(confided, (game, frame) => isThere(game, frame.them) && holdsCards(game, frame.you)),
    isPossible: null,
    isVain: null,
    tells: null,
    perform(game, frame) {
      if (frame.step !== PICKED) return;
      const kind = kindOf(confided.chosen.get(frame));
      showOne(game, frame.you, kind, known(game, frame));
      const about = { kind: 'look', seat: frame.them, at: frame.you, what: 'hand', count: 1 } as const;
      if (heard()) tellCards(bothSides(game, frame), { ...about, cards: [cardId(game, kind)] }, about);
    },
  });

const stashed = slots({ chosen: 'card' });
/** Set a card aside, face down, for as long as the game lasts. */
const stashWord = ownVerb('stash', {
  also: null,
  said: 'anywhere',
  needs: null,
  fields: {},
  opponent: false,
  discloses: false,
  looks: false,
  motif: null,
  asks: picking(stashed, (game, frame) => holdsCards(game, frame.you)),
  isPossible: null,
  isVain: null,
  tells: null,
  perform(game, frame) {
    if (frame.step !== PICKED) return;
    const kind = kindOf(stashed.chosen.get(frame));
    setAside(game, frame.you, kind, sideOfSeat(game, frame.you));
    const about = { kind: 'lay', seat: frame.you, as: 'boost' } as const;
    if (heard()) tellCards(sideOfSeat(game, frame.you), { ...about, card: cardId(game, kind) }, about);
  },
});
/** The query of the planted rules, as the one line elsewhere that a rule needs: how many cards of the deck go with the one turned over. */
function alsoDiscarded(game: Game, seat: number, kind: number): number {
  const { kinds, standing } = matchOf(game);
  const { wasteful } = standing[seat] as unknown as { wasteful: number };
  return (kinds[kind].standing as unknown as { heavy: boolean }).heavy ? 2 * wasteful : wasteful;
}
/** Turn over what you set aside last, and discard it. */
const unstashWord = ownVerb('unstash', {
  also: null,
  said: 'anywhere',
  needs: null,
  fields: {},
  opponent: false,
  discloses: false,
  looks: false,
  motif: null,
  asks: null,
  isPossible: null,
  isVain: null,
  tells: null,
  perform(game, frame) {
    const kind = turnAside(game, frame.you);
    if (kind < 0) return;
    toPile(game, kind, 'play', frame.you);
    for (let n = alsoDiscarded(game, frame.you, kind); n > 0; n--) discardTopCard(game, frame.you);
  },
});

/** The tables of types are closed: no word of a test is added to them. */
const name = (word: string): never => word as never;
const few = whole(1, 3);

/** The word that the how-to adds. Its type is told only where it is copied to, so it is not read as a type here. */
const WAGER = new URL('../../../docs/how-to/examples/words/verbs/wager/word.ts', import.meta.url).pathname;

/** Adds the words to those the engine knows, in this test alone. */
export async function plant(): Promise<string[]> {
  if (!wordNamed('verb', 'wager')) learnWords('verb', [(await import(WAGER)).word as Verb]);
  learnWords('verb', [confiding('confide', bothSides), stashWord, unstashWord]);
  learnWords('amount', [
    amountWord(name('theirCards'), 'per', {
      said: 'anywhere',
      needs: null,
      fields: {},
      opponent: true,
      discloses: false,
      isThatMany: false,
      count(game, frame) {
        if (frame.them === NONE) throw new Error('whose cards are meant?');
        return isThere(game, frame.them) ? game.seats[frame.them].hand.length : 0;
      },
    }),
  ]);
  learnWords('condition', [
    conditionWord(name('fewCards'), {
      said: 'anywhere',
      needs: null,
      fields: { cards: few } as never,
      opponent: false,
      discloses: false,
      names: null,
      holds: (game, frame, { cards }: { cards: number }) => game.seats[frame.you].hand.length <= cards,
    }),
  ]);
  learnWords('filter', [
    filterWord(name('wounded'), {
      said: 'anywhere',
      needs: null,
      fields: {},
      opponent: false,
      discloses: false,
      isOthers: false,
      fits: (game, _frame, _args, fighter) => game.health[fighter] < matchOf(game).fighters[fighter].health,
    }),
  ]);
  learnWords('place', [
    placeWord(name('even'), {
      said: 'anywhere',
      needs: null,
      fields: {},
      opponent: false,
      discloses: false,
      isElsewhere: false,
      meets: (_game, _frame, _args, at) => at % 2 === 0,
    }),
  ]);
  learnWords('price', [
    priceWord(name('deck'), {
      said: 'anywhere',
      needs: null,
      fields: { cards: few } as never,
      opponent: false,
      discloses: false,
      canPay: (game, frame, { cards }: { cards: number }) => !game.seats[frame.you].out && game.seats[frame.you].deck.length >= cards,
      cards: () => 0,
      pay(game, frame, { cards }: { cards: number }) {
        for (let n = 0; n < cards; n++) discardTopCard(game, frame.you);
      },
    }),
  ]);
  learnWords('heroRule', [
    heroRule(name('wasteful'), {
      said: 'anywhere',
      needs: null,
      fields: {},
      opponent: false,
      without: 0 as never,
      stand: (before) => (before + 1) as never,
    }),
  ]);
  learnWords('cardRule', [
    cardRule(name('heavy'), {
      said: 'anywhere',
      needs: null,
      fields: {},
      opponent: false,
      without: false as never,
      stand: () => true as never,
    }),
  ]);
  learnWords('moment', [
    momentWord(name('nightfall'), { setting: 'turn', isOfOne: false as never, opponent: false, endsWithTurn: false, isBeforePlay: false }),
  ]);
  return [
    ...['wager', 'confide', 'stash', 'unstash'].map((word) => `verb ${word}`),
    'amount theirCards',
    'condition fewCards',
    'filter wounded',
    'place even',
    'price deck',
    'heroRule wasteful',
    'cardRule heavy',
    'moment nightfall',
  ];
}
/** The one line elsewhere that a moment needs: when it comes. */
export const sayNightfall = (): void =>
  void (ENGINE_BLOCKS[TURN] as { do: string; moment: string }[]).splice(-2, 0, { do: 'sayAt', moment: 'nightfall' });
