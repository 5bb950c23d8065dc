import {
  afterCombat,
  bothDraw,
  card,
  damage,
  discard,
  discardRandom,
  discardTopOfDeck,
  draw,
  duringCombat,
  gainCounter,
  immediately,
  lookAtTheirHand,
  may,
  opponent,
  opposingFighter,
  pickFromTheirHand,
  returnFallen,
  type SeatPlace,
  scheme,
  search,
  sidekick,
  takeBackThisCard,
  takeFromDiscard,
  theyDiscardThatCard,
  turnTopOfDeck,
  whenever,
  yourFighter,
} from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { madeUp, row } from '../made-up.ts';
import { table } from '../table.ts';
import { maneuver, playScheme } from './acting.ts';
import { story, strike } from './doing.ts';

const ofScribe = { type: 'scheme', boost: 1, copies: 1, by: 'nine-scribe' } as const;
madeUp(
  'nine-scribe',
  [
    card('note', ofScribe, scheme(draw(1))),
    card('tome', ofScribe, scheme(draw(3))),
    card('whim', ofScribe, scheme(may(draw(1)))),
    card('lecture', ofScribe, scheme(bothDraw(1))),
    card('seminar', ofScribe, scheme(bothDraw(2))),
    card('burn', ofScribe, scheme(discardTopOfDeck, discardTopOfDeck)),
    card('leaf', ofScribe, scheme(turnTopOfDeck)),
    card('recall', ofScribe, scheme(takeFromDiscard({ name: 'tome' }))),
    card('seek', ofScribe, scheme(search('tome'))),
    card('tidy', ofScribe, scheme(discard(2))),
    card('toll', ofScribe, scheme(opponent(discard(2)))),
    card('theft', ofScribe, scheme(opponent(discardRandom(2)))),
    card('audit', ofScribe, scheme(lookAtTheirHand, pickFromTheirHand, theyDiscardThatCard)),
  ],
  { sidekicks: [sidekick('nine-clerk', { health: 6, reach: 'melee' })] },
);
madeUp('nine-foe', [
  card('curse', { type: 'attack', value: 1, boost: 1, copies: 1, by: 'any' }, immediately(damage(opposingFighter, 12))),
  card('pact', { type: 'defense', value: 2, boost: 1, copies: 1, by: 'any' }, afterCombat(bothDraw(1))),
  card('oath', { type: 'defense', value: 2, boost: 1, copies: 1, by: 'any' }),
]);
const EMPTY = { rest: 'discard' } as const;
/** The scribe is to act with this hand and a plain card to spare; the foe stands next to the scribe, the clerk apart. */
const duel = (mine: SeatPlace, theirs: SeatPlace = {}, health: Record<string, number> = {}) =>
  table(
    { board: row('nine-row', 8), heroes: ['nine-scribe', 'nine-foe'] },
    {
      seats: [{ ...mine, hand: [...(mine.hand ?? []), 'plain'] }, theirs],
      fighters: {
        'nine-scribe': { space: 's4', health: health.scribe ?? 12 },
        'nine-clerk': { space: 's1', health: health.clerk ?? 6 },
        'nine-foe': { space: 's5', health: health.foe ?? 12 },
      },
    },
  );
const deckOf = (t: ReturnType<typeof table>, seat: number): string[] => t.see().seats[seat].deckKnown.map((each) => each.card);

