/** Chapter 7, from changing participants and cards to the state machine (7.7 to 7.9). */
import {
  ability,
  add,
  afterCombat,
  allOf,
  areAdjacent,
  board,
  boardSpace,
  bonusAttack,
  boost,
  boostOfTheirCard,
  type CardDefinition,
  type CardEffect,
  cancelTheirEffects,
  card,
  type Described,
  damage,
  defeat,
  digest,
  discard,
  draw,
  duringCombat,
  each,
  empty,
  type Game,
  ignoreTheirValue,
  imagine,
  immediately,
  isDefeated,
  isHero,
  isThe,
  learnBoards,
  lines,
  lookAtTheirHand,
  may,
  move,
  named,
  opponent,
  opposingFighter,
  opposingFighters,
  recover,
  replaceTheirCard,
  replaceYourCard,
  returnAsAttacker,
  scheme,
  sidekick,
  space,
  swapRoles,
  theirHero,
  theirPrintedValueBecomes,
  theirValueBecomes,
  theirValueIsFixedAt,
  upTo,
  view,
  when,
  whenElse,
  whenever,
  withItem,
  yourFighter,
  yourHero,
  yourValuesAreFixedThisTurnAt,
  youWon,
} from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { madeUp, row } from '../made-up.ts';
import { type Table, table, tableOf } from '../table.ts';
import { attack, type Corner, defense, type Fight, fight, versatile } from './fight.ts';

/** A question in the middle of a combat, to look around at. */
const pause = may(draw(1));
const squire = sidekick('squire', { health: 4, reach: 'melee' });
const page = sidekick('page', { health: 4, reach: 'melee' });
const by = (who: string, made: CardDefinition): CardDefinition => ({ ...made, by: who });
const feint = versatile('feint', 2, immediately(cancelTheirEffects));
/** An attack with a bonus attack below it. */
const double = (value: number, second: number, effects: CardEffect[] = [], first: CardEffect[] = []): CardDefinition => ({
  ...attack('double', value, ...first, afterCombat(bonusAttack)),
  bonusAttack: { id: 'second', value: second, effects },
});
const helm = by('hero', defense('helm', 1, immediately(may(swapRoles(yourHero, named('page'))))));

learnBoards([
  board('bonus-slope', {
    aspect: 4,
    radius: 20,
    zones: [{ id: 'a', color: 'grey' }],
    spaces: [1, 2, 3, 4].map((n) => boardSpace(`s${n}`, 200 * n, 500, 'a', n === 1 ? 1 : n === 4 ? 2 : undefined)),
    lines: lines('s1-s2 s2-s3 s3-s4'),
    passages: [],
    highGround: lines('s2-s3'),
    doors: [],
    crossings: [],
  }),
]);

const offered = (t: Table): string[] =>
  t
    .legal()
    .map((each) => each.card ?? 'none')
    .toSorted();

