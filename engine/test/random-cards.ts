/** Cards that say anything the words can say, for games in which nobody knows what will happen. */
import {
  type Amount,
  type CardDefinition,
  type CardEffect,
  type Condition,
  card,
  type Effect,
  type Fighter,
  type Filter,
  type Group,
  type HeroDefinition,
  hero,
  type Price,
  problemsOfHero,
  type Spaces,
  sidekick,
  type Who,
} from '@peerless/engine';
import fc from 'fast-check';

type Setting = 'play' | 'turn' | 'combat' | 'afterCombat';
const one = fc.constantFrom;
const few = fc.integer({ min: 1, max: 3 });
const few0 = fc.integer({ min: 0, max: 3 });
const isCombat = (setting: Setting): boolean => setting === 'combat' || setting === 'afterCombat';

/** The words of one side of a sentence: “you”, or the opponent for whom the hero's own names mean nothing. */
function wordsOf(id: string, setting: Setting, isTurned: boolean) {
  const roles: Fighter[] = ['yourHero', 'theirHero', 'it', ...(setting === 'play' ? [] : (['yourFighter'] as const))];
  const fighter = one<Fighter>(
    ...roles,
    ...(isCombat(setting) ? (['opposingFighter'] as const) : []),
    ...(isTurned ? [] : [{ named: id }, { named: 'imp' }]),
  );
  const filter = fc.oneof(
    fc.record({ is: one('adjacentTo' as const, 'inZoneOf' as const, 'otherThan' as const), who: fighter }),
    one<Filter>({ is: 'inPickedSpaces' }, { is: 'movedThrough' }, ...(isTurned ? [] : [{ is: 'onToken' } as const])),
  );
  const kinds: Group['of'][] = ['fighters', 'yourFighters', 'friendlyFighters', 'opposingFighters'];
  const group: fc.Arbitrary<Group> = fc.record({
    of: one(...kinds, ...(isCombat(setting) ? (['combatants'] as const) : []), ...(isTurned ? [] : [{ named: 'imp' }])),
    where: fc.array(filter, { maxLength: 1 }),
  });
  const who: fc.Arbitrary<Who> = fc.oneof(fighter, fc.record({ one: group }), fc.record({ each: group }));
  const where: fc.Arbitrary<Spaces> = fc.array(
    fc.oneof(
      one({ is: 'empty' as const }, { is: 'adjacentToPicked' as const }, { is: 'picked' as const }),
      fc.record({ is: one('inZoneOf' as const, 'adjacentTo' as const), who: fighter }),
      ...(isTurned ? [] : [one({ is: 'withToken' as const }, { is: 'withoutToken' as const })]),
    ),
    { maxLength: 2 },
  );
  const cards = isTurned ? fc.constant({}) : one({}, { tag: 'odd' }, { name: 'plain' }, { by: 'any' });
  const amount: fc.Arbitrary<Amount> = fc.oneof(
    few0,
    few0,
    fc.record({ per: fc.constant('cardInDiscard' as const), cards }),
    fc.record({ per: fc.constant('fighter' as const), group }),
    fc.record({ per: fc.constant('zoneOf' as const), who: fighter }),
    one<Amount>({ per: 'done' }, { the: 'boost', of: 'card' }, ...(isTurned ? [] : [{ per: 'counter' } as const])),
    ...(isCombat(setting) ? [one<Amount>({ the: 'boost', of: 'theirCard' }, { the: 'printedValue', of: 'theirCard' })] : []),
    ...(setting === 'afterCombat' ? [one<Amount>({ per: 'combatDamage' })] : []),
  );
  const condition: fc.Arbitrary<Condition> = fc.oneof(
    fc.record({ if: one('isHero', 'startedElsewhere', 'startedInAnotherZone', 'onBoard', 'isDefeated', 'wasDamaged'), who: fighter }),
    fc.record({ if: fc.constant('adjacent' as const), who: fighter, to: fighter }),
    fc.record({ if: fc.constant('healthAtMost' as const), who: fighter, health: few }),
    fc.record({ if: fc.constant('atLeast' as const), amount, than: few }),
    fc.record({ if: fc.constant('handIs' as const), cards: few }),
    fc.record({ if: fc.constant('actionNumber' as const), is: few }),
    one<Condition>({ if: 'yourTurn' }, { if: 'anyDefeated' }, { if: 'cardPicked' }, { if: 'not', that: { if: 'yourTurn' } }),
    ...(isTurned
      ? []
      : [one<Condition>({ if: 'inForm', form: 'calm' }, { if: 'onToken', who: 'yourHero' }, { if: 'startedOnToken', who: 'yourHero' })]),
    ...(isCombat(setting) ? [one<Condition>({ if: 'attacking' }, { if: 'theyPlayedACard' }, { if: 'namedTheirPrintedValue' })] : []),
    ...(setting === 'afterCombat' ? [one<Condition>({ if: 'won' }, { if: 'lost' }, { if: 'valuesAreEqual' })] : []),
  ) as fc.Arbitrary<Condition>;
  const price: fc.Arbitrary<Price> = fc.oneof(
    fc.record({ pay: fc.constant('cards' as const), cards: few }),
    fc.record({ pay: fc.constant('damage' as const), who: fighter, amount: few }),
    ...(isTurned ? [] : [fc.record({ pay: fc.constant('counter' as const), count: few })]),
  );
  return { fighter, who, where, cards, amount, condition, price };
}

