/** Heroes whose cards look, pick, put back, search and lay unseen: for tests of who may know what. */
import {
  add,
  afterCombat,
  boost,
  type CardDefinition,
  cancelTheirEffects,
  card,
  discard,
  discardAnyNumber,
  discardRandom,
  discardTopOfDeck,
  draw,
  duringCombat,
  eachOpponent,
  hero,
  immediately,
  knownHeroes,
  learnHeroes,
  lookAtTheirHand,
  may,
  mayElse,
  move,
  namedTheirPrintedValue,
  one,
  opponent,
  own,
  pickFromTheirHand,
  putBack,
  putThatCardUnderTheirDeck,
  replaceTheirCard,
  replaceYourCard,
  scheme,
  search,
  sidekick,
  takeFromDiscard,
  takeTopOfDiscard,
  thatMany,
  theyDiscardThatCard,
  turnTopOfDeck,
  upTo,
  when,
  yourFighters,
} from '@peerless/engine';
import { HEROES } from '@peerless/heroes';

const { foresee } = HEROES.find((known) => known.id === 'king-arthur')!.words!;
const feint = (copies: number): CardDefinition =>
  card('feint', { type: 'versatile', value: 2, boost: 1, copies, by: 'any' }, immediately(cancelTheirEffects));
const plain = (copies: number): CardDefinition => card('plain', { type: 'versatile', value: 3, boost: 2, copies, by: 'any' });

/** Looks into hands and takes cards out of them. */
const seer = hero('seer', {
  health: 16,
  move: 2,
  reach: 'ranged',
  sidekicks: [sidekick('owl', { count: 2, health: 3, reach: 'melee' })],
  deck: [
    card('glance', { type: 'scheme', boost: 3, copies: 4, by: 'any' }, scheme(lookAtTheirHand)),
    card('consider', { type: 'scheme', copies: 2, by: 'any' }, scheme(may(lookAtTheirHand), draw(1))),
    card(
      'weigh',
      { type: 'scheme', boost: 1, copies: 3, by: 'any' },
      scheme(
        lookAtTheirHand,
        move(one(yourFighters()), upTo(1)),
        pickFromTheirHand,
        move(one(yourFighters()), upTo(1)),
        mayElse([theyDiscardThatCard], [putThatCardUnderTheirDeck]),
      ),
    ),
    card(
      'burgle',
      { type: 'attack', value: 3, boost: 2, copies: 4, by: 'any' },
      afterCombat(lookAtTheirHand, pickFromTheirHand, theyDiscardThatCard),
    ),
    card(
      'bury',
      { type: 'versatile', value: 3, boost: 2, copies: 5, by: 'any' },
      afterCombat(lookAtTheirHand, pickFromTheirHand, putThatCardUnderTheirDeck),
    ),
    card('bluff', { type: 'attack', value: 4, copies: 3, by: 'seer' }, duringCombat(boost), afterCombat(opponent(discardRandom(1)))),
    feint(4),
    plain(5),
  ],
});

/** Puts cards on and under the deck, searches it and foresees it. */
const hoarder = hero('hoarder', {
  health: 16,
  move: 2,
  reach: 'melee',
  sidekicks: [sidekick('rat', { health: 5, reach: 'ranged' })],
  words: { foresee },
  deck: [
    card('stow', { type: 'scheme', boost: 1, copies: 3, by: 'any' }, scheme(putBack(1, 'top'))),
    card('sink', { type: 'scheme', boost: 1, copies: 3, by: 'any' }, scheme(draw(1), putBack(2, 'bottom'))),
    card('reckon', { type: 'scheme', copies: 3, by: 'any' }, scheme(own('foresee', { cards: 3, take: 1 }))),
    card('rummage', { type: 'scheme', boost: 2, copies: 2, by: 'any' }, scheme(search('plain'))),
    card('purge', { type: 'scheme', boost: 4, copies: 2, by: 'any' }, scheme(discardAnyNumber({ by: 'any' }), draw(thatMany))),
    card('flip', { type: 'attack', value: 2, boost: 2, copies: 3, by: 'any' }, duringCombat(discardTopOfDeck), afterCombat(turnTopOfDeck)),
    card('tuck', { type: 'versatile', value: 3, boost: 3, copies: 5, by: 'any' }, afterCombat(may(putBack(1, 'bottom')))),
    card('salvage', { type: 'defense', value: 3, copies: 2, by: 'hoarder' }, afterCombat(takeFromDiscard({ by: 'any' }))),
    feint(3),
    plain(4),
  ],
});

/** Lays a second card, lays cards open, exchanges cards in combat and hides its hand. */
const trickster = hero('trickster', {
  health: 16,
  move: 3,
  reach: 'melee',
  sidekicks: [sidekick('hare', { health: 4, reach: 'melee' })],
  rules: [{ rule: 'laidBoost', by: 'trickster' }],
  deck: [
    card('vanity', { type: 'scheme', boost: 2, copies: 4, by: 'any', standing: [{ rule: 'cancelsLooks' }] }, scheme(draw(1))),
    card(
      'guess',
      { type: 'defense', value: 1, copies: 3, by: 'any', standing: [{ rule: 'playedFaceUp' }] },
      duringCombat(when(namedTheirPrintedValue, add(3))),
    ),
    card('switch', { type: 'attack', value: 1, copies: 4, by: 'any' }, immediately(replaceYourCard)),
    card('bid', { type: 'defense', value: 2, boost: 2, copies: 4, by: 'any' }, immediately(replaceTheirCard)),
    card('toll', { type: 'attack', value: 3, boost: 3, copies: 3, by: 'any' }, afterCombat(opponent(discard(2)))),
    card('levy', { type: 'scheme', boost: 1, copies: 3, by: 'any' }, scheme(eachOpponent(discard(1)))),
    card('echo', { type: 'versatile', value: 3, boost: 1, copies: 3, by: 'any' }, duringCombat(boost), afterCombat(takeTopOfDiscard)),
    feint(3),
    plain(3),
  ],
});

export const SECRETIVE = [seer, hoarder, trickster];
for (const made of SECRETIVE) if (!knownHeroes().some((known) => known.id === made.id)) learnHeroes([made]);
