import {
  ability,
  adjacentTo,
  afterCombat,
  anySpace,
  card,
  charge,
  damage,
  draw,
  each,
  empty,
  fighters as everyone,
  inZoneOf,
  leaveBoard,
  may,
  move,
  movedThrough,
  moveThrough,
  named,
  one,
  opposingFighter,
  opposingFighters,
  place,
  recover,
  returnDefeated,
  type Setup,
  scheme,
  sidekick,
  space,
  summon,
  swap,
  theirHero,
  upTo,
  yourFighter,
  yourFighters,
  yourHero,
} from '@peerless/engine';
import { expect, it, describe as suite } from 'vitest';
import { madeUp, row } from '../made-up.ts';
import { fighters, maneuver, play, spaces, standing, walk } from '../moving.ts';
import { type Table, table } from '../table.ts';

const Walker = named('walker');
const Dog = named('dog');
const said = { type: 'scheme', boost: 1, copies: 1, by: 'walker' } as const;

madeUp(
  'walker',
  [
    card('stroll', said, scheme(move(Walker, upTo(3)))),
    card('push-past', said, scheme(moveThrough(Walker, upTo(3)))),
    card('lead', said, scheme(move(one(everyone()), upTo(3)))),
    card('march', said, scheme(move(each(yourFighters()), upTo(2)))),
    card('stampede', said, scheme(charge(Walker, upTo(4)), damage(each(opposingFighters(movedThrough)), 1))),
    card('trample', said, scheme(charge(each(yourFighters()), upTo(2)), damage(each(opposingFighters(movedThrough)), 1))),
    card('graze', said, scheme(charge(Walker, upTo(2)), may(damage(each(everyone(movedThrough)), 1)))),
    card('veer', said, scheme(may(charge(Walker, upTo(2))), damage(each(opposingFighters(movedThrough)), 1))),
    card('wheel', said, scheme(charge(Walker, upTo(2)), charge(Walker, upTo(2)), damage(each(opposingFighters(movedThrough)), 1))),
    card('drag', said, scheme(charge(one(opposingFighters()), upTo(2)), damage(each(everyone(movedThrough)), 1))),
    card('whistle', said, scheme(move(Dog, upTo(2)), draw(1))),
    card('blink', said, scheme(place(Walker, anySpace))),
    card('blink-away', said, scheme(place(Walker, space(empty)))),
    card('blink-near', said, scheme(place(Walker, space(inZoneOf(Walker))))),
    card('blink-beside', said, scheme(place(Walker, space(adjacentTo(theirHero))))),
    card('blink-out', said, scheme(leaveBoard(Walker), place(Walker, anySpace))),
    card('blink-aside', said, scheme(place(Walker, space(empty, adjacentTo(Walker))), draw(1))),
    card('call-back', said, scheme(returnDefeated('dog', space(empty, adjacentTo(Walker))), draw(1))),
    card('trade', said, scheme(swap(Walker, Dog), draw(1))),
    card('conjure', said, scheme(summon('shade', space(empty, adjacentTo(Walker))), draw(1))),
    card('barge', { type: 'attack', value: 2, boost: 1, copies: 1, by: 'any' }, afterCombat(swap(yourFighter, opposingFighter))),
    card('ember', { ...said, boost: 3 }, scheme(damage(each(everyone()), 5))),
    card('leash', { type: 'versatile', value: 1, boost: 2, copies: 1, by: 'dog' }),
    card('stone', { type: 'attack', value: 3, copies: 1, by: 'any' }),
    card('trick', { type: 'versatile', value: 1, boost: 1, copies: 1, by: 'any', boostBonus: [recover(yourHero, 2)] }),
  ],
  {
    sidekicks: [
      sidekick('dog', { count: 2, health: 3, reach: 'melee' }),
      sidekick('shade', { count: 2, health: 2, reach: 'melee', offBoard: true }),
    ],
  },
);
madeUp('stranger', [], { sidekicks: [sidekick('guard', { count: 2, health: 3, reach: 'melee' })] });
for (const id of ['second', 'third', 'fourth']) madeUp(id, []);

const NOBODY = { 'dog-1': null, 'dog-2': null, 'guard-1': null, 'guard-2': null };
const LINE = row('row-of-12', 12);

/** The walker's turn on a row of twelve, with these cards and a plain one in hand; who is not named is defeated, the strange hero far off. */
const onRow = (
  places: Record<string, string | null>,
  hand: readonly string[] = [],
  deck: readonly string[] = [],
  agreed: Pick<Setup, 'rules'> = {},
): Table =>
  table(
    { board: LINE, heroes: ['walker', 'stranger'], ...agreed },
    { fighters: standing({ ...NOBODY, stranger: 's12', ...places }), seats: [{ hand: ['plain', ...hand], deck }] },
  );
const kinds = (here: Table): string[] => here.events.map(({ event }) => event.kind);