describe('7.7 Participants changing, cards changing', () => {
  const guarded = (cards: CardDefinition[]) => ({ cards, about: { sidekicks: [page] } });

  it('R-7.31 A fighter swapped in takes over for the rest of the combat, with the card already played', () => {
    const sting = attack('sting', 3, afterCombat(damage(opposingFighter, 1)));
    const t = fight({ cards: [sting] }, guarded([helm]), { fighters: { page: { space: 's8' } } }).strike('sting', 'helm');
    expect(t.asks).toBe('yesNo 1');
    t.choose({ yes: true });
    expect([t.at('page'), t.at(t.blue)]).toEqual(['s5', 's8']);
    expect(t.story('damage')).toEqual(['page takes 2', 'page takes 1']); // 3 − 1, then the effect on the opposing fighter
    expect(t.health(t.blue)).toBe(12);
    t.settled();
  });

  it('R-7.31 Declined, or without the other fighter, nothing changes', () => {
    const declined = fight({ cards: [attack('blow', 3)] }, guarded([helm]), { fighters: { page: { space: 's8' } } });
    declined.strike('blow', 'helm').choose({ pass: true });
    expect([declined.health(declined.blue), declined.health('page')]).toEqual([10, 4]);
    declined.settled();
    const alone = fight({ cards: [attack('blow', 3)] }, guarded([helm]), { fighters: { page: { health: 0 } } }).strike('blow', 'helm');
    expect(alone.health(alone.blue)).toBe(10); // not asked
    alone.settled();
  });

  it('R-7.31 A fighter who comes in as the attacker is in the combat wherever it stands, bonus attack included', () => {
    const volley = by('hero', double(3, 2, [], [immediately(may(returnAsAttacker('archer', space(empty))))]));
    const t = fight(
      {
        cards: [volley],
        about: {
          sidekicks: [sidekick('archer', { health: 3, reach: 'melee' })],
          rules: [{ rule: 'bonus', to: 'attack', by: 'hero', amount: 5 }],
        },
      },
      { cards: [defense('sting', 1, afterCombat(damage(opposingFighter, 1)))] },
      { fighters: { archer: { health: 0 } } },
    ).strike('double', 'sting');
    expect(t.account('attack')).toEqual(['printed 3', 'bonus 5']);
    t.choose({ space: 's9' });
    expect(t.story('values', 'damage')).toEqual(['3 : 1', `${t.blue} takes 2`, 'archer takes 1']); // no bonus of the hero any more
    expect(t.combat).toMatchObject({ attack: { fighter: 'archer', bonus: 'second' }, defense: { fighter: t.blue } });
    t.choose({ pass: true });
    expect([t.health(t.blue), t.health(t.red)]).toEqual([8, 12]);
    t.settled();
  });

  it('R-7.31 The fighter swapped in defends against the bonus attack as well', () => {
    const t = fight({ cards: [double(3, 1)] }, guarded([helm]), { fighters: { page: { space: 's8' } } }).strike('double', 'helm');
    t.choices({ yes: true }, { pass: true });
    expect(t.story('damage')).toEqual(['page takes 2', 'page takes 1']);
    t.settled();
  });

  const hand = [
    attack('blow', 5, immediately(recover(yourHero, 5))),
    attack('jab', 2, immediately(draw(1)), duringCombat(add(1)), afterCombat(draw(2))),
    by('squire', attack('nip', 1)),
    defense('ward', 3),
    card('plot', { type: 'scheme', boost: 1, copies: 1, by: 'any' }, scheme(draw(1))),
  ];
  const bidding = (...before: CardEffect['does']) => defense('bidding', 1, immediately(...before, replaceTheirCard));
  const red = { cards: hand, about: { sidekicks: [squire] } };
  const far = { fighters: { squire: { space: 's1' } } };

  it('R-7.32 A replaced card goes back to hand, the new one is face up and all its effects from this window on resolve', () => {
    const t = fight(red, { cards: [bidding()] }, far).strike('blow', 'bidding');
    expect(t.asks).toBe('pickCard 1');
    expect(offered(t)).toEqual(['blow', 'jab', 'plain']); // none of another fighter, no defense, no scheme
    expect(t.see(1).seats[0].hand).toEqual(['blow', 'jab', 'nip', 'plain', 'plot', 'ward']);
    t.choose({ card: 'jab' });
    expect(t.story('effect')).toEqual(['bidding immediately', 'jab immediately', 'jab duringCombat', 'jab afterCombat']);
    expect(t.story('values', 'draw')).toEqual(['0 draws 1', '3 : 1', '0 draws 2']);
    expect(t.discard(0)).toEqual(['jab']);
    expect(t.see('spectator').seats[0].hand).toContain('blow'); // everybody saw it go back
    t.settled();
  });

  it('R-7.32 While the new card is picked, the old one is in the hand and nowhere else', () => {
    const t = fight(red, { cards: [bidding()] }, far).strike('blow', 'bidding');
    const { seats, combats } = t.see();
    expect([combats[0].attack.card, combats[0].attack.value]).toEqual([null, null]);
    expect(seats[0].handCount + seats[0].deckCount + seats[0].discard.length).toBe(30);
  });

  it('R-7.32 The old card may be picked again', () => {
    const t = fight(red, { cards: [bidding()] }, { fighters: { ...far.fighters, red: { space: 's4', health: 3 } } });
    t.strike('blow', 'bidding').choose({ card: 'blow' });
    expect(t.story('values')).toEqual(['5 : 1']);
    expect(t.health(t.red)).toBe(8);
    expect(t.discard(0)).toEqual(['blow']);
    t.settled();
  });

  it('R-7.32 With no other card than the old one, that one is played again', () => {
    const t = fight({ ...red, hand: ['blow'] }, { cards: [bidding()] }, far).strike('blow', 'bidding');
    expect(t.story('replace', 'values')).toEqual(['replace blow', '5 : 1']);
    expect(t.discard(0)).toEqual(['blow']);
  });

  it('R-7.32 Replaced in a later window, the new card’s effects of the earlier one do not happen', () => {
    const late = defense('late', 1, duringCombat(replaceTheirCard));
    const t = fight(red, { cards: [late] }, far)
      .strike('blow', 'late')
      .choose({ card: 'jab' });
    expect(t.story('effect')).toEqual(['blow immediately', 'late duringCombat', 'jab duringCombat', 'jab afterCombat']);
    t.settled();
  });

  it('R-7.32 Cancellation of the old card does not carry over', () => {
    const t = fight(red, { cards: [bidding(cancelTheirEffects)] }, far)
      .strike('blow', 'bidding')
      .choose({ card: 'jab' });
    expect(t.story('effect')).toEqual(['bidding immediately', 'jab immediately', 'jab duringCombat', 'jab afterCombat']);
    expect(t.story('values')).toEqual(['3 : 1']);
    t.settled();
  });

  it('R-7.32 Against no card there is nothing to replace', () => {
    const grab = attack('grab', 3, immediately(replaceTheirCard));
    const t = fight({ cards: [grab] }, {}).strike('grab', null);
    expect(t.story('look', 'replace', 'values')).toEqual(['3 : null']);
    t.settled();
  });

  it('R-7.43 What was done to the old card stays with it', () => {
    for (const done of [ignoreTheirValue, theirValueIsFixedAt(0), theirPrintedValueBecomes(0)]) {
      const t = fight(red, { cards: [bidding(done)] }, far)
        .strike('blow', 'bidding')
        .choose({ card: 'jab' });
      expect(t.story('values')).toEqual(['3 : 1']);
      t.settled();
    }
    const reset = defense('bidding', 1, immediately(theirValueBecomes(9), replaceTheirCard), duringCombat(theirPrintedValueBecomes(4)));
    const fresh = fight(red, { cards: [reset] }, far)
      .strike('blow', 'bidding')
      .choose({ card: 'jab' });
    expect(fresh.story('values')).toEqual(['5 : 1']); // no value was set on this card, so its printed value counts
    const raised = [attack('raised', 1, immediately(add(6))), attack('jab', 2)];
    const late = defense('late', 1, duringCombat(replaceTheirCard));
    const t = fight({ cards: raised }, { cards: [late] })
      .strike('raised', 'late')
      .choose({ card: 'jab' });
    expect(t.story('values')).toEqual(['2 : 1']);
  });

  it('R-7.43 Standing bonuses and a standing lock on the player apply to the new card', () => {
    const about = { rules: [{ rule: 'bonus' as const, to: 'attack' as const, by: 'hero', amount: 2 }] };
    const bonus = fight({ cards: [attack('blow', 5), attack('jab', 2)], about }, { cards: [bidding()] });
    expect(bonus.strike('blow', 'bidding').choose({ card: 'jab' }).story('values')).toEqual(['4 : 1']);
    const wish = card('wish', { type: 'scheme', boost: 1, copies: 1, by: 'any' }, scheme(yourValuesAreFixedThisTurnAt(4)));
    const cards = [attack('blow', 5), attack('jab', 2, duringCombat(add(3))), wish];
    const locked = fight({ cards, about }, { cards: [bidding()] }).choices({ action: 'scheme' }, { card: 'wish' });
    expect(locked.strike('blow', 'bidding').choose({ card: 'jab' }).story('values')).toEqual(['4 : 1']);
  });

  const sleight = attack('sleight', 1, immediately(replaceYourCard), afterCombat(draw(1)));

  it('R-7.43 Replacing the own card: the new one is named with the decision, and must be one the fighter may use', () => {
    const t = fight({ cards: [sleight, ...hand], about: red.about }, {}, far).strike('sleight', null);
    expect(t.asks).toBe('replaceCard 0');
    expect(offered(t)).toEqual(['blow', 'jab', 'none', 'plain']);
    t.choose({ card: 'jab' });
    expect(t.story('effect')).toEqual(['sleight immediately', 'jab immediately', 'jab duringCombat', 'jab afterCombat']);
    expect(t.discard(0)).toEqual(['jab']);
    expect(t.see(1).seats[0].hand).toEqual(['sleight']); // all that blue knows of the hand
    t.settled();
  });

  it('R-7.43 It may be declined; without another usable card there is nothing but to decline', () => {
    const declined = fight({ cards: [sleight, attack('blow', 5)] }, {})
      .strike('sleight', null)
      .choose({ pass: true });
    expect(declined.story('values', 'draw')).toEqual(['1 : null', '0 draws 1']);
    declined.settled();
    const stuck = fight({ cards: [sleight, defense('ward', 3)], hand: ['sleight', 'ward'] }, {}).strike('sleight', null);
    expect(offered(stuck)).toEqual(['none']);
    const bare = fight({ cards: [sleight], hand: ['sleight'] }, {}).strike('sleight', null);
    expect(bare.story('values')).toEqual(['1 : null']); // an empty hand is there for all to see
  });

  it('R-7.43 A card taken back so is not played so again in this combat; its other copy may be, once', () => {
    const cards = [sleight, attack('blow', 5)];
    const t = fight({ cards, hand: ['sleight', 'sleight', 'blow'] }, {}).strike('sleight', null);
    expect(offered(t)).toEqual(['blow', 'none', 'sleight']);
    t.choose({ card: 'sleight' });
    expect(offered(t)).toEqual(['blow', 'none']);
    t.choose({ card: 'blow' });
    expect(t.story('values')).toEqual(['5 : null']);
    expect([t.hand(0), t.discard(0)]).toEqual([['sleight', 'sleight'], ['blow']]);
    t.settled();
  });

  it('R-7.43 An item named for the old card is not named for the new one', () => {
    const item = (made: CardDefinition, which = 'coin'): CardDefinition => ({ ...made, item: which });
    const cards = [
      item(attack('sleight', 1, withItem('coin', immediately(draw(1))), immediately(replaceYourCard))),
      item(attack('blow', 2, withItem('ring', duringCombat(add(3))))),
      item(attack('basket', 1), 'wild'),
    ];
    const t = fight({ cards, hand: ['sleight', 'blow'], discard: ['basket'], about: { items: ['coin', 'ring'] } }, {});
    t.strike('sleight', null).choices({ option: 'coin' }, { card: 'blow' });
    expect(t.asks).toBe('item 0');
    t.choose({ option: 'ring' });
    expect(t.story('draw', 'values')).toEqual(['0 draws 1', '5 : null']);
    t.settled();
  });

  it('R-7.43 In defense it is a card to defend with that takes its place', () => {
    const dodge = versatile('dodge', 1, immediately(replaceYourCard));
    const cards = [dodge, defense('ward', 3), attack('blow', 5)];
    const t = fight({ cards: [attack('strike', 4)] }, { cards }).strike('strike', 'dodge');
    expect(offered(t)).toEqual(['none', 'plain', 'ward']);
    t.choose({ card: 'ward' });
    expect(t.story('values')).toEqual(['4 : 3']);
    t.settled();
  });
});

