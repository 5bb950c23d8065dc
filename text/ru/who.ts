/** Fighters, groups and spaces. */
import type { Fighter, Filter, Group, SpaceFilter, Spaces, Who } from '@peerless/engine';
import type { Context } from '../language.ts';
import { formOfCard, isAbout, isNamed, isTheOthers } from '../sentence.ts';
import { adjective, CASES, type Case, followed, type Gender, type Noun, someone, withPreposition } from './declension.ts';
import { ALLY, END, FIGHTER, HERO, isYou, SPACE, TOKEN } from './grammar.ts';
import { fighterNoun, heroNoun, tokenNoun } from './names.ts';

/** A noun with words before it that agree, and words after it that may. */
function agreeing(before: readonly string[], head: Noun, after: (c: Case) => string = () => ''): Noun {
  const say = (c: Case) => [...before.map((word) => adjective(word, head.gender, c, head.animate)), head[c]].join(' ') + after(c);
  return { ...head, ...(Object.fromEntries(CASES.map((c) => [c, say(c)])) as Record<Case, string>) };
}
const OPPOSING = followed(FIGHTER, ' противника');
const THEIR_HERO = followed(HERO, ' противника');
const COMBATANT = someone(
  'm',
  'участник боя|участника боя|участнику боя|участника боя|участником боя|участнике боя',
  'участники боя|участников боя|участникам боя|участников боя|участниками боя|участниках боя',
);
/** What belongs to the speaker, said by "свой" except as a subject. */
const own = (head: Noun, context: Context, after?: (c: Case) => string): Noun => ({
  ...agreeing(['свой'], head, after),
  nom: `${isYou(context) ? `ваш ${head.nom}` : `${head.nom} противника`}${after?.('nom') ?? ''}`,
});

/** Which fighter of several is meant: the one in the combat. */
function inCombat(context: Context): (c: Case) => string {
  const participle = context.at === 'afterCombat' ? 'участвовавший' : 'участвующий';
  return (c) => `, ${adjective(participle, 'm', c, true)} в бою${END}`;
}
function yourFighter(context: Context, brief: boolean, isObject: boolean): Noun {
  if (context.at === 'scheme') return agreeing([], FIGHTER, (c) => `, ${adjective('разыгравший', 'm', c, true)} эту карту${END}`);
  const after = brief ? undefined : inCombat(context);
  return isObject ? own(FIGHTER, context, after) : agreeing(['ваш'], FIGHTER, after);
}
/** The hero whose card it is. */
export const hero = (context: Context): Noun => (context.hero ? heroNoun(context.hero.id, formOfCard(context)) : agreeing(['ваш'], HERO));
const yourHero = (context: Context): Noun => (context.owner === 'opponent' ? agreeing(['ваш'], HERO) : hero(context));

/** `brief` leaves out "в бою" where no other fighter can be meant; `isObject` stands where the speaker is the subject. */
export function fighter(who: Fighter, context: Context, brief = isNamed(who, context), isObject = false): Noun {
  if (typeof who === 'object') return who.named === context.hero?.id ? hero(context) : fighterNoun(who.named, context.hero?.id);
  const theirFighter = agreeing([], OPPOSING, brief ? undefined : inCombat(context));
  switch (who) {
    case 'yourHero':
      if (isObject && (!isYou(context) || context.owner === 'opponent')) return own(HERO, context);
      return isYou(context) ? yourHero(context) : THEIR_HERO;
    case 'theirHero':
      return isYou(context) ? THEIR_HERO : yourHero(context);
    case 'yourFighter':
      if (isYou(context)) return yourFighter(context, brief, isObject);
      return isObject ? own(FIGHTER, context, brief ? undefined : inCombat(context)) : theirFighter;
    case 'opposingFighter':
      return isYou(context) ? theirFighter : yourFighter(context, brief, false);
    case 'it':
      return agreeing(['этот'], FIGHTER);
  }
}
export const inZone = (who: Fighter, context: Context): string => {
  const whose = fighter(who, context);
  return isAbout(who, context) ? `в ${pronoun(whose).acc} зоне` : `в зоне ${whose.gen}`;
};

/** After a preposition the instrumental begins with "н". */
interface Pronoun {
  nom: string;
  acc: string;
  dat: string;
  ins: string;
}
const PRONOUNS: Record<Gender, Pronoun> = {
  m: { nom: 'он', acc: 'его', dat: 'ему', ins: 'ним' },
  f: { nom: 'она', acc: 'её', dat: 'ей', ins: 'ней' },
  n: { nom: 'оно', acc: 'его', dat: 'ему', ins: 'ним' },
};
export const pronoun = ({ gender }: Pick<Noun, 'gender'>): Pronoun => PRONOUNS[gender];
/** "с Алисой", or "с ней" where it is clear who that is. */
const withWhom = (who: Fighter, context: Context): string =>
  isAbout(who, context) ? `с ${pronoun(fighter(who, context)).ins}` : withPreposition(fighter(who, context).ins);

export const token = (context: Context): Noun => (context.hero?.tokens ? tokenNoun(context.hero.tokens.id, context.hero.id) : TOKEN);

