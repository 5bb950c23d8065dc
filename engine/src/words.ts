/**
 * The words of cards. Every word returns plain data, so a sentence can be saved, copied, searched, translated and checked.
 * What a sentence leaves open (which fighter, which space, which card) is a blank that a player fills when it is said.
 */

export const TIMINGS = ['immediately', 'duringCombat', 'afterCombat', 'scheme'] as const;
export type Timing = (typeof TIMINGS)[number];

/** Moments at which an ability speaks; the order within one moment is the rulebook's. */
export const MOMENTS = ['setup', 'turnStart', 'turnEnd', 'maneuverEnd', 'afterCombat', 'damaged', 'defeated'] as const;
export type Moment = (typeof MOMENTS)[number];

/** One fighter: a role, or a fighter of yours by its name. */
export const ROLES = ['yourHero', 'yourFighter', 'opposingFighter', 'theirHero', 'it'] as const;
export type Fighter = (typeof ROLES)[number] | { named: string };

export const KINDS = ['fighters', 'yourFighters', 'friendlyFighters', 'opposingFighters', 'combatants'] as const;
/** Several fighters: a kind, or your sidekicks by their name; each filter narrows them. */
export interface Group {
  of: (typeof KINDS)[number] | { named: string };
  where?: readonly Filter[];
}
export type Filter =
  | { is: 'adjacentTo'; who: Fighter }
  | { is: 'inZoneOf'; who: Fighter }
  | { is: 'otherThan'; who: Fighter }
  | { is: 'onToken' }
  | { is: 'inPickedSpaces' }
  | { is: 'movedThrough' };

export type Who = Fighter | { one: Group } | { each: Group };

/** Spaces: all filters hold for the space. Where one is `empty` nobody may stay. */
export type Spaces = readonly SpaceFilter[];
export type SpaceFilter =
  | { is: 'empty' }
  | { is: 'inZoneOf'; who: Fighter }
  | { is: 'adjacentTo'; who: Fighter }
  | { is: 'adjacentToPicked' }
  | { is: 'withToken' }
  | { is: 'withoutToken' }
  | { is: 'picked' };

export const WHOSE = ['yours', 'theirs'] as const;
export type Whose = (typeof WHOSE)[number];

/** Which cards: every stated field must fit. */
export interface Cards {
  tag?: string;
  name?: string;
  by?: string;
}

export type Amount =
  | number
  | { per: 'cardInDiscard'; cards: Cards }
  | { per: 'fighter'; group: Group }
  | { per: 'counter' }
  | { per: 'zoneOf'; who: Fighter }
  /** The number the sentence before came to: cards discarded, damage dealt, a number named or paid. */
  | { per: 'done' }
  /** What the defender took, whoever speaks. */
  | { per: 'combatDamage' }
  | { the: 'boost'; of: 'card' | 'theirCard' }
  | { the: 'printedValue'; of: 'theirCard' | 'mainDefense' }
  | { times: number; of: Amount };

export type Condition =
  | { if: 'won' }
  | { if: 'lost' }
  | { if: 'isHero'; who: Fighter }
  | { if: 'isThe'; who: Fighter; named: string }
  | { if: 'startedElsewhere'; who: Fighter }
  | { if: 'startedInAnotherZone'; who: Fighter }
  | { if: 'adjacent'; who: Fighter; to: Fighter }
  | { if: 'inZoneOf'; who: Fighter; of: Fighter }
  | { if: 'onBoard'; who: Fighter }
  | { if: 'isDefeated'; who: Fighter }
  | { if: 'healthAtMost'; who: Fighter; health: number }
  | { if: 'onToken'; who: Fighter }
  | { if: 'startedOnToken'; who: Fighter }
  | { if: 'inForm'; form: string }
  | { if: 'handIs'; cards: number }
  | { if: 'attacking' }
  | { if: 'defending' }
  | { if: 'theyPlayedACard' }
  | { if: 'thisCardIsInPlay' }
  | { if: 'valuesAreEqual' }
  | { if: 'namedTheirPrintedValue' }
  | { if: 'actionNumber'; is: number }
  | { if: 'yourTurn' }
  | { if: 'atLeast'; amount: Amount; than: number }
  | { if: 'anyDefeated' }
  | { if: 'wasDamaged'; who: Fighter }
  | { if: 'cardPicked' }
  | { if: 'not'; that: Condition }
  | { if: 'all'; of: readonly Condition[] };