suite('The maneuver', () => {
  it('R-5.1 It begins with drawing the top card of the deck, without being asked', () => {
    const here = onRow({ walker: 's1' }, [], ['ember', 'stone']);
    const before = here.see().seats[0].deckCount;
    here.choose({ action: 'maneuver' });
    expect(here.hand(0)).toEqual(['ember', 'plain']);
    expect(here.see().seats[0].deckCount).toBe(before - 1);
    expect(here.see().seats[0].deckKnown[0].card).toBe('stone');
    here.choices({ kind: 'boostManeuver', pass: true }, { kind: 'moveWhom', pass: true }).settled();
    expect(here.see().actions).toBe(1);
    expect(here.hand(0)).toEqual(['ember', 'plain']);
  });

  it('R-5.1 With an empty deck nothing is drawn, each own fighter takes 2 damage, and the maneuver goes on', () => {
    const here = table(
      { board: LINE, heroes: ['walker', 'stranger'] },
      {
        fighters: standing({ ...NOBODY, walker: 's1', 'dog-1': 's4', stranger: 's12' }),
        seats: [{ hand: ['plain'], rest: 'discard' }],
      },
    );
    here.choose({ action: 'maneuver' });
    expect([here.health('walker'), here.health('dog-1'), here.health('stranger')]).toEqual([10, 1, 12]);
    expect(here.hand(0)).toEqual(['plain']);
    here.choices({ kind: 'boostManeuver', pass: true }, { fighter: 'walker' }, { space: 's3' }, { pass: true }).settled();
    expect(here.at('walker')).toBe('s3');
  });

  it('R-5.2 Any own fighters move, in an order of choice, each at most once', () => {
    const here = maneuver(onRow({ walker: 's2', 'dog-1': 's5', 'dog-2': 's8' }));
    expect(fighters(here)).toEqual(['dog-1', 'dog-2', 'walker']);
    here.choices({ fighter: 'dog-2' }, { space: 's10' });
    expect(fighters(here)).toEqual(['dog-1', 'walker']);
    here.choices({ fighter: 'walker' }, { space: 's1' });
    expect(fighters(here)).toEqual(['dog-1']);
    here.choices({ fighter: 'dog-1' }, { space: 's5' }).settled();
    expect([here.at('walker'), here.at('dog-1'), here.at('dog-2')]).toEqual(['s1', 's5', 's10']);
  });

  it('R-5.2 Each goes 0 spaces up to the movement value and no further', () => {
    const here = walk(onRow({ walker: 's5' }), 'walker');
    expect(spaces(here)).toEqual(['s3', 's4', 's5', 's6', 's7']);
    here.choose({ space: 's5' }).settled();
    expect(here.at('walker')).toBe('s5');
  });

  it('R-5.2 A move by 0 is the one move of that fighter', () => {
    const here = walk(onRow({ walker: 's5', 'dog-1': 's8' }), 'walker').choose({ space: 's5' });
    expect(fighters(here)).toEqual(['dog-1']);
    here.choose({ pass: true }).settled();
  });

  it('R-5.2 Nobody has to move, and moving may stop after any fighter', () => {
    const none = maneuver(onRow({ walker: 's2', 'dog-1': 's5' }))
      .choose({ kind: 'moveWhom', pass: true })
      .settled();
    expect([none.at('walker'), none.at('dog-1')]).toEqual(['s2', 's5']);
    const some = walk(onRow({ walker: 's2', 'dog-1': 's5' }), 'walker')
      .choices({ space: 's3' }, { pass: true })
      .settled();
    expect([some.at('walker'), some.at('dog-1')]).toEqual(['s3', 's5']);
  });

  it('R-5.2 One move ends before the next begins: a space is free for the second once the first has left it, and not sooner', () => {
    const here = walk(onRow({ walker: 's4', 'dog-1': 's5' }), 'walker');
    expect(spaces(here)).toEqual(['s2', 's3', 's4', 's6']);
    here.choose({ space: 's4' });
    const other = walk(onRow({ walker: 's4', 'dog-1': 's5' }), 'dog-1').choices({ space: 's7' }, { fighter: 'walker' });
    expect(spaces(other)).toEqual(['s2', 's3', 's4', 's5', 's6']);
    other.choose({ space: 's5' }).settled();
  });

  it('R-5.2 Defeated fighters and those of others are not moved', () => {
    const here = maneuver(onRow({ walker: 's2', 'guard-1': 's10' }));
    expect(fighters(here)).toEqual(['walker']);
  });

  it('R-5.3 One card may be discarded to boost before the first fighter moves; its BOOST value is added', () => {
    const here = onRow({ walker: 's6', 'dog-1': 's1' }, ['leash'], ['plain']).choose({ action: 'maneuver' });
    expect(here.asks).toBe('boostManeuver 0');
    expect(here.at('walker')).toBe('s6');
    here.choose({ card: 'leash' });
    expect(here.discard(0)).toEqual(['leash']);
    expect(here.asks).toBe('moveWhom 0');
    expect(here.may({ kind: 'boostManeuver' })).toBe(false);
    here.choose({ fighter: 'walker' });
    expect(spaces(here)).toEqual(['s2', 's3', 's4', 's5', 's6', 's7', 's8', 's9', 's10']);
    here.choose({ space: 's10' });
    expect(here.asks).toBe('moveWhom 0');
    here.choose({ pass: true }).settled();
    expect(here.hand(0)).toEqual(['plain', 'plain']);
  });

  it('R-5.3 The boost is for this maneuver only', () => {
    const here = onRow({ walker: 's6' }, ['leash', 'stroll']).choices({ action: 'maneuver' }, { card: 'leash' }, { pass: true });
    walk(here, 'walker');
    expect(spaces(here)).toEqual(['s4', 's5', 's6', 's7', 's8']);
  });

  it('R-5.3 The card just drawn may be used', () => {
    const here = onRow({ walker: 's6' }, [], ['ember']).choices({ action: 'maneuver' }, { card: 'ember' }, { fighter: 'walker' });
    expect(here.discard(0)).toEqual(['ember']);
    expect(spaces(here)).toEqual(['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9', 's10', 's11']);
  });

  it('R-5.3 A card without a BOOST value is not offered', () => {
    const here = onRow({ walker: 's6' }, ['stone'], ['stroll']).choose({ action: 'maneuver' });
    expect(here.legal().map((each) => each.card ?? 'pass')).toEqual(expect.arrayContaining(['plain', 'stroll', 'pass']));
    expect(here.legal()).toHaveLength(3);
  });

  it('R-5.4 The boosted value counts for each fighter separately', () => {
    const here = onRow({ walker: 's1', 'dog-1': 's6' }, ['leash']).choices({ action: 'maneuver' }, { card: 'leash' });
    here.choices({ fighter: 'walker' }, { space: 's5' }, { fighter: 'dog-1' });
    expect(spaces(here)).toEqual(['s2', 's3', 's4', 's6', 's7', 's8', 's9', 's10']);
    here.choose({ space: 's10' }).settled();
  });

  it('R-5.5 The text of the card discarded to boost is ignored', () => {
    const here = onRow({ walker: 's1', 'guard-1': 's6' }, ['ember']).choices({ action: 'maneuver' }, { card: 'ember' });
    expect([here.health('walker'), here.health('guard-1'), here.health('stranger')]).toEqual([12, 3, 12]);
    here.choose({ pass: true }).settled();
    expect([here.health('walker'), here.health('guard-1'), here.health('stranger')]).toEqual([12, 3, 12]);
  });

  it('R-5.5 A BOOST bonus on it happens', () => {
    const here = table(
      { board: LINE, heroes: ['walker', 'stranger'] },
      {
        fighters: { ...standing({ ...NOBODY, stranger: 's12' }), walker: { space: 's1', health: 7 } },
        seats: [{ hand: ['plain', 'trick'] }],
      },
    ).choices({ action: 'maneuver' }, { card: 'trick' });
    expect(here.health('walker')).toBe(9);
    expect(here.discard(0)).toEqual(['trick']);
    here.choose({ pass: true }).settled();
  });

  it('R-5.5 A card whose fighter is defeated may still be discarded to boost', () => {
    const here = onRow({ walker: 's6' }, ['leash']).choices({ action: 'maneuver' }, { card: 'leash' }, { fighter: 'walker' });
    expect(spaces(here)).toHaveLength(9);
    here.choose({ space: 's2' }).settled();
  });

  it('R-5.6 One may boost and then move nobody', () => {
    const here = onRow({ walker: 's6', 'dog-1': 's1' }, ['leash']).choices({ action: 'maneuver' }, { card: 'leash' }, { pass: true });
    here.settled();
    expect(here.discard(0)).toEqual(['leash']);
    expect([here.at('walker'), here.at('dog-1')]).toEqual(['s6', 's1']);
  });
});