function filter(by: Filter, head: Noun, c: Case, context: Context): string {
  switch (by.is) {
    case 'adjacentTo':
      return `, ${adjective('смежный', head.gender, c, head.animate)} ${withWhom(by.who, context)}${END}`;
    case 'inZoneOf':
      return ` ${inZone(by.who, context)}`;
    case 'otherThan':
      return `, кроме ${fighter(by.who, context).gen}${END}`;
    case 'onToken':
      return ` в ячейке ${withPreposition(token(context).ins)}`;
    case 'inPickedSpaces':
      return ' в выбранных ячейках';
    case 'movedThrough':
      return `, через ${head.gender === 'f' ? 'которую' : 'которого'} ${passed(context)}${END}`;
  }
}
const passed = (context: Context): string => (isYou(context) ? 'вы прошли' : 'он прошёл');
const filters = (group: Group, head: Noun, context: Context) => (c: Case) =>
  (group.where ?? [])
    .filter((by) => !isTheOthers(by))
    .map((by) => filter(by, head, c, context))
    .join('');

/** One member of a group, without a word of quantity. */
function member(of: Group['of'], context: Context): Noun {
  if (typeof of === 'object') return fighterNoun(of.named, context.hero?.id);
  switch (of) {
    case 'fighters':
      return FIGHTER;
    case 'yourFighters':
      return own(FIGHTER, context);
    case 'friendlyFighters':
      return ALLY;
    case 'opposingFighters':
      return isYou(context) ? OPPOSING : agreeing(['ваш'], FIGHTER);
    case 'combatants':
      return COMBATANT;
  }
}
/** "переместите каждого бойца на поле боя" would carry it there. */
const onBoard = (c: Case): string => (c === 'acc' ? `, находящегося на поле боя${END}` : ' на поле боя');
export function group(quantity: 'один' | 'каждый', all: Group, context: Context): Noun {
  const head = member(all.of, context);
  const tail = filters(all, head, context);
  const isOthers = all.where?.some(isTheOthers);
  const other = isOthers ? ['другой'] : [];
  const others = isOthers ? 'других ' : '';
  if (quantity === 'каждый') return agreeing(['каждый', ...other], head, all.of === 'fighters' && !all.where ? onBoard : tail);
  if (all.of === 'fighters') return agreeing(['любой', ...other], head, tail);
  if (all.of === 'combatants') return agreeing(['один'], { ...head, ...everyCase('') }, (c) => `из ${others}участников боя${tail(c)}`);
  if (all.of === 'yourFighters')
    return agreeing(
      ['один'],
      { ...head, ...everyCase('') },
      (c) =>
        `из ${c !== 'nom' ? 'своих ' : isYou(context) ? 'ваших ' : ''}${others}бойцов${c === 'nom' && !isYou(context) ? ' противника' : ''}${tail(c)}`,
    );
  return agreeing(['один', ...other], head, tail);
}
const everyCase = (text: string): Record<Case, string> => Object.fromEntries(CASES.map((c) => [c, text])) as Record<Case, string>;

/** Several, in the genitive: "бойцов противника в зоне Медузы". */
export function manyOf(all: Group, context: Context): string {
  const head = member(all.of, context);
  const others = all.where?.some(isTheOthers) ? 'других ' : '';
  const filters = (all.where ?? []).filter((by) => !isTheOthers(by)).map((by) => pluralFilter(by, context));
  return `${all.of === 'yourFighters' ? `ваших ${others}бойцов` : `${others}${(head.plural ?? head).gen}`}${filters.join('')}`;
}
function pluralFilter(by: Filter, context: Context): string {
  switch (by.is) {
    case 'adjacentTo':
      return `, смежных ${withWhom(by.who, context)}${END}`;
    case 'movedThrough':
      return `, через которых ${passed(context)}${END}`;
    default:
      return filter(by, FIGHTER, 'gen', context);
  }
}

/** Whom the speaker acts upon. */
export function who(who: Who, context: Context, brief?: boolean): Noun {
  if (typeof who === 'object' && 'one' in who) return group('один', who.one, context);
  if (typeof who === 'object' && 'each' in who) return group('каждый', who.each, context);
  return fighter(who, context, brief, true);
}
/** The same after a verb: "его", "ему", where it is clear who that is. */
export function whom(whom: Who, context: Context): { acc: string; dat: string } {
  const noun = who(whom, context);
  return isAbout(whom, context) ? pronoun(noun) : noun;
}

function spaceFilter(by: SpaceFilter, c: Case, context: Context): string {
  switch (by.is) {
    case 'empty':
    case 'picked':
      return '';
    case 'adjacentTo':
      return `, ${adjective('смежный', 'f', c)} ${withWhom(by.who, context)}${END}`;
    case 'inZoneOf':
      return isAbout(by.who, context) ? ` ${pronoun(fighter(by.who, context)).acc} зоны` : ` ${inZone(by.who, context)}`;
    case 'adjacentToPicked':
      return `, ${adjective('смежный', 'f', c)} с выбранной${END}`;
    case 'withToken':
      return ` ${withPreposition(token(context).ins)}`;
    case 'withoutToken':
      return ` без ${token(context).gen}`;
  }
}
export function spaces(where: Spaces, context: Context): Noun {
  const is = (word: SpaceFilter['is']) => where.some((by) => by.is === word);
  const before = [is('picked') ? 'этот' : 'любой', ...(is('empty') ? ['свободный'] : [])];
  return agreeing(before, SPACE, (c) => where.map((by) => spaceFilter(by, c, context)).join(''));
}
