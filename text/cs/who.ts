/** Fighters, groups and spaces. */
import type { Fighter, Filter, Group, SpaceFilter, Spaces, Who } from '@peerless/engine';
import type { Context } from '../language.ts';
import { formOfCard, isAbout, isNamed, isTheOthers } from '../sentence.ts';
import { adjective, CASES, type Case, followed, type Gender, type Noun, someone } from './declension.ts';
import { END, FIGHTER, HERO, isYou, SPACE, TOKEN } from './grammar.ts';
import { fighterNoun, tokenNoun } from './names.ts';

/** A noun with words before it that agree, and words after it that may. */
function agreeing(before: readonly string[], head: Noun, after: (c: Case) => string = () => ''): Noun {
  const say = (c: Case) => [...before.map((word) => adjective(word, head.gender, c, head.animate)), head[c]].join(' ') + after(c);
  return { ...head, ...inEveryCase(say) };
}
const inEveryCase = (say: (c: Case) => string): Record<Case, string> =>
  Object.fromEntries(CASES.map((c) => [c, say(c)])) as Record<Case, string>;
const THEIR_HERO = followed(HERO, ' protivníka');
const COMBATANT = followed(
  someone(
    'm',
    'účastník|účastníka|účastníkovi|účastníka|účastníkem|účastníkovi',
    'účastníci|účastníků|účastníkům|účastníky|účastníky|účastnících',
  ),
  ' souboje',
);
/** What belongs to the speaker, said by "svůj" except as a subject. */
const own = (head: Noun, context: Context, after = ''): Noun => ({
  ...agreeing(['svůj'], head, () => after),
  nom: `${isYou(context) ? `${adjective('váš', head.gender, 'nom')} ${head.nom}` : `${head.nom} protivníka`}${after}`,
});

/** Which fighter of several is meant: the one in the combat. */
const inCombat = (context: Context): string => (context.at === 'afterCombat' ? ' z tohoto souboje' : ' v tomto souboji');
function yourFighter(context: Context, after: string, isObject: boolean): Noun {
  if (context.at === 'scheme') return followed(FIGHTER, `, který zahrál tuto kartu${END}`);
  return isObject ? own(FIGHTER, context, after) : agreeing(['váš'], FIGHTER, () => after);
}
/** The hero whose card it is, by the name of the form that the card asks for. */
export const hero = (context: Context): Noun =>
  context.hero ? fighterNoun(formOfCard(context) ?? context.hero.id, context.hero.id) : agreeing(['váš'], HERO);
/** Another hero's card does not know the name of yours. */
const isUnnamed = (context: Context): boolean => context.owner === 'opponent' || !context.hero;
const yourHero = (context: Context): Noun => (isUnnamed(context) ? agreeing(['váš'], HERO) : hero(context));

/** `brief` leaves out the combat where no other fighter can be meant; `isObject` stands where the speaker is the subject. */
export function fighter(who: Fighter, context: Context, brief = false, isObject = false): Noun {
  if (typeof who === 'object') return who.named === context.hero?.id ? hero(context) : fighterNoun(who.named, context.hero?.id);
  const after = brief || isNamed(who, context) || isAbout(who, context) ? '' : inCombat(context);
  if (isObject && isTheOneNamed(who, context)) return agreeing(['tento'], FIGHTER);
  const theirFighter = followed(FIGHTER, ` protivníka${after}`);
  switch (who) {
    case 'yourHero':
      if (isYou(context)) return isObject && isUnnamed(context) ? own(HERO, context) : yourHero(context);
      return isObject ? own(HERO, context) : THEIR_HERO;
    case 'theirHero':
      return isYou(context) ? THEIR_HERO : yourHero(context);
    case 'yourFighter':
      if (isYou(context)) return yourFighter(context, after, isObject);
      return isObject ? own(FIGHTER, context, after) : theirFighter;
    case 'opposingFighter':
      return isYou(context) ? theirFighter : yourFighter(context, after, false);
    case 'it':
      return agreeing(['tento'], FIGHTER);
  }
}
/** Was this fighter of the combat just named, and not the other one as well? */
const isTheOneNamed = (who: Fighter, context: Context): boolean =>
  (who === 'opposingFighter' && isNamed(who, context) && !isNamed('yourFighter', context)) ||
  (who === 'yourFighter' && isNamed(who, context) && !isNamed('opposingFighter', context));
/** "v oblasti Medúzy", "v její oblasti" after she has been named. */
export const inZone = (who: Fighter, context: Context): string =>
  isAbout(who, context) ? `v ${pronoun(fighter(who, context)).whose} oblasti` : `v oblasti ${fighter(who, context).gen}`;

interface Pronoun {
  nom: string;
  acc: string;
  dat: string;
  /** After a preposition. */
  ins: string;
  whose: string;
}
const PRONOUNS: Record<Gender, Pronoun> = {
  m: { nom: 'on', acc: 'ho', dat: 'mu', ins: 'ním', whose: 'jeho' },
  f: { nom: 'ona', acc: 'ji', dat: 'jí', ins: 'ní', whose: 'její' },
  n: { nom: 'ono', acc: 'ho', dat: 'mu', ins: 'ním', whose: 'jeho' },
};
export const pronoun = ({ gender }: Noun): Pronoun => PRONOUNS[gender];

export const token = (context: Context): Noun => (context.hero?.tokens ? tokenNoun(context.hero.tokens.id, context.hero.id) : TOKEN);