describe('Drawing', () => {
  it('R-9.1 A card is drawn without asking, unless the effect says “may”', () => {
    const t = playScheme(duel({ hand: ['note'] }), 'note').settled();
    expect(t.hand(0)).toHaveLength(2);

    const asked = playScheme(duel({ hand: ['whim'] }), 'whim');
    expect(asked.asks).toBe('yesNo 0');
    expect(asked.choose({ pass: true }).settled().hand(0)).toEqual(['plain']);
    expect(
      playScheme(duel({ hand: ['whim'] }), 'whim')
        .choose({ yes: true })
        .settled()
        .hand(0),
    ).toHaveLength(2);
  });

  it('R-9.1 The draw of a maneuver is made even where it does damage', () => {
    const t = duel(EMPTY);
    t.choose({ action: 'maneuver' });
    expect(t.health('nine-scribe')).toBe(10);
    expect(t.asks).toBe('boostManeuver 0');
  });

  it('R-9.2 From an empty deck nothing is drawn, and each of the player’s fighters on board takes 2 at once', () => {
    const t = maneuver(duel({ ...EMPTY, hand: ['note'], deck: [] })).settled();
    expect(t.hand(0)).toEqual(['note', 'plain']);
    expect(t.see().seats[0]).toMatchObject({ deckCount: 0 });
    expect(t.discard(0)).toHaveLength(28);
    expect([t.health('nine-scribe'), t.health('nine-clerk'), t.health('nine-foe')]).toEqual([10, 4, 12]);
  });

  it('R-9.2 A fighter off the board is not hit, and one card in the deck is enough', () => {
    const alone = table(
      { board: row('nine-row', 8), heroes: ['nine-scribe', 'nine-foe'] },
      { seats: [{ ...EMPTY, hand: ['plain'] }], fighters: { 'nine-clerk': { health: 0 } } },
    );
    maneuver(alone).settled();
    expect([alone.health('nine-scribe'), alone.health('nine-clerk')]).toEqual([10, 0]);
    expect(story(alone, 'damage')).toEqual(['nine-scribe takes 2']);

    const last = maneuver(duel({ ...EMPTY, deck: ['plain'] })).settled();
    expect(last.hand(0)).toEqual(['plain', 'plain']);
    expect(story(last, 'damage', 'exhausted')).toEqual([]);
  });

  it('R-9.3 With fewer cards in the deck than are to be drawn: those, then 2 damage for each missing one', () => {
    const t = playScheme(duel({ ...EMPTY, hand: ['tome'], deck: ['plain'] }), 'tome').settled();
    expect(t.hand(0)).toEqual(['plain', 'plain']);
    expect(story(t, 'draw', 'exhausted', 'damage')).toEqual([
      'seat 0 draws 1',
      'seat 0 is exhausted',
      'nine-scribe takes 2',
      'nine-clerk takes 2',
      'seat 0 is exhausted',
      'nine-scribe takes 2',
      'nine-clerk takes 2',
    ]);
    expect([t.health('nine-scribe'), t.health('nine-clerk')]).toEqual([8, 2]);

    const enough = playScheme(duel({ ...EMPTY, hand: ['tome'], deck: ['plain', 'plain', 'plain'] }), 'tome').settled();
    expect(enough.hand(0)).toHaveLength(4);
    expect(enough.health('nine-scribe')).toBe(12);
  });

  it('R-9.3 Whoever the first missing card defeats is not hit by the next; a defeated hero ends it', () => {
    const t = playScheme(duel({ ...EMPTY, hand: ['tome'], deck: ['plain'] }, {}, { clerk: 2 }), 'tome').settled();
    expect(story(t, 'damage')).toEqual(['nine-scribe takes 2', 'nine-clerk takes 2', 'nine-scribe takes 2']);
    expect(t.health('nine-scribe')).toBe(8);

    const over = playScheme(duel({ ...EMPTY, hand: ['tome'], deck: ['plain'] }, {}, { scribe: 2 }), 'tome');
    expect(story(over, 'damage', 'over')).toEqual(['nine-scribe takes 2', 'nine-clerk takes 2', '1 won: heroDefeated']);
  });

  it('R-9.5 Emptying the deck does no damage; the next draw does', () => {
    const t = maneuver(duel({ ...EMPTY, deck: ['plain'] }));
    expect(t.see().seats[0].deckCount).toBe(0);
    expect(t.health('nine-scribe')).toBe(12);
    expect(maneuver(t).health('nine-scribe')).toBe(10);
  });

  it('R-9.6 Discarding, turning up, searching and taking cards do no damage without a deck', () => {
    for (const name of ['burn', 'leaf', 'seek', 'recall', 'audit']) {
      const t = playScheme(duel({ ...EMPTY, hand: [name] }, EMPTY), name).settled();
      expect([name, ...story(t, 'damage', 'exhausted')]).toEqual([name]);
      expect(t.health('nine-scribe')).toBe(12);
    }
  });

  it('R-9.6 Nor does looking at the deck', () => {
    const t = table(
      { board: row('nine-row', 8), heroes: ['king-arthur', 'nine-foe'] },
      { seats: [{ ...EMPTY, hand: ['prophecy', 'excalibur'] }], fighters: { merlin: { space: 's3' } } },
    );
    playScheme(t, 'prophecy').settled();
    expect([t.health('king-arthur'), t.health('merlin')]).toEqual([18, 7]);
  });

  it('R-9.6 An empty deck does nothing by itself', () => {
    const t = strike(duel({ ...EMPTY, hand: ['plain'] }, EMPTY), 'nine-scribe', 'nine-foe', 'plain').settled();
    expect([t.health('nine-scribe'), t.health('nine-foe')]).toEqual([12, 10]);
  });
});