/** A price is all or nothing. */
export type Price = { pay: 'cards'; cards: number } | { pay: 'counter'; count: number } | { pay: 'damage'; who: Fighter; amount: number };

export type Effect =
  | { do: 'move'; who: Who; upTo: Amount; through?: true; tracked?: true }
  | { do: 'place'; who: Fighter; where: Spaces }
  | { do: 'swap'; who: Fighter; with: Fighter; takesOver?: true }
  | { do: 'damage'; who: Who; amount: Amount }
  | { do: 'recover'; who: Who; amount: Amount }
  | { do: 'setHealth'; who: Fighter; to: number }
  | { do: 'defeat'; who: Fighter }
  | { do: 'draw'; cards: Amount }
  | { do: 'bothDraw'; cards: Amount }
  | { do: 'discard'; cards: Amount }
  | { do: 'discardAnyNumber'; cards: Cards }
  | { do: 'discardRandom'; cards: number }
  | { do: 'discardTop' }
  | { do: 'turnTop' }
  | { do: 'lookAtHand' }
  | { do: 'pickFromHand' }
  | { do: 'discardPicked' }
  | { do: 'putPickedUnder' }
  | { do: 'putBack'; cards: number; where: 'top' | 'bottom' }
  | { do: 'takeFromDiscard'; cards: Cards; all?: true }
  | { do: 'takeFromBoosts' }
  | { do: 'takeTopOfDiscard' }
  | { do: 'takeBack' }
  | { do: 'search'; name: string }
  | { do: 'boost'; card: Whose; times?: number }
  | { do: 'cancel' }
  | { do: 'setValue'; card: Whose; to: Amount }
  | { do: 'addValue'; amount: Amount }
  | { do: 'shiftValue' }
  | { do: 'ignoreValue'; card: Whose }
  | { do: 'lockValue'; card: Whose; to: number; against: 'cards' | 'all' }
  | { do: 'setPrinted'; card: Whose; to: Amount }
  | { do: 'lockYourValues'; to: number }
  | { do: 'preventCombatDamage' }
  | { do: 'sendCombatDamage'; to: Fighter }
  | { do: 'gainActions'; actions: number }
  | { do: 'endTurn' }
  | { do: 'changeForm'; to?: string }
  | { do: 'pickForm' }
  | { do: 'gainCounter'; count: Amount }
  | { do: 'moveToken'; upTo: number; another?: true }
  | { do: 'relocateTokens'; count: number | 'any'; where: Spaces; under?: Fighter }
  | { do: 'pickSpace'; where: Spaces }
  | { do: 'summon'; named: string; where: Spaces }
  | { do: 'summonInPlace'; named: string }
  | { do: 'returnDefeated'; named: string; where: Spaces; takesOver?: true }
  | { do: 'returnFallen'; who: Fighter; health: number }
  | { do: 'leaveBoard'; who: Fighter }
  | { do: 'bonusAttack' }
  | { do: 'replaceYourCard' }
  | { do: 'replaceTheirCard' }
  | { do: 'nameNumber' }
  | { do: 'if'; cond: Condition; then: readonly Effect[]; else?: readonly Effect[] }
  | { do: 'may'; then: readonly Effect[]; else?: readonly Effect[] }
  | { do: 'pay'; price: Price; then: readonly Effect[] }
  | { do: 'payAnyNumber'; then: readonly Effect[] }
  | { do: 'choose'; count: number | 'done'; of: readonly (readonly Effect[])[] }
  | { do: 'opponent'; does: readonly Effect[] }
  | { do: 'eachOpponent'; does: readonly Effect[] }
  /** The opponent may do the one; if they do not, you do the other. */
  | { do: 'opponentMay'; then: readonly Effect[]; else: readonly Effect[] }
  /** A word of one hero's own, defined beside its deck. */
  | { do: 'own'; word: string; [detail: string]: unknown };

/** One printed effect: when it happens, what it says, and the item it asks for. */
export interface CardEffect {
  at: Timing;
  item?: string;
  does: readonly Effect[];
}

const at =
  (timing: Timing) =>
  (...does: Effect[]): CardEffect => ({ at: timing, does });
export const immediately = at('immediately');
export const duringCombat = at('duringCombat');
export const afterCombat = at('afterCombat');
export const scheme = at('scheme');
/** The same effect, marked with an item's symbol. */
export const withItem = (item: string, effect: CardEffect): CardEffect => ({ ...effect, item });