/** "s Alenkou", or "s ní" where it is clear who that is. */
const withWhom = (who: Fighter, context: Context): string => {
  const whom = fighter(who, context);
  return `s ${isAbout(who, context) ? pronoun(whom).ins : whom.ins}`;
};
function filter(by: Filter, head: Noun, c: Case, context: Context): string {
  switch (by.is) {
    case 'adjacentTo':
      return ` ${adjective('sousedící', head.gender, c, head.animate)} ${withWhom(by.who, context)}`;
    case 'inZoneOf':
      return ` ${inZone(by.who, context)}`;
    case 'otherThan':
      return isTheOthers(by) ? '' : ` kromě ${fighter(by.who, context).gen}`;
    case 'onToken':
      return ` na poli s ${token(context).ins}`;
    case 'inPickedSpaces':
      return ' na vybraných polích';
    case 'movedThrough':
      return `, přes ${head.gender === 'f' ? 'jejíž' : 'jehož'} pole vedl přesun${END}`;
  }
}
const filters = (group: Group, head: Noun, context: Context) => (c: Case) =>
  (group.where ?? []).map((by) => filter(by, head, c, context)).join('');

/** One member of a group, without a word of quantity. */
function member(of: Group['of'], context: Context): Noun {
  if (typeof of === 'object') return own(fighterNoun(of.named, context.hero?.id), context);
  switch (of) {
    case 'fighters':
      return FIGHTER;
    case 'yourFighters':
      return own(FIGHTER, context);
    case 'friendlyFighters':
      return agreeing(['spojenecký'], FIGHTER);
    case 'opposingFighters':
      return isYou(context) ? followed(FIGHTER, ' protivníka') : agreeing(['váš'], FIGHTER);
    case 'combatants':
      return COMBATANT;
  }
}
export function group(quantity: 'jeden' | 'každý', all: Group, context: Context): Noun {
  const head = member(all.of, context);
  const tail = filters(all, head, context);
  const isOthers = all.where?.some(isTheOthers);
  const other = (word: string) => (isOthers ? [word] : []);
  const others = isOthers ? 'ostatních ' : '';
  if (quantity === 'každý')
    return agreeing(['každý', ...other('další')], head, all.of === 'fighters' && !all.where ? () => ' na bojišti' : tail);
  if (all.of === 'fighters') return agreeing(['libovolný', ...other('jiný')], head, tail);
  if (all.of === 'combatants') return oneOf(head, () => `${others}účastníků souboje`, tail);
  if (all.of === 'yourFighters') return oneOf(head, (c) => ofOwn(c, `${others}bojovníků`, context), tail);
  return agreeing(['jeden', ...other('jiný')], head, tail);
}
const ofOwn = (c: Case, many: string, context: Context): string =>
  c !== 'nom' ? `svých ${many}` : isYou(context) ? `vašich ${many}` : `${many} protivníka`;
/** "jednoho ze svých bojovníků". */
const oneOf = (head: Noun, many: (c: Case) => string, tail: (c: Case) => string): Noun => ({
  ...head,
  ...inEveryCase((c) => `${adjective('jeden', head.gender, c, true)} z ${many(c)}${tail(c)}`),
});

/** Several, in the genitive: "bojovníků protivníka v oblasti Medúzy". */
export function manyOf(all: Group, context: Context): string {
  const head = member(all.of, context);
  const isYours = typeof all.of === 'object' || all.of === 'yourFighters' || (all.of === 'opposingFighters' && !isYou(context));
  const kind = isYours ? 'vašich ' : all.of === 'friendlyFighters' ? 'spojeneckých ' : '';
  const others = all.where?.some(isTheOthers) ? 'ostatních ' : '';
  return `${others}${kind}${(head.plural ?? head).gen}${(all.where ?? []).map((by) => pluralFilter(by, context)).join('')}`;
}
function pluralFilter(by: Filter, context: Context): string {
  switch (by.is) {
    case 'adjacentTo':
      return ` sousedících ${withWhom(by.who, context)}`;
    case 'movedThrough':
      return `, přes jejichž pole vedl přesun${END}`;
    default:
      return filter(by, FIGHTER, 'gen', context);
  }
}

/** Whom the speaker acts upon. */
export function who(who: Who, context: Context, brief = false): Noun {
  if (typeof who === 'object' && 'one' in who) return group('jeden', who.one, context);
  if (typeof who === 'object' && 'each' in who) return group('každý', who.each, context);
  return fighter(who, context, brief, true);
}

/** The same after a verb: "ho", "mu", where it is clear who that is. */
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
      return ` ${adjective('sousedící', 'n', c)} ${withWhom(by.who, context)}`;
    case 'inZoneOf':
      return ` ${inZone(by.who, context)}`;
    case 'adjacentToPicked':
      return ` ${adjective('sousedící', 'n', c)} s vybraným polem`;
    case 'withToken':
      return ` s ${token(context).ins}`;
    case 'withoutToken':
      return ` bez ${token(context).gen}`;
  }
}
export function spaces(where: Spaces, context: Context): Noun {
  const is = (word: SpaceFilter['is']) => where.some((by) => by.is === word);
  const before = [is('picked') ? 'tento' : 'libovolný', ...(is('empty') ? ['volný'] : [])];
  return agreeing(before, SPACE, (c) => where.map((by) => spaceFilter(by, c, context)).join(''));
}