/** Words that say nothing further. */
function plainWord(id: string, setting: Setting, isTurned: boolean, hasBonus: boolean): fc.Arbitrary<Effect> {
  const { fighter, who, where, cards, amount } = wordsOf(id, setting, isTurned);
  const say = <D extends Effect['do']>(word: D) => fc.constant(word);
  const whose = one('yours' as const, 'theirs' as const);
  const anywhere = [
    fc.record({ do: say('move'), who, upTo: amount }),
    fc.record({ do: say('move'), who, upTo: few, through: fc.constant(true as const), tracked: fc.constant(true as const) }),
    fc.record({ do: say('place'), who: fighter, where }),
    fc.record({ do: say('swap'), who: fighter, with: fighter }),
    fc.record({ do: one('damage' as const, 'recover' as const), who, amount }),
    fc.record({ do: say('setHealth'), who: fighter, to: few }),
    fc.record({ do: one('defeat' as const, 'leaveBoard' as const), who: fc.constant<Fighter>(isTurned ? 'it' : { named: 'imp' }) }),
    fc.record({ do: one('draw' as const, 'bothDraw' as const, 'discard' as const), cards: amount }),
    fc.record({ do: say('discardAnyNumber'), cards }),
    fc.record({ do: say('discardRandom'), cards: few }),
    fc.record({ do: say('putBack'), cards: few, where: one('top' as const, 'bottom' as const) }),
    fc.record({ do: say('takeFromDiscard'), cards }),
    one<Effect>(
      { do: 'discardTop' },
      { do: 'turnTop' },
      { do: 'takeTopOfDiscard' },
      { do: 'nameNumber' },
      { do: 'if', cond: { if: 'actionNumber', is: 1 }, then: [{ do: 'gainActions', actions: 1 }] },
    ),
    one<Effect>({ do: 'lookAtHand' }, { do: 'pickFromHand' }, { do: 'discardPicked' }, { do: 'putPickedUnder' }),
    one<Effect>({ do: 'lockYourValues', to: 3 }, ...(setting === 'play' ? [] : [{ do: 'endTurn' } as const])),
    fc.record({ do: say('pickSpace'), where }),
    fc.record({ do: say('moveToken'), upTo: few }),
    fc.record({ do: say('relocateTokens'), count: one(1, 2, 'any' as const), where }),
  ];
  const yours = [
    fc.record({ do: one('summon' as const, 'returnDefeated' as const), named: one('imp', 'double'), where }),
    one<Effect>(
      { do: 'search', name: 'plain' },
      { do: 'summonInPlace', named: 'double' },
      { do: 'changeForm' },
      { do: 'pickForm' },
      { do: 'changeForm', to: 'wild' },
    ),
    fc.record({ do: say('gainCounter'), count: amount }),
  ];
  const inCombat = [
    fc.record({ do: one('setValue' as const, 'setPrinted' as const), card: whose, to: amount }),
    fc.record({ do: say('addValue'), amount: fc.integer({ min: -2, max: 3 }) }),
    fc.record({ do: say('boost'), card: whose, times: few }),
    fc.record({ do: say('ignoreValue'), card: whose }),
    fc.record({ do: say('lockValue'), card: whose, to: few, against: one('cards' as const, 'all' as const) }),
    fc.record({ do: say('sendCombatDamage'), to: one('yourFighter' as const, 'opposingFighter' as const) }),
    fc.record({ do: say('swap'), who: fc.constant<Fighter>('yourFighter'), with: fighter, takesOver: fc.constant(true as const) }),
    fc.record({ do: say('returnFallen'), who: fighter, health: few }),
    one<Effect>(
      { do: 'cancel' },
      { do: 'shiftValue' },
      { do: 'preventCombatDamage' },
      { do: 'takeBack' },
      { do: 'takeFromBoosts' },
      { do: 'replaceYourCard' },
    ),
  ];
  const bonus = one<Effect>({ do: 'bonusAttack' });
  return fc.oneof(
    ...anywhere,
    ...(isTurned ? [] : yours),
    ...(isCombat(setting) ? inCombat : []),
    ...(hasBonus && setting === 'afterCombat' ? [bonus, bonus] : []),
  ) as fc.Arbitrary<Effect>;
}