// Fighters
export const yourHero: Fighter = 'yourHero';
export const yourFighter: Fighter = 'yourFighter';
export const opposingFighter: Fighter = 'opposingFighter';
export const theirHero: Fighter = 'theirHero';
export const it: Fighter = 'it';
export const named = (name: string): Fighter & { named: string } => ({ named: name });

const group =
  (of: Group['of']) =>
  (...where: Filter[]): Group =>
    where.length ? { of, where } : { of };
export const fighters = group('fighters');
export const yourFighters = group('yourFighters');
export const friendlyFighters = group('friendlyFighters');
export const opposingFighters = group('opposingFighters');
export const combatants = group('combatants');
/** Your sidekicks of that name. */
export const all = (name: string, ...where: Filter[]): Group => group({ named: name })(...where);
export const one = (of: Group): Who => ({ one: of });
export const each = (of: Group): Who => ({ each: of });

export const adjacentTo = (who: Fighter): Filter & SpaceFilter => ({ is: 'adjacentTo', who });
export const inZoneOf = (who: Fighter): Filter & SpaceFilter => ({ is: 'inZoneOf', who });
export const otherThan = (who: Fighter): Filter => ({ is: 'otherThan', who });
export const onToken: Filter = { is: 'onToken' };
export const inPickedSpaces: Filter = { is: 'inPickedSpaces' };
export const movedThrough: Filter = { is: 'movedThrough' };

// Spaces
export const anySpace: Spaces = [];
export const empty: SpaceFilter = { is: 'empty' };
export const adjacentToPicked: SpaceFilter = { is: 'adjacentToPicked' };
export const withToken: SpaceFilter = { is: 'withToken' };
export const withoutToken: SpaceFilter = { is: 'withoutToken' };
export const thatSpace: SpaceFilter = { is: 'picked' };
export const space = (...filters: SpaceFilter[]): Spaces => filters;

// Amounts
export const upTo = <A extends Amount>(amount: A): { upTo: A } => ({ upTo: amount });
export const perCardInDiscard = (cards: Cards): Amount => ({ per: 'cardInDiscard', cards });
export const perFighter = (of: Group): Amount => ({ per: 'fighter', group: of });
export const perCounter: Amount = { per: 'counter' };
export const perZoneOf = (who: Fighter): Amount => ({ per: 'zoneOf', who });
export const thatMany: Amount = { per: 'done' };
export const combatDamageTaken: Amount = { per: 'combatDamage' };
export const boostOfThatCard: Amount = { the: 'boost', of: 'card' };
export const boostOfTheirCard: Amount = { the: 'boost', of: 'theirCard' };
export const printedValueOfTheirCard: Amount = { the: 'printedValue', of: 'theirCard' };
export const printedValueOfMainDefense: Amount = { the: 'printedValue', of: 'mainDefense' };
export const times = (n: number, of: Amount): Amount => ({ times: n, of });

// Conditions
export const youWon: Condition = { if: 'won' };
export const youLost: Condition = { if: 'lost' };
export const isHero = (who: Fighter): Condition => ({ if: 'isHero', who });
export const isThe = (who: Fighter, name: string): Condition => ({ if: 'isThe', who, named: name });
export const startedElsewhere = (who: Fighter): Condition => ({ if: 'startedElsewhere', who });
export const startedInAnotherZone = (who: Fighter): Condition => ({ if: 'startedInAnotherZone', who });
export const areAdjacent = (who: Fighter, to: Fighter): Condition => ({ if: 'adjacent', who, to });
export const isInZoneOf = (who: Fighter, of: Fighter): Condition => ({ if: 'inZoneOf', who, of });
export const isOnBoard = (who: Fighter): Condition => ({ if: 'onBoard', who });
export const isDefeated = (who: Fighter): Condition => ({ if: 'isDefeated', who });
export const healthAtMost = (who: Fighter, health: number): Condition => ({ if: 'healthAtMost', who, health });
export const isOnToken = (who: Fighter): Condition => ({ if: 'onToken', who });
export const startedOnToken = (who: Fighter): Condition => ({ if: 'startedOnToken', who });
export const inForm = (form: string): Condition => ({ if: 'inForm', form });
export const handIs = (cards: number): Condition => ({ if: 'handIs', cards });
export const attacking: Condition = { if: 'attacking' };
export const defending: Condition = { if: 'defending' };
export const theyPlayedACard: Condition = { if: 'theyPlayedACard' };
export const thisCardIsInPlay: Condition = { if: 'thisCardIsInPlay' };
export const valuesAreEqual: Condition = { if: 'valuesAreEqual' };
export const namedTheirPrintedValue: Condition = { if: 'namedTheirPrintedValue' };
export const actionNumber = (is: number): Condition => ({ if: 'actionNumber', is });
export const yourTurn: Condition = { if: 'yourTurn' };
export const atLeast = (than: number, amount: Amount): Condition => ({ if: 'atLeast', amount, than });
export const anyDefeated: Condition = { if: 'anyDefeated' };
export const wasDamaged = (who: Fighter): Condition => ({ if: 'wasDamaged', who });
export const cardWasPicked: Condition = { if: 'cardPicked' };
export const not = (that: Condition): Condition => ({ if: 'not', that });
export const allOf = (...of: Condition[]): Condition => ({ if: 'all', of });