describe('7.8 Bonus attacks', () => {
  it('R-7.33 A bonus attack is an AFTER COMBAT effect: canceled with the card, there is none', () => {
    const t = fight({ cards: [double(3, 2)] }, { cards: [feint] }).strike('double', 'feint');
    expect(t.story('attack')).toHaveLength(1);
    expect(t.health(t.blue)).toBe(11);
    t.settled();
    const free = fight({ cards: [double(3, 2)] }, { cards: [versatile('meek', 2)] }).strike('double', 'meek');
    expect(free.story('values', 'winner', 'effect', 'attack')).toEqual([
      'attack',
      '3 : 2',
      'attacker won',
      'double afterCombat',
      'attack double',
    ]);
    expect(free.asks).toBe('defense 1');
  });

  it('R-7.34 There is none if the defending fighter is defeated', () => {
    const page4 = { about: { sidekicks: [page] } };
    const near = { fighters: { page: { space: 's3' } } };
    const felled = fight({ cards: [double(4, 2)] }, page4, near).strike('double', null, { target: 'page' });
    expect([felled.health('page'), felled.asks]).toEqual([0, 'action 0']);
    felled.settled();
    const left = fight({ cards: [double(3, 2)] }, page4, near).strike('double', null, { target: 'page' });
    expect([left.health('page'), left.asks]).toEqual([1, 'defense 1']);
  });

  const thorns = (harm: number) => defense('thorns', 1, afterCombat(damage(opposingFighter, harm)));
  /** The squire attacks, and takes so much from the card laid against it. */
  const squireTakes = (harm: number, agreed: Parameters<typeof fight>[4] = {}) =>
    fight(
      { cards: [double(3, 2)], about: { sidekicks: [squire] } },
      { cards: [thorns(harm)] },
      { fighters: { squire: { space: 's6' } } },
      undefined,
      agreed,
    ).strike('double', 'thorns', { fighter: 'squire' });

  it('R-7.34 It happens although the attacking fighter is defeated', () => {
    const t = squireTakes(4);
    expect([t.health('squire'), t.at('squire'), t.asks]).toEqual([0, null, 'defense 1']);
    t.choose({ pass: true }).settled();
    expect(t.story('values', 'winner')).toEqual(['3 : 1', 'attacker won', '2 : null', 'attacker won']);
    expect(t.health(t.blue)).toBe(8);
  });

  it('R-7.34, R-2.15 With the option there is none if the attacking fighter is defeated', () => {
    const lost = { options: { bonusAttackOfDefeated: 'lost' } } as const;
    expect(squireTakes(4, lost).settled().health('squire')).toBe(0);
    expect(squireTakes(3, lost).asks).toBe('defense 1');
  });

  it('R-7.34 Games of the first version have none, unless they say so', () => {
    expect(squireTakes(4, { rules: 1 }).settled().health('squire')).toBe(0);
    expect(squireTakes(3, { rules: 1 }).asks).toBe('defense 1');
    expect(squireTakes(4, { rules: 1, options: { bonusAttackOfDefeated: 'kept' } }).asks).toBe('defense 1');
  });

  it('R-7.34 There is none once the game is over; where it is judged after the action, it is not over yet', () => {
    const heroTakes = (agreed: Parameters<typeof fight>[4]) =>
      fight({ cards: [double(3, 2)] }, { cards: [thorns(12)] }, {}, undefined, agreed).strike('double', 'thorns');
    expect(heroTakes({}).story('attack', 'over')).toEqual(['attack', '1 wins']);
    const judgedLater = heroTakes({ options: { gameEnd: 'endOfAction' } });
    expect(judgedLater.asks).toBe('defense 1');
    expect(judgedLater.choose({ pass: true }).settled().story('over')).toEqual(['1 wins']);
  });

  it('R-7.34 There is none if the player of the attacking fighter is eliminated, in teams only with the last fighter', () => {
    const [striker, thorny] = ['eliminated-striker', 'eliminated-thorny'];
    madeUp(striker, [double(3, 2)], { sidekicks: [squire] });
    madeUp(thorny, [thorns(12)]);
    for (const id of ['eliminated-third', 'eliminated-fourth']) madeUp(id, []);
    const combatOf = (heroes: string[], mode: 'freeForAll' | 'teams', isSquireLeft: boolean) =>
      table(
        { board: row('eliminated-row', 11, 4), heroes, mode },
        {
          fighters: {
            [striker]: { space: 's5' },
            [thorny]: { space: 's6' },
            squire: isSquireLeft ? { space: 's4' } : { space: null, health: 0 },
          },
          seats: [{ hand: ['double', 'plain'] }, { hand: ['thorns', 'plain'] }],
        },
      ).choices({ action: 'attack' }, { kind: 'attackCard', card: 'double' }, { kind: 'defense', card: 'thorns' });
    const three = combatOf([striker, thorny, 'eliminated-third'], 'freeForAll', true);
    expect([three.see().seats[0].out, three.see().combats]).toEqual([true, []]);
    const four = [striker, thorny, 'eliminated-third', 'eliminated-fourth'];
    const alone = combatOf(four, 'teams', false);
    expect([alone.see().seats[0].out, alone.see().combats]).toEqual([true, []]);
    const accompanied = combatOf(four, 'teams', true);
    expect([accompanied.see().seats[0].out, accompanied.asks]).toEqual([false, 'defense 1']);
  });

  it('R-7.34 A fighter that left with its eliminated player counts as defeated', () => {
    madeUp('ffa-striker', [
      { ...double(1, 2, [], [afterCombat(damage(theirHero, 20))]), id: 'killer' },
      { ...double(1, 2), id: 'tickler' },
    ]);
    madeUp('ffa-target', [], { sidekicks: [page] });
    madeUp('ffa-other', []);
    const combatWith = (name: string) =>
      table(
        { board: row('ffa-row', 9, 3), heroes: ['ffa-striker', 'ffa-target', 'ffa-other'], mode: 'freeForAll' },
        {
          fighters: { 'ffa-striker': { space: 's4' }, page: { space: 's5' }, 'ffa-target': { space: 's8' }, 'ffa-other': { space: 's1' } },
          seats: [{ hand: [name, 'plain'] }, { hand: ['plain'] }],
        },
      ).choices({ action: 'attack' }, { card: name }, { pass: true });
    const gone = combatWith('killer');
    expect([gone.see().seats[1].out, gone.asks]).toEqual([true, 'action 0']);
    gone.settled();
    expect(combatWith('tickler').asks).toBe('defense 1');
  });

  it('R-7.35 It is a new combat of the same two: own name, value and effects, same BOOST; no reach, no action', () => {
    const flee = defense('flee', 3, afterCombat(move(yourFighter, upTo(4))));
    const read = defense('read', 0, duringCombat(theirPrintedValueBecomes(boostOfTheirCard)));
    const strong = { ...double(3, 1, [duringCombat(add(1))], [duringCombat(add(0))]), boost: 4 };
    const t = fight({ cards: [strong] }, { cards: [flee, read] })
      .strike('double', 'flee')
      .choose({ space: 's9' });
    expect(t.events.filter(({ event }) => event.kind === 'attack').map(({ event }) => event)).toEqual([
      { kind: 'attack', seat: 0, fighter: t.red, target: t.blue },
      { kind: 'attack', seat: 0, fighter: t.red, target: t.blue, bonus: 'second', card: 'double', value: 1 },
    ]);
    t.choose({ card: 'read' });
    expect(t.story('values')).toEqual(['3 : 3', '5 : 0']); // BOOST 4 in place of the printed 1, and 1 more
    expect(t.see()).toMatchObject({ actions: 1, actionNumber: 1 });
    t.settled();
  });

  it('R-7.36 The defense card goes to the pile first; a new one may be laid, or none; the bonus attack is known to all', () => {
    const guards = { cards: [defense('ward', 3), defense('other', 1)] };
    const t = fight({ cards: [double(3, 2)] }, guards).strike('double', 'ward');
    expect([t.asks, t.discard(1)]).toEqual(['defense 1', ['ward']]);
    expect(offered(t)).toEqual(['none', 'other', 'plain']);
    const known = { card: 'double', bonus: 'second', value: 2, account: [{ how: 'printed', amount: 2 }] };
    for (const eyes of [0, 1, 'spectator', 'all'] as const)
      expect(t.see(eyes).combats[1]).toMatchObject({ attack: known, defense: { card: null, value: null, account: [] }, revealed: false });
    for (const seat of [0, 1])
      expect(
        view(
          imagine(t.game, seat, () => 0.5),
          1,
        ).combats[1].attack,
      ).toMatchObject(known);
    t.choose({ card: 'other' });
    expect(t.story('values')).toEqual(['3 : 3', '2 : 1']);
    expect(t.discard(1)).toEqual(['ward', 'other']);
    t.settled();
    const none = fight({ cards: [double(3, 2)] }, guards)
      .strike('double', 'ward')
      .choose({ pass: true });
    expect(none.story('values')).toEqual(['3 : 3', '2 : null']);
    none.settled();
  });

  it('R-7.36 What stands counts in the value that all know; nothing is revealed but the defense', () => {
    const about: Corner['about'] = { rules: [{ rule: 'bonus', to: 'attack', by: 'hero', amount: 2 }] };
    const t = fight({ cards: [double(3, 2)], about }, { cards: [defense('ward', 3)] }).strike('double', null);
    expect([t.value('attack'), t.account('attack')]).toEqual([4, ['printed 2', 'bonus 2']]);
    t.choose({ card: 'ward' }).settled();
    expect(t.story('attack', 'reveal', 'values')).toEqual(['attack', 'reveal double', '5 : null', 'attack double', 'reveal ward', '4 : 3']);
    const accounts = t.events.flatMap(({ event }) => (event.kind === 'account' && event.seat === 0 ? [event.bonus] : []));
    expect(accounts).toEqual([undefined, 'second']);
  });

  it('R-7.37 Windows, damage, winner and abilities are the bonus combat’s own; then the main combat goes on', () => {
    const t = fight(
      {
        cards: [double(3, 2, [immediately(recover(yourHero, 1)), afterCombat(whenElse(youWon, [draw(3)], [recover(yourHero, 2)]))])],
        about: { abilities: [ability('afterCombat', when(youWon, draw(1)))] },
      },
      { cards: [defense('ward', 2)], about: { abilities: [ability('afterCombat', when(youWon, draw(2)))] } },
      { fighters: { red: { space: 's4', health: 5 } } },
    ).strike('double', null);
    expect(t.see().combats).toHaveLength(2);
    expect(t.story('draw')).toEqual([]); // the main combat's abilities wait
    t.choose({ card: 'ward' });
    expect(t.story('values', 'winner', 'recover', 'draw', 'discard')).toEqual([
      '3 : null',
      'attacker won',
      `${t.red} recovers 1`,
      '2 : 2',
      'defender won',
      `${t.red} recovers 2`,
      '1 draws 2', // A9 of the bonus combat
      'discard ward',
      '0 draws 1', // A9 of the main combat
      'discard double',
    ]);
    t.settled();
  });

  it('R-7.37 Values are computed afresh with the positions of that moment', () => {
    const t = fight(
      { cards: [double(3, 2, [], [afterCombat(move(opposingFighter, upTo(1)))])] },
      {},
      { fighters: { red: { space: 's2' }, blue: { space: 's3' } } },
      'bonus-slope',
    ).strike('double', null);
    t.choices({ space: 's4' }, { pass: true });
    expect(t.story('values')).toEqual(['4 : null', '2 : null']);
    t.settled();
  });

  it('R-7.38 The main attack card stays in play until the bonus combat is over, then is discarded once', () => {
    const t = fight({ cards: [double(3, 2, [afterCombat(pause)])] }, {}).strike('double', null);
    expect([t.asks, t.discard(0), t.see().combats[0].attack.card]).toEqual(['defense 1', [], 'double']);
    t.choose({ pass: true });
    expect([t.asks, t.discard(0), t.see().combats[0].attack.card]).toEqual(['yesNo 0', [], 'double']);
    t.choose({ pass: true });
    expect([t.discard(0), t.story('discard')]).toEqual([['double'], ['discard double']]);
    t.settled();
  });

  it('R-7.42 A participant swapped inside a bonus combat is swapped for that combat only', () => {
    const about = {
      sidekicks: [page],
      abilities: [ability('afterCombat', whenElse(isThe(yourFighter, 'page'), [draw(2)], [draw(1)]))],
    };
    const t = fight({ cards: [double(3, 2)] }, { cards: [helm], about }, { fighters: { page: { space: 's8' } } }).strike('double', null);
    t.choices({ card: 'helm' }, { yes: true });
    expect(t.story('damage', 'draw')).toEqual([`${t.blue} takes 3`, 'page takes 1', '1 draws 2', '1 draws 1']);
    t.settled();
  });

  it('R-7.42 The main combat keeps its winner; who is defeated is read when it is asked', () => {
    const about = {
      sidekicks: [page],
      abilities: [ability('afterCombat', when(allOf(youWon, isHero(yourFighter), isDefeated(named('page'))), draw(1)))],
    };
    const blue = { cards: [defense('ward', 3), helm], about };
    const t = fight({ cards: [double(3, 5)] }, blue, { fighters: { page: { space: 's8' } } }).strike('double', 'ward');
    t.choices({ card: 'helm' }, { yes: true });
    expect(t.story('winner', 'defeat', 'draw')).toEqual(['defender won', 'page falls', 'attacker won', '1 draws 1']);
    t.settled();
  });

  const bidding = defense('bidding', 1, immediately(replaceTheirCard));
  const red = { cards: [double(3, 2), attack('jab', 4)], hand: ['double', 'jab', 'plain'] };

  it('R-7.44 Replacing a bonus attack: the card goes back to hand, the one picked is played with its main side', () => {
    const t = fight(red, { cards: [bidding] })
      .strike('double', null)
      .choose({ card: 'bidding' });
    expect(offered(t)).toEqual(['double', 'jab', 'plain']);
    expect(t.see().combats.map(({ attack: { card: played } }) => played)).toEqual([null, null]);
    expect(t.see().seats[0]).toMatchObject({ handCount: 3, deckCount: 27, discard: [] });
    t.choose({ card: 'jab' });
    expect(t.story('values')).toEqual(['3 : null', '4 : 1']);
    expect([t.hand(0), t.discard(0)]).toEqual([['double', 'plain'], ['jab']]); // the main combat has nothing left to discard
    t.settled();
  });

  it('R-7.44 The card it is printed on may come back with its main side, and its bonus attack follows as usual', () => {
    const t = fight(red, { cards: [bidding] })
      .strike('double', null)
      .choices({ card: 'bidding' }, { card: 'double' });
    expect(t.asks).toBe('defense 1');
    expect(t.see().combats.map(({ attack: { card: played, bonus } }) => [played, bonus])).toEqual([
      [null, null],
      ['double', null],
      ['double', 'second'],
    ]);
    t.choose({ pass: true });
    expect(t.story('values')).toEqual(['3 : null', '3 : 1', '2 : null']);
    expect([t.hand(0), t.discard(0), t.discard(1)]).toEqual([['jab', 'plain'], ['double'], ['bidding']]);
    expect(t.health(t.blue)).toBe(5);
    t.settled();
  });

  it('R-7.44 A bonus attack that is printed on the card picked follows it', () => {
    const other = { ...double(1, 6), id: 'twice' };
    const t = fight({ cards: [double(3, 2), other], hand: ['double', 'twice', 'plain'] }, { cards: [bidding] });
    t.strike('double', null).choices({ card: 'bidding' }, { card: 'twice' }, { pass: true });
    expect(t.story('values')).toEqual(['3 : null', '1 : 1', '6 : null']);
    expect([t.hand(0), t.discard(0)]).toEqual([['double', 'plain'], ['twice']]);
    t.settled();
  });
});