suite('Moving', () => {
  it('R-5.7 A move is a path of steps, each to an adjacent space and each costing 1', () => {
    const here = play(onRow({ walker: 's5' }, ['stampede']), 'stampede');
    expect(spaces(here)).toEqual(['s4', 's6']);
    here.choose({ space: 's6' });
    expect(spaces(here)).toEqual(['s5', 's7']);
    here.choose({ space: 's7' });
    expect(spaces(here)).toEqual(['s6', 's8']);
    here.choose({ space: 's8' });
    expect(spaces(here)).toEqual(['s7', 's9']);
    here.choose({ space: 's9' }).settled();
    expect(here.at('walker')).toBe('s9');
  });

  it('R-5.7 The path may revisit spaces', () => {
    const here = play(onRow({ walker: 's5' }, ['stampede']), 'stampede');
    here.choices({ space: 's6' }, { space: 's5' }, { space: 's6' }, { space: 's7' }).settled();
    expect(here.at('walker')).toBe('s7');
  });

  it('R-5.7 The path may end where it began', () => {
    const here = play(onRow({ walker: 's5' }, ['stampede']), 'stampede');
    here.choices({ space: 's4' }, { space: 's5' }, { pass: true }).settled();
    expect(here.at('walker')).toBe('s5');
    expect(kinds(here)).not.toContain('move');
  });

  it('R-5.7 A secret passage is a step, and so is fog to fog for whom fog serves', () => {
    const passage = walk(
      table(
        { board: 'king-solomons-mine', heroes: ['second', 'third'] },
        { fighters: standing({ second: 's1', third: 's22' }), seats: [{ hand: ['plain'] }] },
      ),
      'second',
    );
    expect(spaces(passage)).toEqual(expect.arrayContaining(['s1', 's2', 's12', 's15', 's20', 's23', 's28']));
    expect(spaces(passage)).not.toContain('s29');

    madeUp('ghost', [], { tokens: { id: 'fog', count: 2 }, rules: [{ rule: 'stepsBetweenTokens' }] });
    const misty = (tokens: (string | null)[]) =>
      walk(
        table(
          { board: LINE, heroes: ['ghost', 'second'] },
          { fighters: standing({ ghost: 's3', second: 's12' }), seats: [{ hand: ['plain'], tokens }] },
        ),
        'ghost',
      );
    expect(spaces(misty(['s3', 's8']))).toEqual(['s1', 's2', 's3', 's4', 's5', 's7', 's8', 's9']);
    expect(spaces(misty(['s2', 's8']))).toEqual(['s1', 's2', 's3', 's4', 's5', 's8']);
    expect(spaces(misty(['s7', 's8']))).toEqual(['s1', 's2', 's3', 's4', 's5']);
  });

  it('R-5.8 A fighter passes through friendly fighters but does not end on an occupied space', () => {
    const here = walk(onRow({ walker: 's5', 'dog-1': 's6', 'dog-2': 's3' }), 'walker');
    expect(spaces(here)).toEqual(['s4', 's5', 's7']);
    const far = walk(onRow({ walker: 's5', 'dog-1': 's6', 'dog-2': 's7' }), 'walker');
    expect(spaces(far)).toEqual(['s3', 's4', 's5']);
  });

  it('R-5.8 Step by step, a friend is entered only where the movement left leads on to a free space', () => {
    const here = play(onRow({ walker: 's5', 'dog-1': 's6', 'dog-2': 's8', 'guard-1': 's3' }, ['stampede']), 'stampede');
    here.choose({ space: 's6' });
    expect(here.may({ pass: true })).toBe(false);
    expect(spaces(here)).toEqual(['s5', 's7']);
    here.choose({ space: 's7' });
    expect(here.may({ pass: true })).toBe(true);
    expect(spaces(here)).toEqual(['s6', 's8']);
    here.choose({ space: 's8' }); // one movement left: on to s9 or back to s7
    expect(here.may({ pass: true })).toBe(false);
    here.choose({ space: 's9' }).settled();
    expect(here.at('walker')).toBe('s9');

    const late = play(onRow({ walker: 's5', 'dog-1': 's9', 'dog-2': 's4', 'guard-1': 's3' }, ['stampede']), 'stampede');
    late.choices({ space: 's6' }, { space: 's7' }, { space: 's8' });
    expect(spaces(late)).toEqual(['s7']); // s9 could not be left again
    late.choose({ pass: true }).settled();
  });

  it('R-5.9 A fighter does not pass through or end on the space of an opposing fighter', () => {
    const here = walk(onRow({ walker: 's5', 'guard-1': 's6', 'guard-2': 's3' }), 'walker');
    expect(spaces(here)).toEqual(['s4', 's5']);
  });

  it('R-5.9 Where the effect says so, it passes through opposing fighters, yet does not end there', () => {
    const blocked = play(onRow({ walker: 's5', 'guard-1': 's6', 'guard-2': 's3' }, ['stroll']), 'stroll');
    expect(spaces(blocked)).toEqual(['s4', 's5']);
    const here = play(onRow({ walker: 's5', 'guard-1': 's6', 'guard-2': 's3' }, ['push-past']), 'push-past');
    expect(spaces(here)).toEqual(['s2', 's4', 's5', 's7', 's8']);
    here.choose({ space: 's8' }).settled();
    expect([here.at('walker'), here.at('guard-1')]).toEqual(['s8', 's6']);
  });

  const FOUR = row('row-of-12-for-4', 12, 4);
  const four = (mode: 'teams' | 'freeForAll', hand: readonly string[] = []) =>
    table(
      { board: FOUR, heroes: ['walker', 'second', 'third', 'fourth'], mode },
      {
        fighters: standing({ 'dog-1': null, 'dog-2': null, fourth: 's3', walker: 's5', third: 's6', second: 's9' }),
        seats: [{ hand: ['plain', ...hand] }],
      },
    );

  it("R-5.10 A teammate's fighters are friendly, everybody else's are opposing", () => {
    expect(spaces(walk(four('teams'), 'walker'))).toEqual(['s4', 's5', 's7']);
    expect(spaces(walk(four('freeForAll'), 'walker'))).toEqual(['s4', 's5']);
  });

  it("R-5.11 A fighter of somebody else is moved from its owner's side: through the owner's friends, not through yours", () => {
    const here = play(onRow({ walker: 's3', 'guard-1': 's5', 'guard-2': 's6', stranger: 's7', 'dog-1': 's10' }, ['lead']), 'lead');
    here.choose({ fighter: 'guard-1' });
    expect(here.asks).toBe('moveTo 0');
    expect(spaces(here)).toEqual(['s4', 's5', 's8']);
    here.choose({ space: 's8' }).settled();
    expect(here.at('guard-1')).toBe('s8');
  });

  it('R-5.11 Your own fighter, moved by the same effect, is stopped by theirs', () => {
    const here = play(onRow({ walker: 's4', 'guard-1': 's5', stranger: 's7', 'dog-1': 's3' }, ['lead']), 'lead');
    here.choose({ fighter: 'walker' });
    expect(spaces(here)).toEqual(['s1', 's2', 's4']);
  });

  it("R-5.11 The owner's teammate is friendly to the fighter, yours is not", () => {
    const mine = play(four('teams', ['lead']), 'lead').choose({ fighter: 'fourth' });
    expect(spaces(mine)).toEqual(['s1', 's2', 's3', 's4']);
    const theirs = table(
      { board: FOUR, heroes: ['walker', 'second', 'third', 'fourth'], mode: 'teams' },
      {
        fighters: standing({ 'dog-1': null, 'dog-2': null, walker: 's1', second: 's5', fourth: 's6', third: 's3' }),
        seats: [{ hand: ['plain', 'lead'] }],
      },
    );
    play(theirs, 'lead').choose({ fighter: 'second' });
    expect(spaces(theirs)).toEqual(['s4', 's5', 's7', 's8']);
  });

  madeUp(
    'hasty',
    [
      card('rush', { type: 'scheme', boost: 1, copies: 1, by: 'hasty' }, scheme(move(named('hasty'), upTo(3)))),
      card('rush-on', { type: 'scheme', boost: 1, copies: 1, by: 'hasty' }, scheme(charge(named('hasty'), upTo(3)))),
    ],
    { rules: [{ rule: 'furtherInManeuver', amount: 2 }], abilities: [ability('maneuverEnd', damage(yourHero, 1))] },
  );
  const hasty = (board: string, at: string, closed: Record<string, 'closed'> = {}) =>
    table(
      { board, heroes: ['hasty', 'second'] },
      {
        fighters: standing({ hasty: at, second: board === LINE ? 's12' : 's30' }),
        doors: closed,
        seats: [{ hand: ['plain', 'rush', 'rush-on'] }],
      },
    );

  it('R-5.12 Movement from an effect goes as far as the effect says: no draw, no boost, nothing that belongs to a maneuver', () => {
    const here = hasty(LINE, 's6');
    const deck = here.see().seats[0].deckCount;
    play(here, 'rush');
    expect(here.asks).toBe('moveTo 0');
    expect(spaces(here)).toEqual(['s3', 's4', 's5', 's6', 's7', 's8', 's9']);
    here.choose({ space: 's9' }).settled();
    expect(here.see().seats[0].deckCount).toBe(deck);
    expect(here.health('hasty')).toBe(12);

    walk(here, 'hasty');
    expect(spaces(here)).toEqual(['s5', 's6', 's7', 's8', 's9', 's10', 's11']);
    here.choose({ space: 's5' });
    expect(here.health('hasty')).toBe(11);
    expect(here.see().seats[0].deckCount).toBe(deck - 1);
  });

  it('R-5.12 Movement from an effect opens and closes no doors', () => {
    for (const effect of ['rush', 'rush-on']) {
      const open = play(hasty('heorot', 's9'), effect);
      expect(open.legal().some(({ door }) => door)).toBe(false);
      expect(spaces(open)).toContain('s4');
      const shut = play(hasty('heorot', 's9', { d2: 'closed' }), effect);
      expect(shut.legal().some(({ door }) => door)).toBe(false);
      expect(spaces(shut)).not.toContain('s4');
    }
  });

  it('R-5.13 Each of several fighters moves up to N, one after another, in an order the controller picks', () => {
    const here = play(onRow({ walker: 's4', 'dog-1': 's5', 'dog-2': 's6', 'guard-1': 's9' }, ['march']), 'march');
    expect(fighters(here)).toEqual(['dog-1', 'dog-2', 'walker']);
    here.choose({ fighter: 'dog-2' });
    expect(spaces(here)).toEqual(['s6', 's7', 's8']);
    here.choose({ space: 's8' });
    expect(fighters(here)).toEqual(['dog-1', 'walker']);
    here.choose({ fighter: 'walker' });
    expect(spaces(here)).toEqual(['s2', 's3', 's4', 's6']);
    here.choose({ space: 's6' });
    expect(fighters(here)).toEqual(['dog-1']);
    here.choose({ pass: true }).settled();
    expect([here.at('walker'), here.at('dog-1'), here.at('dog-2')]).toEqual(['s6', 's5', 's8']);
  });

  const stampede = (places: Record<string, string | null>) => play(onRow(places, ['stampede']), 'stampede');

  it('R-5.14 Who was entered and left again in one move was moved through', () => {
    const start = () => stampede({ walker: 's4', 'guard-1': 's5', 'guard-2': 's8', 'dog-1': 's3' });
    const past = start().choices({ space: 's5' }, { space: 's6' }, { space: 's7' }, { pass: true }).settled();
    expect([past.at('walker'), past.health('guard-1'), past.health('guard-2')]).toEqual(['s7', 2, 3]);
    const back = start().choices({ space: 's5' }, { space: 's4' }, { pass: true }).settled();
    expect([back.at('walker'), back.health('guard-1'), back.health('guard-2')]).toEqual(['s4', 2, 3]);
    const aside = start().choices({ space: 's3' }, { space: 's2' }, { pass: true }).settled();
    expect([aside.at('walker'), aside.health('dog-1'), aside.health('guard-1')]).toEqual(['s2', 3, 3]);
    const still = start().choose({ pass: true }).settled();
    expect([still.health('guard-1'), still.health('guard-2')]).toEqual([3, 3]);
  });

  it('R-5.14 Moving through a fighter twice in one move is moving through it', () => {
    const here = stampede({ walker: 's4', 'guard-1': 's5' });
    here.choices({ space: 's5' }, { space: 's6' }, { space: 's5' }, { space: 's4' }).settled();
    expect([here.at('walker'), here.health('guard-1')]).toEqual(['s4', 2]);
  });

  it('R-5.14 Two fighters side by side are both moved through', () => {
    const here = stampede({ walker: 's4', 'guard-1': 's5', 'guard-2': 's6' });
    here.choices({ space: 's5' }, { space: 's6' }, { space: 's7' }, { pass: true }).settled();
    expect([here.health('guard-1'), here.health('guard-2'), here.health('stranger')]).toEqual([2, 2, 12]);
  });

  it('R-5.14 A friend is moved through as well, where the effect asks for any fighter and is optional', () => {
    const start = () => play(onRow({ walker: 's4', 'dog-1': 's5', 'guard-1': 's3' }, ['graze']), 'graze');
    const friend = start().choices({ space: 's5' }, { space: 's6' }, { yes: true }).settled();
    expect([friend.health('dog-1'), friend.health('guard-1')]).toEqual([2, 3]);
    const foe = start().choices({ space: 's3' }, { space: 's2' }, { yes: true }).settled();
    expect([foe.health('dog-1'), foe.health('guard-1')]).toEqual([3, 2]);
    const spared = start().choices({ space: 's3' }, { space: 's2' }, { pass: true }).settled();
    expect([spared.health('dog-1'), spared.health('guard-1')]).toEqual([3, 3]);
  });

  it('R-5.14 An optional move counts for what is said after it', () => {
    const here = play(onRow({ walker: 's4', 'guard-1': 's5' }, ['veer']), 'veer');
    here.choices({ space: 's5' }, { space: 's6' }).settled();
    expect([here.at('walker'), here.health('guard-1')]).toEqual(['s6', 2]);
    const declined = play(onRow({ walker: 's4', 'guard-1': 's5' }, ['veer']), 'veer')
      .choose({ pass: true })
      .settled();
    expect([declined.at('walker'), declined.health('guard-1')]).toEqual(['s4', 3]);
  });

  it('R-5.14 Each of two moves counts by itself', () => {
    const here = play(onRow({ walker: 's4', 'guard-1': 's5', 'guard-2': 's7' }, ['wheel']), 'wheel');
    here.choices({ space: 's5' }, { space: 's6' }, { space: 's7' }, { space: 's8' }).settled();
    expect([here.at('walker'), here.health('guard-1'), here.health('guard-2')]).toEqual(['s8', 3, 2]);
  });

  it('R-5.13, R-5.14 When each of several fighters moves through others, each moves once and all they moved through count', () => {
    const here = play(onRow({ walker: 's2', 'guard-1': 's3', 'dog-1': 's6', 'guard-2': 's7' }, ['trample']), 'trample');
    expect(fighters(here)).toEqual(['dog-1', 'walker']);
    here.choices({ fighter: 'walker' }, { space: 's3' }, { space: 's4' });
    expect(fighters(here)).toEqual(['dog-1']);
    here.choices({ fighter: 'dog-1' }, { space: 's7' }, { space: 's8' }).settled();
    expect([here.at('walker'), here.at('dog-1')]).toEqual(['s4', 's8']);
    expect([here.health('guard-1'), here.health('guard-2'), here.health('stranger')]).toEqual([2, 2, 12]);
  });

  it("R-5.11, R-5.14 You walk somebody else's fighter step by step, here through a friend of its own and one of yours", () => {
    const start = () => play(onRow({ walker: 's4', 'guard-1': 's5', 'guard-2': 's6' }, ['drag']), 'drag').choose({ fighter: 'guard-1' });
    expect(start().asks).toBe('moveTo 0');
    const yours = start().choices({ space: 's4' }, { space: 's3' }).settled();
    expect([yours.at('guard-1'), yours.health('walker'), yours.health('guard-2')]).toEqual(['s3', 11, 3]);
    const theirs = start().choices({ space: 's6' }, { space: 's7' }).settled();
    expect([theirs.at('guard-1'), theirs.health('walker'), theirs.health('guard-2')]).toEqual(['s7', 12, 2]);
  });

  it('R-5.15 A fighter that cannot move stays in place, and the rest of the effect goes on', () => {
    const here = play(onRow({ walker: 's9', 'dog-1': 's1', 'guard-1': 's2' }, ['whistle'], ['ember']), 'whistle').settled();
    expect(here.at('dog-1')).toBe('s1');
    expect(here.hand(0)).toContain('ember');
  });

  it('R-5.15 The rest of the effect goes on as well when the fighter is defeated', () => {
    const here = play(onRow({ walker: 's9' }, ['whistle'], ['ember']), 'whistle').settled();
    expect(here.at('dog-1')).toBe(null);
    expect(here.hand(0)).toContain('ember');
  });
});