/** A sentence: words, and words that say words, from either side. */
export function sentence(id: string, setting: Setting, hasBonus = false): fc.Arbitrary<Effect[]> {
  const sides = [wordsOf(id, setting, false), wordsOf(id, setting, true)];
  const plain = [plainWord(id, setting, false, hasBonus), plainWord(id, setting, true, hasBonus)];
  const { mine } = fc.letrec<{ mine: Effect[]; theirs: Effect[] }>((tie) => {
    const block = (side: 0 | 1): fc.Arbitrary<Effect[]> => {
      const same = tie(side === 0 ? 'mine' : 'theirs');
      const other = tie(side === 0 ? 'theirs' : 'mine');
      const { condition, price } = sides[side];
      const word: fc.Arbitrary<Effect> = fc.oneof(
        { maxDepth: 2, depthSize: 'small' },
        { weight: 6, arbitrary: plain[side] },
        fc.record({ do: fc.constant('if' as const), cond: condition, then: same, else: same }),
        fc.record({ do: fc.constant('may' as const), then: same, else: same }),
        fc.record({ do: fc.constant('pay' as const), price, then: same }),
        fc.record({
          do: fc.constant('choose' as const),
          count: one(1, 2, 'done' as const),
          of: fc.array(same, { minLength: 2, maxLength: 3 }),
        }),
        fc.record({ do: fc.constant('opponent' as const), does: other }),
        fc.record({ do: fc.constant('opponentMay' as const), then: other, else: same }),
        ...(side === 0
          ? [
              fc.record({ do: fc.constant('eachOpponent' as const), does: other }),
              fc.record({ do: fc.constant('payAnyNumber' as const), then: same }),
            ]
          : []),
      );
      return fc.array(word, { minLength: 1, maxLength: 3 });
    };
    return { mine: block(0), theirs: block(1) };
  });
  return mine;
}