// Moving
export const move = (who: Who, { upTo: distance }: { upTo: Amount }): Effect => ({ do: 'move', who, upTo: distance });
/** Movement that opposing fighters do not block. */
export const moveThrough = (who: Who, { upTo: distance }: { upTo: Amount }): Effect => ({ do: 'move', who, upTo: distance, through: true });
/** The same, remembering who was moved through. */
export const charge = (who: Who, { upTo: distance }: { upTo: Amount }): Effect => ({
  do: 'move',
  who,
  upTo: distance,
  through: true,
  tracked: true,
});
export const place = (who: Fighter, where: Spaces): Effect => ({ do: 'place', who, where });
export const swap = (who: Fighter, other: Fighter): Effect => ({ do: 'swap', who, with: other });
/** Swap, and the other one is your fighter for the rest of the combat. */
export const swapRoles = (who: Fighter, other: Fighter): Effect => ({ do: 'swap', who, with: other, takesOver: true });
export const pickSpace = (where: Spaces): Effect => ({ do: 'pickSpace', where });

// Health
export const damage = (who: Who, amount: Amount): Effect => ({ do: 'damage', who, amount });
export const recover = (who: Who, amount: Amount): Effect => ({ do: 'recover', who, amount });
export const setHealth = (who: Fighter, to: number): Effect => ({ do: 'setHealth', who, to });
export const defeat = (who: Fighter): Effect => ({ do: 'defeat', who });
export const preventCombatDamage: Effect = { do: 'preventCombatDamage' };
export const sendCombatDamage = (to: Fighter): Effect => ({ do: 'sendCombatDamage', to });

// Cards
export const draw = (cards: Amount): Effect => ({ do: 'draw', cards });
export const bothDraw = (cards: Amount): Effect => ({ do: 'bothDraw', cards });
export const discard = (cards: Amount): Effect => ({ do: 'discard', cards });
export const discardAnyNumber = (cards: Cards = {}): Effect => ({ do: 'discardAnyNumber', cards });
export const discardRandom = (cards: number): Effect => ({ do: 'discardRandom', cards });
export const discardTopOfDeck: Effect = { do: 'discardTop' };
export const turnTopOfDeck: Effect = { do: 'turnTop' };
export const lookAtTheirHand: Effect = { do: 'lookAtHand' };
export const pickFromTheirHand: Effect = { do: 'pickFromHand' };
export const theyDiscardThatCard: Effect = { do: 'discardPicked' };
export const putThatCardUnderTheirDeck: Effect = { do: 'putPickedUnder' };
export const putBack = (cards: number, where: 'top' | 'bottom'): Effect => ({ do: 'putBack', cards, where });
export const takeFromDiscard = (cards: Cards): Effect => ({ do: 'takeFromDiscard', cards });
export const takeAllFromDiscard = (cards: Cards): Effect => ({ do: 'takeFromDiscard', cards, all: true });
export const takeOneOfTheBoosts: Effect = { do: 'takeFromBoosts' };
export const takeTopOfDiscard: Effect = { do: 'takeTopOfDiscard' };
export const takeBackThisCard: Effect = { do: 'takeBack' };
/** Take the card so named from your discard pile, or search your deck for it and shuffle. */
export const search = (name: string): Effect => ({ do: 'search', name });