describe('Exhaustion as a damage event', () => {
  madeUp('nine-bear', [card('gorge', { type: 'scheme', boost: 1, copies: 1, by: 'any' }, scheme(draw(2)))], {
    sidekicks: [sidekick('nine-cub', { health: 6, reach: 'melee' })],
    counter: { id: 'fury', start: 0, max: 3 },
    abilities: [whenever('damaged', 'nine-bear', gainCounter(1))],
  });
  const bear = (deck: string[]) =>
    playScheme(
      table({ board: row('nine-row', 8), heroes: ['nine-bear', 'nine-foe'] }, { seats: [{ ...EMPTY, hand: ['gorge', 'plain'], deck }] }),
      'gorge',
      'nine-bear',
    ).settled();

  it('R-9.4 Each missing card is one damage event', () => {
    expect(bear([]).see().seats[0].counter).toBe(2);
    expect(bear(['plain']).see().seats[0].counter).toBe(1);
    expect(bear(['plain', 'plain']).see().seats[0].counter).toBe(0);
    expect(bear([]).health('nine-cub')).toBe(2);
  });

  it('R-9.4 It hits all together, so a sidekick about to lose all its health can take nothing for the hero', () => {
    const rider = (id: string, health: number) =>
      madeUp(id, [], {
        sidekicks: [sidekick(`${id}-archer`, { count: 2, health, reach: 'ranged' })],
        rules: [{ rule: 'assignDamage', to: `${id}-archer` }],
      }).id;
    const weak = maneuver(
      table({ board: row('nine-row', 8), heroes: [rider('nine-weak', 2), 'nine-foe'] }, { seats: [{ ...EMPTY, hand: ['plain'] }] }),
    ).settled();
    expect([weak.health('nine-weak'), weak.health('nine-weak-archer-1'), weak.health('nine-weak-archer-2')]).toEqual([10, 0, 0]);

    const firm = table(
      { board: row('nine-row', 8), heroes: [rider('nine-firm', 3), 'nine-foe'] },
      { seats: [{ ...EMPTY, hand: ['plain'] }] },
    );
    firm.choose({ action: 'maneuver' });
    expect(firm.legal()).toMatchObject([
      { kind: 'assign', fighter: 'nine-firm-archer-1', number: 0 },
      { kind: 'assign', fighter: 'nine-firm-archer-1', number: 1 },
    ]);
    firm.choices({ number: 1 }, { number: 0 }, { kind: 'boostManeuver', pass: true }, { kind: 'moveWhom', pass: true }).settled();
    expect([firm.health('nine-firm'), firm.health('nine-firm-archer-1'), firm.health('nine-firm-archer-2')]).toEqual([11, 0, 1]);
  });
});

