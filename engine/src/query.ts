/** What the words of a sentence refer to, read off the game at the moment they are reached. */
import { occupiedMeansStaying } from './amended.ts';
import { boostValue } from './cards.ts';
import type { Combat, Frame, Game, Side } from './game.ts';
import { sideOf } from './game.ts';
import { kindOf } from './knowledge.ts';
import { matchOf } from './match.ts';
import { isAdjacent, isSameZone, occupant } from './movement.ts';
import { areAllies, isOnBoard } from './seats.ts';
import type { Amount, Cards, Condition, Fighter, Filter, Group, SpaceFilter, Spaces, Who } from './words.ts';

export const combatOf = (game: Game): Combat => game.combats[game.combats.length - 1];
export const yourSide = (game: Game, frame: Frame): Side | undefined =>
  frame.side < 0 || !game.combats.length ? undefined : sideOf(combatOf(game), frame.side);
export const theirSide = (game: Game, frame: Frame): Side | undefined =>
  frame.side < 0 || !game.combats.length ? undefined : sideOf(combatOf(game), 1 - frame.side);

/** The fighter a word means; −1 if there is none. It may be off the board. */
export function fighterOf(game: Game, frame: Frame, who: Fighter): number {
  const match = matchOf(game);
  switch (who) {
    case 'it':
      return frame.it;
    case 'yourHero':
      return match.heroOf[frame.you];
    case 'theirHero':
      return frame.them >= 0 ? match.heroOf[frame.them] : -1;
    case 'yourFighter':
      return yourSide(game, frame)?.fighter ?? frame.me;
    case 'opposingFighter':
      return theirSide(game, frame)?.fighter ?? -1;
    default:
      return match.fightersOf[frame.you].find((f) => match.fighters[f].id === who.named) ?? -1;
  }
}
const spaceOf = (game: Game, frame: Frame, who: Fighter): number => {
  const fighter = fighterOf(game, frame, who);
  return fighter < 0 ? -1 : game.space[fighter];
};

/** The fighters of a group that are on the board. */
export function members(game: Game, frame: Frame, group: Group): number[] {
  const match = matchOf(game);
  const found: number[] = [];
  for (let f = 0; f < game.space.length; f++) {
    if (
      game.space[f] >= 0 &&
      belongs(game, frame, group, f, match.fighters[f].seat, match.fighters[f].id) &&
      (!group.where || fits(game, frame, group.where, f))
    )
      found.push(f);
  }
  return found;
}
function belongs(game: Game, frame: Frame, group: Group, fighter: number, seat: number, id: string): boolean {
  switch (group.of) {
    case 'fighters':
      return true;
    case 'yourFighters':
      return seat === frame.you;
    case 'friendlyFighters':
      return areAllies(game, seat, frame.you);
    case 'opposingFighters':
      return !areAllies(game, seat, frame.you);
    case 'combatants':
      return fighter === yourSide(game, frame)?.fighter || fighter === theirSide(game, frame)?.fighter;
    default:
      return seat === frame.you && id === group.of.named;
  }
}
function fits(game: Game, frame: Frame, filters: readonly Filter[], fighter: number): boolean {
  const at = game.space[fighter];
  return filters.every((filter) => {
    switch (filter.is) {
      case 'adjacentTo':
        return isAdjacent(game, spaceOf(game, frame, filter.who), at);
      case 'inZoneOf':
        return isSameZone(game, spaceOf(game, frame, filter.who), at);
      case 'otherThan':
        return fighter !== fighterOf(game, frame, filter.who);
      case 'onToken':
        return game.seats[frame.you].tokens.includes(at);
      case 'inPickedSpaces':
        return at === frame.space || at === frame.space2;
      case 'movedThrough':
        return (frame.passed & (1 << fighter)) !== 0;
    }
  });
}

/** The fighters a word means that are on the board; `one(…)` means whoever was picked. */
export function targets(game: Game, frame: Frame, who: Who): number[] {
  if (typeof who === 'object' && 'each' in who) return members(game, frame, who.each);
  const fighter = typeof who === 'object' && 'one' in who ? frame.it : fighterOf(game, frame, who);
  return isOnBoard(game, fighter) ? [fighter] : [];
}