// Values and boosts
export const boost: Effect = { do: 'boost', card: 'yours' };
export const boostTwice: Effect = { do: 'boost', card: 'yours', times: 2 };
export const theyMayBoost: Effect = { do: 'boost', card: 'theirs' };
export const cancelTheirEffects: Effect = { do: 'cancel' };
export const valueBecomes = (to: Amount): Effect => ({ do: 'setValue', card: 'yours', to });
export const theirValueBecomes = (to: Amount): Effect => ({ do: 'setValue', card: 'theirs', to });
export const add = (amount: Amount): Effect => ({ do: 'addValue', amount });
export const addOrSubtractOne: Effect = { do: 'shiftValue' };
export const ignoreTheirValue: Effect = { do: 'ignoreValue', card: 'theirs' };
export const theirValueIsFixedAt = (to: number): Effect => ({ do: 'lockValue', card: 'theirs', to, against: 'cards' });
export const theirPrintedValueBecomes = (to: Amount): Effect => ({ do: 'setPrinted', card: 'theirs', to });
export const yourValuesAreFixedThisTurnAt = (to: number): Effect => ({ do: 'lockYourValues', to });

// The turn
export const gainActions = (actions: number): Effect => ({ do: 'gainActions', actions });
export const gainAction = gainActions(1);
export const endTurn: Effect = { do: 'endTurn' };

// Forms, counters, tokens, sidekicks
export const changeForm: Effect = { do: 'changeForm' };
export const becomeForm = (to: string): Effect => ({ do: 'changeForm', to });
export const pickForm: Effect = { do: 'pickForm' };
export const gainCounter = (count: Amount): Effect => ({ do: 'gainCounter', count });
export const moveToken = ({ upTo: distance }: { upTo: number }): Effect => ({ do: 'moveToken', upTo: distance });
export const moveAnotherToken = ({ upTo: distance }: { upTo: number }): Effect => ({ do: 'moveToken', upTo: distance, another: true });
export const relocateTokens = (count: number | 'any', where: Spaces): Effect => ({ do: 'relocateTokens', count, where });
/** The token the fighter stands on, if any. */
export const relocateTokenUnder = (under: Fighter, where: Spaces): Effect => ({ do: 'relocateTokens', count: 1, where, under });
export const summon = (name: string, where: Spaces): Effect => ({ do: 'summon', named: name, where });
export const summonInYourPlace = (name: string): Effect => ({ do: 'summonInPlace', named: name });
export const returnDefeated = (name: string, where: Spaces): Effect => ({ do: 'returnDefeated', named: name, where });
export const returnAsAttacker = (name: string, where: Spaces): Effect => ({ do: 'returnDefeated', named: name, where, takesOver: true });
export const returnFallen = (who: Fighter, health: number): Effect => ({ do: 'returnFallen', who, health });
export const leaveBoard = (who: Fighter): Effect => ({ do: 'leaveBoard', who });

// Combat
export const bonusAttack: Effect = { do: 'bonusAttack' };
export const replaceYourCard: Effect = { do: 'replaceYourCard' };
export const replaceTheirCard: Effect = { do: 'replaceTheirCard' };
export const nameNumber: Effect = { do: 'nameNumber' };

// Sentences about sentences
/** `when(youWon, draw(2))`: if you won, draw 2 cards. */
export const when = (cond: Condition, ...then: Effect[]): Effect => ({ do: 'if', cond, then });
export const whenElse = (cond: Condition, then: Effect[], otherwise: Effect[]): Effect => ({ do: 'if', cond, then, else: otherwise });
export const may = (...then: Effect[]): Effect => ({ do: 'may', then });
export const mayElse = (then: Effect[], otherwise: Effect[]): Effect => ({ do: 'may', then, else: otherwise });
export const cardsFromHand = (cards: number): Price => ({ pay: 'cards', cards });
export const fromCounter = (count: number): Price => ({ pay: 'counter', count });
export const damageTo = (who: Fighter, amount: number): Price => ({ pay: 'damage', who, amount });
/** You may pay the price; then the rest happens. */
export const mayPay = (price: Price, ...then: Effect[]): Effect => ({ do: 'pay', price, then });
export const payAnyNumber = (...then: Effect[]): Effect => ({ do: 'payAnyNumber', then });
export const chooseOne = (...of: Effect[][]): Effect => ({ do: 'choose', count: 1, of });
export const chooseDifferent = (count: number, ...of: Effect[][]): Effect => ({ do: 'choose', count, of });
export const chooseThatMany = (...of: Effect[][]): Effect => ({ do: 'choose', count: 'done', of });
export const opponent = (...does: Effect[]): Effect => ({ do: 'opponent', does });
export const eachOpponent = (...does: Effect[]): Effect => ({ do: 'eachOpponent', does });
export const opponentMay = (then: Effect[], otherwise: Effect[]): Effect => ({ do: 'opponentMay', then, else: otherwise });
export const own = (word: string, details: Record<string, unknown> = {}): Effect => ({ do: 'own', word, ...details });