describe('Drawing together', () => {
  it('R-9.7 Players who draw “each” are damaged by one event: the active player wins, whoever’s card it is', () => {
    const low = { scribe: 2, foe: 2 };
    const mine = playScheme(duel({ ...EMPTY, hand: ['lecture'] }, EMPTY, low), 'lecture');
    expect(mine.see()).toMatchObject({ over: true, winners: [0] });

    const theirs = strike(
      duel({ ...EMPTY, hand: ['plain'] }, { ...EMPTY, hand: ['pact'] }, low),
      'nine-scribe',
      'nine-foe',
      'plain',
      'pact',
    );
    expect(theirs.see()).toMatchObject({ over: true, winners: [0] });
  });

  it('R-9.7 Only those who lack a card are in the event', () => {
    const t = playScheme(duel({ ...EMPTY, hand: ['seminar'], deck: ['plain'] }, EMPTY), 'seminar').settled();
    expect(story(t, 'draw', 'exhausted', 'damage')).toEqual([
      'seat 0 draws 1',
      'seat 0 is exhausted',
      'seat 1 is exhausted',
      'nine-scribe takes 2',
      'nine-clerk takes 2',
      'nine-foe takes 2',
      'seat 1 is exhausted',
      'nine-foe takes 2',
    ]);
    const one = playScheme(duel({ hand: ['seminar'] }, { ...EMPTY, deck: ['plain'] }), 'seminar').settled();
    expect([one.health('nine-scribe'), one.health('nine-foe')]).toEqual([12, 10]);
    expect([one.hand(0).length, one.hand(1).length]).toEqual([3, 1]);
  });
});