/** Where a fighter on the board may be placed: the empty spaces that meet a description, and its own if it may stay. */
export function spacesFor(game: Game, frame: Frame, where: Spaces, fighter: number): number[] {
  const own = game.space[fighter];
  const fitting = spacesThat(game, frame, where);
  const free = fitting.filter((space) => occupant(game, space) < 0);
  const mayStay = occupiedMeansStaying(game) ? free.length < fitting.length : fitting.includes(own);
  return mayStay ? [...free, own].sort((a, b) => a - b) : free;
}
/** Empty spaces that meet a description; so is that of a fighter who is lifted. */
export function freeSpaces(game: Game, frame: Frame, where: Spaces, lifted = -1): number[] {
  const about = where.filter(({ is }) => is !== 'empty');
  return spacesThat(game, frame, about).filter((space) => occupant(game, space) < 0 || space === game.space[lifted]);
}
/** Spaces that meet a description, occupied or not. */
export function spacesThat(game: Game, frame: Frame, where: Spaces): number[] {
  const found: number[] = [];
  for (let space = 0; space < matchOf(game).board.count; space++)
    if (where.every((filter) => meets(game, frame, filter, space))) found.push(space);
  return found;
}
function meets(game: Game, frame: Frame, filter: SpaceFilter, space: number): boolean {
  switch (filter.is) {
    case 'empty':
      return occupant(game, space) < 0;
    case 'inZoneOf':
      return isSameZone(game, spaceOf(game, frame, filter.who), space);
    case 'adjacentTo':
      return isAdjacent(game, spaceOf(game, frame, filter.who), space);
    case 'adjacentToPicked':
      return isAdjacent(game, frame.space, space);
    case 'withToken':
      return game.seats[frame.you].tokens.includes(space);
    case 'withoutToken':
      return !game.seats[frame.you].tokens.includes(space);
    case 'picked':
      return space === frame.space;
  }
}

/** Does a kind of card answer to a description? */
export function isAmong(game: Game, cards: Cards, kind: number): boolean {
  const { card } = matchOf(game).kinds[kind];
  return (
    (cards.tag === undefined || (card.tags?.includes(cards.tag) ?? false)) &&
    (cards.name === undefined || card.id === cards.name) &&
    (cards.by === undefined || card.by === cards.by)
  );
}

export function amountOf(game: Game, frame: Frame, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if ('times' in amount) return amount.times * amountOf(game, frame, amount.of);
  if ('the' in amount) return numberOn(game, frame, amount);
  switch (amount.per) {
    case 'cardInDiscard':
      return game.seats[frame.you].discard.filter((card) => isAmong(game, amount.cards, kindOf(card))).length;
    case 'fighter':
      return members(game, frame, amount.group).length;
    case 'counter':
      return game.seats[frame.you].counter;
    case 'zoneOf':
      return zonesAt(game, spaceOf(game, frame, amount.who));
    case 'done':
      return frame.n;
    case 'combatDamage':
      return game.combats.length ? combatOf(game).dealt : 0;
  }
}
function numberOn(game: Game, frame: Frame, amount: Extract<Amount, { the: string }>): number {
  if (amount.the === 'boost') {
    if (amount.of === 'card') return frame.card < 0 ? 0 : boostValue(game, frame.card);
    const theirs = theirSide(game, frame);
    return theirs && theirs.card >= 0 ? boostValue(game, kindOf(theirs.card)) : 0;
  }
  if (amount.of === 'mainDefense') return Math.max(0, combatOf(game).mainDefense);
  const theirs = theirSide(game, frame);
  return theirs && theirs.card >= 0 ? theirs.printed : 0;
}
/** */
function zonesAt(game: Game, space: number): number {
  let zones = space < 0 ? 0 : matchOf(game).board.zones[space];
  let count = 0;
  for (; zones; zones &= zones - 1) count++;
  return count;
}