describe('7.9 State machine', () => {
  const guards = { sidekicks: [page], abilities: [whenever('defeated', 'page', draw(1))] };

  it('R-7.39 After every damage event the defeated leave, the end is checked, triggers run, then the combat goes on', () => {
    const storm = attack(
      'storm',
      2,
      immediately(damage(each(opposingFighters()), 4)),
      immediately(whenElse(isDefeated(named('squire')), [draw(1)], [draw(2)])),
    );
    const t = fight(
      { cards: [storm], about: { sidekicks: [squire] } },
      { about: guards },
      {
        fighters: { page: { space: 's9' }, squire: { health: 0 } },
      },
    ).strike('storm', null);
    expect(t.story('effect', 'damage', 'defeat', 'draw', 'values')).toEqual([
      'storm immediately',
      `${t.blue} takes 4`,
      'page takes 4',
      'page falls',
      '1 draws 1',
      'storm immediately',
      '0 draws 1',
      '2 : null',
      `${t.blue} takes 2`,
    ]);
    expect(t.at('page')).toBeNull();
    t.settled();
  });

  it('R-7.39 So after a defeat without damage', () => {
    const banish = attack('banish', 2, duringCombat(defeat(opposingFighter)), duringCombat(draw(2)));
    const t = fight({ cards: [banish] }, { about: guards }, { fighters: { page: { space: 's3' } } });
    t.strike('banish', null, { target: 'page' });
    expect(t.story('defeat', 'draw')).toEqual(['page falls', '1 draws 1', '0 draws 2']);
    t.settled();
  });

  it('R-7.39 The game ends in whatever state a hero falls, and nothing further happens', () => {
    const kill = (at: (...does: CardEffect['does']) => CardEffect, how = damage(opposingFighter, 12)) =>
      fight({ cards: [attack('kill', 1, at(how), at(draw(1)), afterCombat(draw(1)))] }, {}).strike('kill', null);
    for (const [at, before] of [
      [immediately, []],
      [duringCombat, []],
      [afterCombat, ['1 : null', 'attacker won']],
    ] as const) {
      const t = kill(at as typeof immediately);
      expect(t.story('values', 'winner', 'draw', 'over')).toEqual([...before, '0 wins']);
      expect([t.asks, t.see().winners]).toEqual(['over', [0]]);
    }
    expect(kill(immediately as never, defeat(opposingFighter)).story('values', 'draw', 'over')).toEqual(['0 wins']);
    const big = fight({ cards: [attack('big', 12, afterCombat(draw(1)))] }, {}).strike('big', null);
    expect(big.story('winner', 'draw', 'over')).toEqual(['0 wins']);
  });

  const secretive = (handOfBlue: string[]): Table => {
    madeUp('asker', [attack('blow', 3), { ...double(1, 1), id: 'twice' }]);
    madeUp('keeper', [attack('smash', 3), defense('ward', 3), defense('wall', 4)]);
    return table(
      { board: row('fight-row', 9), heroes: ['asker', 'keeper'] },
      {
        fighters: { asker: { space: 's4' }, keeper: { space: 's5' } },
        seats: [{ hand: ['blow', 'twice', 'plain'] }, { hand: handOfBlue }],
      },
    ).choose({ action: 'attack' });
  };

  it('R-7.40 A player with no legal card is asked like anybody else, and nobody else can tell', () => {
    const forced = secretive(['smash', 'smash']).choose({ card: 'blow' });
    const free = secretive(['ward', 'wall']).choose({ card: 'blow' });
    expect([forced.asks, forced.legal()]).toEqual([
      'defense 1',
      [{ kind: 'defense', seat: 1, fighter: 'asker', target: 'keeper', pass: true }],
    ]);
    expect(free.legal()).toHaveLength(3);
    for (const eyes of [0, 'spectator'] as const) expect(forced.see(eyes)).toEqual(free.see(eyes));
    forced.choose({ pass: true });
    free.choose({ pass: true });
    const heard = (t: Table) => t.events.filter(({ sees }) => sees & 1).map(({ event }) => event);
    expect(heard(forced)).toEqual(heard(free));
    for (const eyes of [0, 'spectator'] as const) expect(forced.see(eyes)).toEqual(free.see(eyes));
  });

  it('R-7.40 Only when everyone can see that there is no card, the question is skipped; in a bonus attack too', () => {
    const bare = secretive([]).choose({ card: 'twice' });
    expect(bare.asks).toBe('action 0');
    expect(bare.health('keeper')).toBe(10);
    const forced = secretive(['smash']).choose({ card: 'twice' }).choose({ pass: true });
    expect([forced.see().combats.length, forced.asks]).toEqual([2, 'defense 1']);
    expect(forced.legal()).toHaveLength(1);
  });

  const item = (made: CardDefinition): CardDefinition => ({ ...made, item: 'coin' });
  const guess: CardDefinition = {
    ...defense('guess', 1, immediately(pause), duringCombat(boost), afterCombat(pause)),
    standing: [{ rule: 'playedFaceUp' }],
  };
  /** One attack that stops in every state of the table. */
  const everyState = (): Fight =>
    fight(
      {
        cards: [
          item({
            ...double(6, 3, [], [immediately(lookAtTheirHand), immediately(pause), duringCombat(boost), afterCombat(opponent(discard(1)))]),
          }),
          item(attack('swing', 1)),
        ],
        hand: ['double', 'swing', 'plain', 'plain'],
        about: {
          items: ['coin', 'ring'],
          sidekicks: [squire],
          rules: [{ rule: 'laidBoost', by: 'hero' }],
          abilities: [ability('afterCombat', pause)],
        },
      },
      {
        cards: [guess, defense('ward', 2)],
        hand: ['guess', 'ward', 'plain', 'plain', 'plain'],
        about: {
          sidekicks: [sidekick('archer', { health: 2, reach: 'melee' })],
          rules: [{ rule: 'assignDamage', to: 'archer' }],
          abilities: [ability('afterCombat', pause)],
        },
      },
      { fighters: { squire: { space: 's6' }, archer: { space: 's3' } } },
    );
  type Stop = [asks: string, answer: (t: Fight) => Partial<Described>, seen?: Record<string, unknown>];
  const pass = () => ({ pass: true }) as const;
  const plain = () => ({ card: 'plain' });
  /** In each state: who is asked, the answer, and what a spectator sees of the combat while it waits. */
  const states: Stop[] = [
    ['action 0', () => ({ action: 'attack' })],
    ['attackWith 0', (t) => ({ fighter: t.red })], // A0
    ['target 0', (t) => ({ target: t.blue })],
    ['attackCard 0', () => ({ card: 'double' }), { attack: { card: null }, defense: { card: null }, revealed: false }], // A1
    ['laidBoost 0', () => ({ card: 'swing' }), { attack: { card: 'hidden', boost: null, value: null } }],
    ['defense 1', () => ({ card: 'guess' }), { attack: { card: 'hidden', boost: 'hidden' }, defense: { card: null } }], // A2
    ['number 1', () => ({ number: 5 }), { attack: { card: 'hidden', boost: 'hidden' }, defense: { card: 'guess', named: null } }],
    ['yesNo 1', pass, { attack: { card: 'double', boost: 'swing', value: 8 }, defense: { named: 5, value: 1 }, revealed: true }], // A3, A4
    ['yesNo 0', pass],
    ['boostCard 1', plain, { defense: { value: 1 } }], // A5
    ['boostCard 0', plain, { attack: { value: 8 }, defense: { value: 2 } }],
    ['assign 1', () => ({ number: 1 }), { attack: { value: 9 }, defense: { value: 2 }, winner: null }], // A6
    ['yesNo 1', pass, { attack: { value: 9 }, defense: { value: 2 }, winner: 'attack' }], // A7, A8
    ['discard 1', plain],
    ['defense 1', () => ({ card: 'ward' }), { attack: { card: 'double', bonus: 'second' }, winner: null }], // the bonus combat's A2
    ['assign 1', () => ({ number: 1 }), { attack: { value: 3 }, defense: { value: 2 }, winner: null }],
    ['yesNo 1', pass, { attack: { bonus: 'second' }, winner: 'attack' }], // its A9
    ['yesNo 0', pass],
    ['yesNo 1', pass, { attack: { bonus: null, card: 'double' }, defense: { card: null }, winner: 'attack' }], // A9
    ['yesNo 0', pass],
    ['discardOrder 0', () => ({ card: 'double' }), { attack: { card: 'double', boost: 'swing' } }], // A10
  ];

  it('R-7.41 The engine stops at every decision of the table, and shows the others what they may see', () => {
    const t = everyState();
    for (const [asks, answer, seen] of states) {
      expect(t.asks).toBe(asks);
      for (const eyes of [0, 1, 'spectator'] as const) expect(t.see(eyes).choices.length > 0).toBe(asks.endsWith(` ${eyes}`));
      if (seen) expect(t.see('spectator').combats.at(-1)).toMatchObject(seen);
      t.choose(answer(t));
    }
    expect(t.see('spectator').seats[1].hand).toEqual([]); // what red saw in A4 is red's
    expect(t.see(0).seats[1].hand).toEqual(['plain']);
    expect([t.health(t.blue), t.health('archer')]).toEqual([6, 0]);
    expect([t.discard(0), t.discard(1)]).toEqual([
      ['plain', 'double', 'swing'],
      ['plain', 'plain', 'guess', 'ward'],
    ]);
    t.settled();
  });

  it('R-7.41 It resumes from the stored state alone at every decision', () => {
    const straight = everyState();
    const stored: string[] = states.map(([, answer]) => {
      const before = JSON.stringify(straight.game);
      straight.choose(answer(straight));
      return before;
    });
    for (const [n, before] of stored.entries()) {
      const game = JSON.parse(before) as Game;
      const resumed = tableOf(game);
      for (const [asks, answer] of states.slice(n)) {
        expect(resumed.asks).toBe(asks);
        resumed.choose(answer(straight));
      }
      expect(digest(game)).toBe(digest(straight.game));
    }
  });

  it('R-7.41 The conditions of a waiting effect are read when it goes on', () => {
    const t = fight({ cards: [attack('wait', 1, afterCombat(pause, when(areAdjacent(yourFighter, opposingFighter), draw(3))))] }, {});
    t.strike('wait', null);
    const again = tableOf(JSON.parse(JSON.stringify(t.game)) as Game).choose({ pass: true });
    expect(again.hand(0)).toHaveLength(4);
    again.settled();
  });
});