describe('Discarding', () => {
  it('R-9.8 With fewer cards in hand than are to be discarded, all of them go', () => {
    for (const hand of [[], ['oath'], ['oath', 'pact']]) {
      const t = playScheme(duel({ hand: ['toll'] }, { hand }), 'toll');
      if (hand.length > 1) t.choose({ kind: 'discard', seat: 1, card: 'oath' });
      expect(t.settled().hand(1)).toEqual([]);
      expect(t.discard(1)).toEqual(hand);
    }
  });

  it('R-9.8 The owner chooses which', () => {
    const t = playScheme(duel({ hand: ['toll'] }, { hand: ['oath', 'pact', 'plain'] }), 'toll');
    expect(t.asks).toBe('discard 1');
    expect(t.legal().map((each) => each.card)).toEqual(['oath', 'pact', 'plain']);
    t.choices({ card: 'pact' }, { card: 'plain' }).settled();
    expect(t.hand(1)).toEqual(['oath']);
  });

  it('R-9.8 Nobody chooses a random card', () => {
    const t = playScheme(duel({ hand: ['theft'] }, { hand: ['oath', 'pact', 'plain'] }), 'theft').settled();
    expect(t.hand(1)).toHaveLength(1);
    expect(t.discard(1)).toHaveLength(2);
    expect(
      playScheme(duel({ hand: ['theft'] }, { hand: ['oath'] }), 'theft')
        .settled()
        .discard(1),
    ).toEqual(['oath']);
  });

  it('R-9.8 Another player chooses where the effect tells them to', () => {
    const t = playScheme(duel({ hand: ['audit'] }, { hand: ['oath', 'pact'] }), 'audit');
    expect(t.asks).toBe('pickCard 0');
    t.choose({ card: 'pact' }).settled();
    expect(t.hand(1)).toEqual(['oath']);
    expect(t.discard(1)).toEqual(['pact']);
  });

  it('R-9.9 Whoever discards several cards chooses their order on the pile', () => {
    const hand = ['tidy', 'note', 'tome', 'whim'];
    const one = playScheme(duel({ hand }), 'tidy').choices({ card: 'note' }, { card: 'tome' }).settled();
    expect(one.discard(0)).toEqual(['note', 'tome', 'tidy']);
    const other = playScheme(duel({ hand }), 'tidy').choices({ card: 'tome' }, { card: 'note' }).settled();
    expect(other.discard(0)).toEqual(['tome', 'note', 'tidy']);
  });

  it('R-9.9 So it is at the hand limit', () => {
    const hand = ['note', 'tome', 'whim', 'leaf', 'burn', 'seek', 'tidy', 'toll'];
    const t = maneuver(
      table({ board: row('nine-row', 8), heroes: ['nine-scribe', 'nine-foe'] }, { seats: [{ hand }, { hand: ['plain'] }], actions: 1 }),
    );
    t.choices({ kind: 'handLimit', card: 'tome' }, { kind: 'handLimit', card: 'note' }).settled();
    expect(t.discard(0)).toEqual(['tome', 'note']);
    expect(t.hand(0)).toHaveLength(7);
  });

  it('R-9.9 And with an attack card and the card laid with it, where the order matters', () => {
    const packer = (id: string, about: object) =>
      madeUp(id, [{ ...card('lunge', { type: 'attack', value: 3, boost: 2, copies: 1, by: 'any' }), ...about }], {
        rules: [{ rule: 'laidBoost', by: id }],
        ...('item' in about ? { items: ['rope', 'lamp'] } : {}),
      }).id;
    const attack = (id: string) => {
      const t = table(
        { board: row('nine-row', 8), heroes: [id, 'nine-foe'] },
        { seats: [{ hand: ['lunge', 'plain', 'plain'] }, { hand: [] }], fighters: { [id]: { space: 's4' }, 'nine-foe': { space: 's5' } } },
      );
      return strike(t, id, 'nine-foe', 'lunge').choose({ kind: 'laidBoost', card: 'plain' });
    };
    const basket = attack(packer('nine-packer', { item: 'lamp' }));
    expect(basket.asks).toBe('discardOrder 0');
    expect(basket.choose({ card: 'lunge' }).settled().discard(0)).toEqual(['lunge', 'plain']);
    expect(attack('nine-packer').choose({ card: 'plain' }).settled().discard(0)).toEqual(['plain', 'lunge']);
    expect(attack(packer('nine-lancer', {})).settled().discard(0)).toHaveLength(2);
  });

  it('R-9.9 The order matters where there are two cards, and not two copies of one', () => {
    const back = card('back', { type: 'attack', value: 3, boost: 2, copies: 1, by: 'any', item: 'lamp' }, afterCombat(takeBackThisCard));
    const first = card('first', { type: 'attack', value: 3, boost: 2, copies: 1, by: 'any', item: 'lamp' });
    madeUp('nine-porter', [first, back], { rules: [{ rule: 'laidBoost', by: 'nine-porter' }], items: ['rope', 'lamp'] });
    const attack = (name: string, boosting: string) =>
      strike(
        table(
          { board: row('nine-row', 8), heroes: ['nine-porter', 'nine-foe'] },
          {
            seats: [{ hand: ['first', 'back', 'plain', 'plain'] }, { hand: [] }],
            fighters: { 'nine-porter': { space: 's4' }, 'nine-foe': { space: 's5' } },
          },
        ),
        'nine-porter',
        'nine-foe',
        name,
      ).choose({ kind: 'laidBoost', card: boosting });
    expect(attack('plain', 'first').asks).toBe('discardOrder 0');
    expect(attack('plain', 'first').choose({ card: 'plain' }).settled().discard(0)).toEqual(['plain', 'first']);
    expect(attack('plain', 'first').choose({ card: 'first' }).settled().discard(0)).toEqual(['first', 'plain']);
    expect(attack('plain', 'plain').settled().discard(0)).toEqual(['plain', 'plain']);
    const kept = attack('back', 'plain').settled();
    expect([kept.discard(0), kept.hand(0)]).toEqual([['plain'], ['back', 'first', 'plain']]);
  });

  it('R-9.10 A discarded card goes to its owner’s pile, whoever caused it', () => {
    const t = playScheme(duel({ hand: ['audit'] }, { hand: ['oath', 'pact'] }), 'audit')
      .choose({ card: 'oath' })
      .settled();
    expect(t.discard(0)).toEqual(['audit']);
    expect(t.discard(1)).toEqual(['oath']);

    const combat = strike(duel({ hand: ['plain'] }, { hand: ['oath'] }), 'nine-scribe', 'nine-foe', 'plain', 'oath').settled();
    expect([combat.discard(0), combat.discard(1)]).toEqual([['plain'], ['oath']]);
  });
});