export function holds(game: Game, frame: Frame, cond: Condition): boolean {
  switch (cond.if) {
    case 'won':
      return combatOf(game).winner === frame.side;
    case 'lost':
      return combatOf(game).winner === 1 - frame.side;
    case 'isHero': {
      const fighter = fighterOf(game, frame, cond.who);
      return fighter >= 0 && matchOf(game).fighters[fighter].isHero;
    }
    case 'isThe': {
      const info = matchOf(game).fighters[fighterOf(game, frame, cond.who)];
      return info !== undefined && info.id === cond.named && info.seat === frame.by;
    }
    case 'startedElsewhere': {
      const fighter = fighterOf(game, frame, cond.who);
      return isOnBoard(game, fighter) && game.turnStart[fighter] >= 0 && game.turnStart[fighter] !== game.space[fighter];
    }
    case 'startedInAnotherZone': {
      const fighter = fighterOf(game, frame, cond.who);
      return isOnBoard(game, fighter) && game.turnStart[fighter] >= 0 && !isSameZone(game, game.turnStart[fighter], game.space[fighter]);
    }
    case 'adjacent':
      return isAdjacent(game, spaceOf(game, frame, cond.who), spaceOf(game, frame, cond.to));
    case 'inZoneOf':
      return isSameZone(game, spaceOf(game, frame, cond.who), spaceOf(game, frame, cond.of));
    case 'onBoard':
      return isOnBoard(game, fighterOf(game, frame, cond.who));
    case 'isDefeated': {
      const fighter = fighterOf(game, frame, cond.who);
      return fighter >= 0 && game.health[fighter] === 0;
    }
    case 'healthAtMost': {
      const fighter = fighterOf(game, frame, cond.who);
      return isOnBoard(game, fighter) && game.health[fighter] <= cond.health;
    }
    default:
      return holdsOtherwise(game, frame, cond);
  }
}
/** Conditions that are not about one fighter's whereabouts or health. */
function holdsOtherwise(game: Game, frame: Frame, cond: Condition): boolean {
  switch (cond.if) {
    case 'onToken': {
      const at = spaceOf(game, frame, cond.who);
      return at >= 0 && game.seats[frame.you].tokens.includes(at);
    }
    case 'startedOnToken':
      return game.seats[frame.you].startedOnToken === 1;
    case 'inForm':
      return matchOf(game).heroes[frame.you].forms?.[game.seats[frame.you].form] === cond.form;
    case 'handIs':
      return game.seats[frame.you].hand.length === cond.cards;
    case 'attacking':
      return frame.side === 0;
    case 'defending':
      return frame.side === 1;
    case 'theyPlayedACard':
      return (theirSide(game, frame)?.card ?? -1) >= 0;
    case 'thisCardIsInPlay':
      return (yourSide(game, frame)?.card ?? -1) >= 0;
    case 'valuesAreEqual': {
      const mine = yourSide(game, frame);
      const theirs = theirSide(game, frame);
      return !!mine && !!theirs && mine.card >= 0 && theirs.card >= 0 && mine.final === theirs.final;
    }
    case 'namedTheirPrintedValue': {
      const theirs = theirSide(game, frame);
      return !!theirs && theirs.card >= 0 && yourSide(game, frame)!.named === theirs.printed;
    }
    case 'actionNumber':
      return game.active === frame.you && game.actionNumber === cond.is;
    case 'yourTurn':
      return game.active === frame.you;
    case 'atLeast':
      return amountOf(game, frame, cond.amount) >= cond.than;
    case 'anyDefeated':
      return frame.felled > 0;
    case 'wasDamaged': {
      const fighter = fighterOf(game, frame, cond.who);
      return fighter >= 0 && (frame.struck & (1 << fighter)) !== 0;
    }
    case 'cardPicked':
      return frame.card >= 0;
    case 'not':
      return !holds(game, frame, cond.that);
    case 'all':
      return cond.of.every((each) => holds(game, frame, each));
    default:
      throw new Error(`unknown condition ${(cond as { if: string }).if}`);
  }
}