suite('Placing and swapping', () => {
  it('R-5.16 Placing needs no path: whoever stands between and however far, and it is not movement', () => {
    const here = play(onRow({ walker: 's1', 'guard-1': 's2' }, ['blink']), 'blink');
    expect(spaces(here)).toEqual(['s1', 's3', 's4', 's5', 's6', 's7', 's8', 's9', 's10', 's11']);
    here.choose({ space: 's11' }).settled();
    expect(here.at('walker')).toBe('s11');
    expect(kinds(here)).toContain('place');
    expect(kinds(here)).not.toContain('move');
  });

  it('R-5.16 Placing ignores closed doors and needs no passage', () => {
    const doors = play(
      table(
        { board: 'heorot', heroes: ['walker', 'second'] },
        {
          fighters: standing({ 'dog-1': null, 'dog-2': null, walker: 's14', second: 's30' }),
          doors: { d1: 'closed', d2: 'closed', d3: 'closed' },
          seats: [{ hand: ['plain', 'blink'] }],
        },
      ),
      'blink',
    );
    expect(spaces(doors)).toHaveLength(29);
    doors.choose({ space: 's20' }).settled();
    expect(doors.at('walker')).toBe('s20');
    expect(doors.see().doors).toEqual({ d1: 'closed', d2: 'closed', d3: 'closed' });
  });

  it('R-5.17 A fighter is placed on spaces without another fighter, its own present one among them', () => {
    const here = play(onRow({ walker: 's4', 'dog-1': 's5', 'guard-1': 's9' }, ['blink']), 'blink');
    expect(spaces(here)).toEqual(['s1', 's2', 's3', 's4', 's6', 's7', 's8', 's10', 's11']);
    here.choose({ space: 's4' }).settled();
    expect(here.at('walker')).toBe('s4');
  });

  it('R-5.17 "Empty" leaves out its own space', () => {
    const here = play(onRow({ walker: 's4', 'dog-1': 's5', 'guard-1': 's9' }, ['blink-away']), 'blink-away');
    expect(spaces(here)).toEqual(['s1', 's2', 's3', 's6', 's7', 's8', 's10', 's11']);
  });

  it('R-5.17 Only spaces that meet the text are offered', () => {
    const here = play(
      table(
        { board: 'sarpedon', heroes: ['walker', 'second'] },
        {
          fighters: standing({ 'dog-1': 's1', 'dog-2': null, walker: 's21', second: 's31' }),
          seats: [{ hand: ['plain', 'blink-near', 'blink-aside'] }],
        },
      ),
      'blink-near',
    );
    const zone = spaces(here);
    expect(zone).toContain('s21');
    expect(zone).not.toContain('s31');
    expect(zone).toHaveLength(6); // zone e
  });

  it('R-5.17 A fighter may stay where it is if any occupied space meets the text, though its own does not', () => {
    const places = { walker: 's2', 'guard-1': 's10', stranger: 's11' };
    const here = play(onRow(places, ['blink-beside']), 'blink-beside');
    expect(spaces(here)).toEqual(['s2', 's12']);
    expect(here.choose({ space: 's2' }).settled().at('walker')).toBe('s2');
    expect(kinds(here)).not.toContain('place');
    expect(
      play(onRow(places, ['blink-beside']), 'blink-beside')
        .choose({ space: 's12' })
        .settled()
        .at('walker'),
    ).toBe('s12');
    expect(
      play(onRow(places, ['blink-beside'], [], { rules: 1 }), 'blink-beside')
        .settled()
        .at('walker'),
    ).toBe('s12');
  });

  it('R-5.17 It may not where no occupied space meets the text', () => {
    const here = play(onRow({ walker: 's2', stranger: 's11' }, ['blink-beside']), 'blink-beside');
    expect(spaces(here)).toEqual(['s10', 's12']);
  });

  it('R-5.17 A fighter off the board cannot stay, and is not placed', () => {
    const here = play(onRow({ walker: 's2', 'dog-1': 's4' }, ['blink-out']), 'blink-out').settled();
    expect(here.at('walker')).toBe(null);
  });

  it('R-5.18 If no space qualifies nothing is placed, and the rest of the effect goes on', () => {
    const here = play(onRow({ walker: 's1', 'dog-1': 's2' }, ['blink-aside'], ['ember']), 'blink-aside').settled();
    expect(here.at('walker')).toBe('s1');
    expect(here.hand(0)).toContain('ember');
    const free = play(onRow({ walker: 's2', 'dog-1': 's3' }, ['blink-aside'], ['ember']), 'blink-aside').settled();
    expect(free.at('walker')).toBe('s1');
    expect(free.hand(0)).toContain('ember');
  });

  it('R-5.19 A defeated sidekick returns with full health to an empty qualifying space', () => {
    const here = play(onRow({ walker: 's6', 'guard-1': 's5', 'dog-2': 's9' }, ['call-back'], ['ember']), 'call-back').settled();
    expect([here.at('dog-1'), here.health('dog-1')]).toEqual(['s7', 3]);
    expect(here.at('dog-2')).toBe('s9');
    const choice = play(onRow({ walker: 's6' }, ['call-back']), 'call-back');
    expect(spaces(choice)).toEqual(['s5', 's7']);
    choice.choose({ space: 's5' }).settled();
    expect([choice.at('dog-1'), choice.health('dog-1'), choice.at('dog-2')]).toEqual(['s5', 3, null]);
  });

  it('R-5.19 Without such a space it stays off the board, and the rest of the effect goes on', () => {
    const here = play(onRow({ walker: 's6', 'guard-1': 's5', 'guard-2': 's7' }, ['call-back'], ['ember']), 'call-back').settled();
    expect([here.at('dog-1'), here.health('dog-1')]).toEqual([null, 0]);
    expect(here.hand(0)).toContain('ember');
  });

  it('R-5.19 Sidekicks on the board are left where they are, hurt or not', () => {
    const here = table(
      { board: LINE, heroes: ['walker', 'stranger'] },
      {
        fighters: {
          ...standing({ ...NOBODY, walker: 's6', stranger: 's12', 'dog-2': 's9' }),
          'dog-1': { space: 's2', health: 1 },
        },
        seats: [{ hand: ['plain', 'call-back'], deck: ['ember'] }],
      },
    );
    play(here, 'call-back').settled();
    expect([here.at('dog-1'), here.health('dog-1'), here.at('dog-2')]).toEqual(['s2', 1, 's9']);
    expect(here.hand(0)).toContain('ember');
  });

  it('R-5.20 Two fighters on the board swap spaces at once, whatever lies between; it is not movement', () => {
    const here = play(onRow({ walker: 's2', 'guard-1': 's5', 'dog-1': 's9' }, ['trade']), 'trade').settled();
    expect([here.at('walker'), here.at('dog-1'), here.at('guard-1')]).toEqual(['s9', 's2', 's5']);
    expect(kinds(here).filter((kind) => kind === 'move' || kind === 'place')).toEqual([]);
  });

  it('R-5.20 Fighters of two players swap as well', () => {
    const here = onRow({ walker: 's2', 'guard-1': 's3' }, ['barge']);
    here.choices({ action: 'attack' }, { card: 'barge' }).settled();
    expect([here.at('walker'), here.at('guard-1'), here.health('guard-1')]).toEqual(['s3', 's2', 1]);
  });

  it('R-5.20 Nothing is swapped with a fighter off the board', () => {
    const here = play(onRow({ walker: 's2' }, ['trade'], ['ember']), 'trade').settled();
    expect([here.at('walker'), here.at('dog-1')]).toEqual(['s2', null]);
    expect(here.hand(0)).toContain('ember');
    const fatal = table(
      { board: LINE, heroes: ['walker', 'stranger'] },
      {
        fighters: { ...standing({ ...NOBODY, walker: 's2', stranger: 's12' }), 'guard-1': { space: 's3', health: 2 } },
        seats: [{ hand: ['plain', 'barge'] }],
      },
    );
    fatal.choices({ action: 'attack' }, { card: 'barge' }).settled();
    expect([fatal.at('walker'), fatal.at('guard-1')]).toEqual(['s2', null]);
  });

  it('R-5.21 Summoning puts a sidekick from outside onto the board', () => {
    const here = onRow({ walker: 's6' }, ['conjure'], ['ember']);
    expect([here.at('shade-1'), here.at('shade-2')]).toEqual([null, null]);
    play(here, 'conjure');
    expect(spaces(here)).toEqual(['s5', 's7']);
    here.choose({ space: 's7' }).settled();
    expect([here.at('shade-1'), here.health('shade-1'), here.at('shade-2')]).toEqual(['s7', 2, null]);
    expect(here.hand(0)).toContain('ember');
  });

  it('R-5.21 Without a free qualifying space nobody is summoned, and the rest of the effect goes on', () => {
    const here = play(onRow({ walker: 's1', 'guard-1': 's2' }, ['conjure'], ['ember']), 'conjure').settled();
    expect([here.at('shade-1'), here.health('shade-1')]).toEqual([null, 0]);
    expect(here.hand(0)).toContain('ember');
  });
});