describe('Decks', () => {
  it('R-9.11 The discard pile is never shuffled back', () => {
    const discard = ['tome', 'note', 'whim'];
    const t = duel({ ...EMPTY, hand: [], discard });
    const before = t.discard(0);
    maneuver(maneuver(t));
    expect(t.discard(0)).toEqual(before);
    expect(t.see().seats[0]).toMatchObject({ deckCount: 0, handCount: 1 });
    expect(t.health('nine-scribe')).toBe(8);
    expect(story(t, 'shuffle')).toEqual([]);
  });

  it('R-9.12 A searched deck is shuffled, whether the card was in it or not', () => {
    const found = duel({ hand: ['seek'] });
    const before = deckOf(found, 0);
    playScheme(found, 'seek').settled();
    expect(found.hand(0)).toEqual(['plain', 'tome']);
    expect(story(found, 'take', 'shuffle')).toEqual(['take', 'shuffle']);
    expect(deckOf(found, 0)).not.toEqual(before.filter((each) => each !== 'tome'));
    expect(deckOf(found, 0).sort()).toEqual(before.filter((each) => each !== 'tome').sort());

    const missing = duel({ hand: ['seek', 'tome'] });
    const whole = deckOf(missing, 0);
    playScheme(missing, 'seek').settled();
    expect(story(missing, 'take', 'shuffle')).toEqual(['shuffle']);
    expect(deckOf(missing, 0)).not.toEqual(whole);
  });

  it('R-9.12 A card taken from the pile leaves the deck as it is', () => {
    const t = duel({ hand: ['seek'], discard: ['tome'] });
    const before = deckOf(t, 0);
    playScheme(t, 'seek').settled();
    expect(t.hand(0)).toEqual(['plain', 'tome']);
    expect(deckOf(t, 0)).toEqual(before);
    expect(story(t, 'shuffle')).toEqual([]);
  });
});

describe('Nobody on the board', () => {
  const ashes = card(
    'ashes',
    { type: 'defense', value: 0, boost: 1, copies: 1, by: 'any', standing: [{ rule: 'holdsBackDefeat' }] },
    duringCombat(draw(2)),
    afterCombat(returnFallen(yourFighter, 4)),
  );
  madeUp('nine-phoenix', [ashes]);
  madeUp('nine-heron', [ashes], { sidekicks: [sidekick('nine-chick', { health: 6, reach: 'melee' })] });
  /** The attack fells the hero before its own card draws two. */
  const felled = (id: string, deck: string[]) => {
    const t = table(
      { board: row('nine-row', 8), heroes: ['nine-foe', id] },
      {
        seats: [{ hand: ['curse', 'plain'] }, { ...EMPTY, hand: ['ashes'], deck }],
        fighters: { 'nine-foe': { space: 's4' }, [id]: { space: 's5' } },
      },
    );
    return strike(t, 'nine-foe', id, 'curse', 'ashes').choose({ kind: 'placeTo', space: 's8' }).settled();
  };

  it('R-9.13 A player without a fighter on the board who draws from an empty deck takes no damage', () => {
    const t = felled('nine-phoenix', []);
    expect(story(t, 'exhausted', 'damage')).toEqual(['nine-phoenix takes 12']);
    expect(t.health('nine-phoenix')).toBe(4);
    expect(felled('nine-phoenix', ['plain']).hand(1)).toEqual(['plain']);
  });

  it('R-9.13 With another fighter on the board, that one is hit', () => {
    const t = felled('nine-heron', ['plain']);
    expect(story(t, 'damage')).toEqual(['nine-heron takes 12', 'nine-chick takes 2']);
  });
});