function cardOf(hero: string, n: number): fc.Arbitrary<CardDefinition> {
  const timed = (at: CardEffect['at'], setting: Setting, hasBonus = false): fc.Arbitrary<CardEffect> =>
    sentence(hero, setting, hasBonus).map((does) => ({ at, does }));
  const combat = (hasBonus: boolean) =>
    fc.array(
      fc.oneof(
        timed('immediately', 'combat'),
        timed('duringCombat', 'combat'),
        timed('afterCombat', 'afterCombat', hasBonus),
        timed('afterCombat', 'afterCombat', hasBonus),
      ),
      { minLength: 1, maxLength: 2 },
    );
  const printed = fc.record({
    value: few0,
    boost: fc.option(few, { nil: undefined }),
    by: one('any', 'any', hero, 'imp', 'calm'),
    tags: one([], ['odd']),
  });
  return fc.oneof(
    fc
      .tuple(printed, timed('scheme', 'turn'))
      .map(([{ value: _value, ...about }, effect]) => card(`card-${n}`, { type: 'scheme', copies: 4, ...about }, effect)),
    {
      weight: 2,
      arbitrary: fc
        .tuple(printed, one('attack', 'defense', 'versatile'), combat(false))
        .map(([about, type, effects]) => card(`card-${n}`, { type, copies: 4, ...about }, ...effects)),
    },
    fc
      .tuple(printed, combat(true), combat(false))
      .map(([about, effects, bonus]) =>
        card(
          `card-${n}`,
          { type: 'attack', copies: 4, ...about, bonusAttack: { id: `bonus-${n}`, value: 2, effects: bonus } },
          ...effects,
          { at: 'afterCombat', does: [{ do: 'bonusAttack' }] },
        ),
      ),
  );
}

const ID = 'anybody';
let made = 0;
const isTooLong = (hero: HeroDefinition): boolean => problemsOfHero(hero).some(({ path }) => path === '');
/** A hero with everything a hero can have, whose cards and abilities say anything. Each has a name of its own, since heroes are known by name. */
export const randomHero: fc.Arbitrary<HeroDefinition> = anybody(ID)
  .filter((hero) => !isTooLong(hero))
  .map((hero) => JSON.parse(JSON.stringify(hero).replaceAll(ID, `${ID}-${++made}`)));
function anybody(id: string): fc.Arbitrary<HeroDefinition> {
  return fc
    .record({
      cards: fc.tuple(...[1, 2, 3, 4, 5, 6].map((n) => cardOf(id, n))),
      atTurnStart: sentence(id, 'turn'),
      afterCombat: sentence(id, 'afterCombat'),
      boostBonus: sentence(id, 'play'),
      whenDiscarded: sentence(id, 'play'),
    })
    .map(({ cards, atTurnStart, afterCombat, boostBonus, whenDiscarded }) =>
      hero(id, {
        health: 14,
        move: 2,
        reach: 'ranged',
        sidekicks: [
          sidekick('imp', { count: 2, health: 2, reach: 'melee' }),
          sidekick('double', { health: 1, reach: 'melee', offBoard: true }),
        ],
        forms: ['calm', 'wild'],
        counter: { id: 'spark', start: 1, max: 3 },
        tokens: { id: 'mist', count: 2 },
        abilities: [
          { at: 'turnStart', does: [{ do: 'may', then: atTurnStart }] },
          { at: 'afterCombat', does: afterCombat },
          { at: 'damaged', of: id, does: [{ do: 'gainCounter', count: 1 }] },
          { at: 'defeated', of: 'imp', does: [{ do: 'draw', cards: 1 }] },
        ],
        rules: [
          { rule: 'assignDamage', to: 'imp' },
          { rule: 'laidBoost', by: id },
          { rule: 'stepsBetweenTokens' },
          { rule: 'bonus', to: 'attack', by: id, amount: 1, if: { if: 'inForm', form: 'wild' } },
        ],
        deck: [
          ...cards,
          card('spell', { type: 'versatile', value: 3, boost: 2, copies: 2, by: 'any', boostBonus }),
          card('plain', { type: 'versatile', value: 3, boost: 1, copies: 2, by: 'any', tags: ['odd'] }),
          card('alarm', {
            type: 'versatile',
            value: 3,
            boost: 1,
            copies: 2,
            by: 'any',
            standing: [{ rule: 'whenDiscardedByOpponent', does: whenDiscarded }],
          }),
        ],
      }),
    );
}
