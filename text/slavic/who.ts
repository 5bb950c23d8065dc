/** Fighters, groups and spaces. */
import type { Fighter, Group, Spaces, Who } from '@peerless/engine';
import type { Context } from '../language.ts';
import { formOfCard, isAbout, isNamed, isTheOthers, narrowing } from '../sentence.ts';
import type { PlaceText, Words } from '../words.ts';
import { type CaseOf, type FormsOf, type Gender, type NounOf, several } from './nouns.ts';
import { isYou } from './sentences.ts';

/** What a word after a fighter must agree with. */
export interface Agreement<Case, Shape> {
  shape: Shape;
  c: Case;
  animate: boolean | undefined;
}
export type SlavicWords<Last extends string, Shape> = Words<NounOf<Last>, CaseOf<Last>, Agreement<CaseOf<Last>, Shape>>;

/** After a preposition the instrumental is longer. */
export interface Pronoun {
  nom: string;
  acc: string;
  dat: string;
  ins: string;
  whose: string;
}
type After<Case> = (c: Case) => string;

export interface Calling<Last extends string, Shape> {
  words: Pick<SlavicWords<Last, Shape>, 'filters' | 'places'>;
  inEveryCase(say: After<CaseOf<Last>>): FormsOf<Last>;
  adjective(word: string, shape: Gender, c: CaseOf<Last>, animate?: boolean): string;
  manyOf(head: NounOf<Last>): Shape;
  nouns: Readonly<Record<'fighter' | 'hero' | 'theirHero' | 'friend' | 'opposing' | 'combatant' | 'space' | 'token', NounOf<Last>>>;
  agreeing: Readonly<Record<'your' | 'own' | 'this' | 'one', string>>;
  quantities: Readonly<Record<'every' | 'any' | 'otherOne' | 'everyOther', string>>;
  /** Genitives of several, and what they are introduced by. */
  many: Readonly<Record<'from' | 'others' | 'own' | 'your' | 'fighters' | 'combatants', string>>;
  opponents: string;
  inZone: readonly [string, string];
  /** Nominative, accusative, dative, instrumental after a preposition, and whose. */
  pronouns: Readonly<Record<Gender, string>>;
  withWhat(ins: string): string;
  onBoard: After<CaseOf<Last>>;
  inCombat(context: Context): After<CaseOf<Last>>;
  whoPlayedThis: After<CaseOf<Last>>;
  theirFighter(after: After<CaseOf<Last>>): NounOf<Last>;
  /** Is a hero without a name one's own where the speaker is the subject? */
  isOwnWithoutName: boolean;
  /** Does a fighter just named need no telling apart, and goes by "this fighter" in the end? */
  isBriefOnceNamed: boolean;
  sidekick(noun: NounOf<Last>, own: (noun: NounOf<Last>) => NounOf<Last>): NounOf<Last>;
  names: {
    fighterNoun(id: string, hero?: string): NounOf<Last>;
    heroNoun(hero: string, form?: string): NounOf<Last>;
    tokenNoun(id: string, hero?: string): NounOf<Last>;
  };
  severalOf(of: Group['of'], others: string, genitive: string, context: Context): string;
}

/** A noun with words before it that agree, and words after it that may. */
export const agreement =
  <Last extends string>({ inEveryCase, adjective }: Pick<Calling<Last, never>, 'inEveryCase' | 'adjective'>) =>
  (before: readonly string[], head: NounOf<Last>, after: After<CaseOf<Last>> = () => ''): NounOf<Last> => ({
    ...head,
    ...inEveryCase((c) => [...before.map((word) => adjective(word, head.gender, c, head.animate)), head[c]].join(' ') + after(c)),
  });

export function calling<Last extends string, Shape>(language: Calling<Last, Shape>) {
  type Case = CaseOf<Last>;
  type Noun = NounOf<Last>;
  const { words, adjective, inEveryCase, nouns, many, names } = language;
  const say = { ...language.agreeing, ...language.quantities };
  const agreeing = agreement(language);
  const nothing: After<Case> = () => '';

  /** What belongs to the speaker, said by "one's own" except as a subject. */
  const own = (head: Noun, context: Context, after: After<Case> = nothing): Noun => ({
    ...agreeing([say.own], head, after),
    nom: `${isYou(context) ? `${adjective(say.your, head.gender, 'nom')} ${head.nom}` : `${head.nom}${language.opponents}`}${after('nom')}`,
  });
  const your = (head: Noun, after?: After<Case>): Noun => agreeing([say.your], head, after);
  function yourFighter(context: Context, after: After<Case>, isObject: boolean): Noun {
    if (context.at === 'scheme') return agreeing([], nouns.fighter, language.whoPlayedThis);
    return isObject ? own(nouns.fighter, context, after) : your(nouns.fighter, after);
  }
  /** The hero whose card it is. */
  const hero = (context: Context): Noun => (context.hero ? names.heroNoun(context.hero.id, formOfCard(context)) : your(nouns.hero));
  const yourHero = (context: Context): Noun => (context.owner === 'opponent' ? your(nouns.hero) : hero(context));
  const isUnnamed = (context: Context): boolean => context.owner === 'opponent' || (language.isOwnWithoutName && !context.hero);
  /** Was this fighter of the combat just named, and not the other one as well? */
  function isTheOneNamed(who: Fighter, context: Context): boolean {
    const other = { yourFighter: 'opposingFighter', opposingFighter: 'yourFighter' }[String(who)] as Fighter | undefined;
    return language.isBriefOnceNamed && other !== undefined && isNamed(who, context) && !isNamed(other, context);
  }
  /** `brief` leaves out the combat where no other fighter can be meant; `isObject` stands where the speaker is the subject. */
  function fighter(who: Fighter, context: Context, brief = false, isObject = false): Noun {
    if (typeof who === 'object') return who.named === context.hero?.id ? hero(context) : names.fighterNoun(who.named, context.hero?.id);
    const isBrief = brief || isNamed(who, context) || (language.isBriefOnceNamed && isAbout(who, context));
    const after = isBrief ? nothing : language.inCombat(context);
    if (isObject && isTheOneNamed(who, context)) return agreeing([say.this], nouns.fighter);
    switch (who) {
      case 'yourHero':
        if (isObject && (!isYou(context) || isUnnamed(context))) return own(nouns.hero, context);
        return isYou(context) ? yourHero(context) : nouns.theirHero;
      case 'theirHero':
        return isYou(context) ? nouns.theirHero : yourHero(context);
      case 'yourFighter':
        if (isYou(context)) return yourFighter(context, after, isObject);
        return isObject ? own(nouns.fighter, context, after) : language.theirFighter(after);
      case 'opposingFighter':
        return isYou(context) ? language.theirFighter(after) : yourFighter(context, after, false);
      case 'it':
        return agreeing([say.this], nouns.fighter);
    }
  }
  function pronoun({ gender }: Pick<Noun, 'gender'>): Pronoun {
    const [nom, acc, dat, ins, whose] = language.pronouns[gender].split('|');
    return { nom, acc, dat, ins, whose };
  }
  /** "in Medusa's zone", "in her zone" after she has been named. */
  function inZone(who: Fighter, context: Context): string {
    const [within, zone] = language.inZone;
    const whose = fighter(who, context);
    return isAbout(who, context) ? `${within} ${pronoun(whose).whose} ${zone}` : `${within} ${zone} ${whose.gen}`;
  }
  /** "with Alice", or "with her" where it is clear who that is. */
  const withWhom = (who: Fighter, context: Context): string => {
    const whom = fighter(who, context);
    return language.withWhat(isAbout(who, context) ? pronoun(whom).ins : whom.ins);
  };
  const token = (context: Context): Noun => (context.hero?.tokens ? names.tokenNoun(context.hero.tokens.id, context.hero.id) : nouns.token);

  const filters = (group: Group, context: Context, of: Agreement<Case, Shape>): string =>
    narrowing(group)
      .map((by) => words.filters[by.is](by as never, context, of))
      .join('');
  /** One member of a group, without a word of quantity. */
  function member(of: Group['of'], context: Context): Noun {
    if (typeof of === 'object') return language.sidekick(names.fighterNoun(of.named, context.hero?.id), (noun) => own(noun, context));
    switch (of) {
      case 'fighters':
        return nouns.fighter;
      case 'yourFighters':
        return own(nouns.fighter, context);
      case 'friendlyFighters':
        return nouns.friend;
      case 'opposingFighters':
        return isYou(context) ? nouns.opposing : your(nouns.fighter);
      case 'combatants':
        return nouns.combatant;
    }
  }
  /** "one of your own fighters". */
  const oneOf = (head: Noun, of: After<Case>, tail: After<Case>): Noun => ({
    ...head,
    ...inEveryCase((c) => `${adjective(say.one, head.gender, c, true)} ${many.from} ${of(c)}${tail(c)}`),
  });
  const ofOwn = (c: Case, all: string, context: Context): string =>
    c !== 'nom' ? `${many.own} ${all}` : isYou(context) ? `${many.your} ${all}` : `${all}${language.opponents}`;
  function group(quantity: 'one' | 'every', all: Group, context: Context): Noun {
    const head = member(all.of, context);
    const tail: After<Case> = (c) => filters(all, context, { shape: head.gender as Shape, c, animate: head.animate });
    const isOthers = all.where?.some(isTheOthers);
    const other = (word: string) => (isOthers ? [word] : []);
    const others = isOthers ? many.others : '';
    const isAll = all.of === 'fighters' && !all.where;
    if (quantity === 'every') return agreeing([say.every, ...other(say.everyOther)], head, isAll ? language.onBoard : tail);
    if (all.of === 'fighters') return agreeing([say.any, ...other(say.otherOne)], head, tail);
    if (all.of === 'combatants') return oneOf(head, () => `${others}${many.combatants}`, tail);
    if (all.of === 'yourFighters') return oneOf(head, (c) => ofOwn(c, `${others}${many.fighters}`, context), tail);
    return agreeing([say.one, ...other(say.otherOne)], head, tail);
  }
  /** Several, in the genitive: "opposing fighters in Medusa's zone". */
  function manyOf(all: Group, context: Context): string {
    const head = member(all.of, context);
    const others = all.where?.some(isTheOthers) ? many.others : '';
    const of: Agreement<Case, Shape> = { shape: language.manyOf(head), c: 'gen', animate: head.animate };
    return `${language.severalOf(all.of, others, several(head).gen, context)}${filters(all, context, of)}`;
  }

  /** Whom the speaker acts upon. */
  function who(who: Who, context: Context, brief = false): Noun {
    if (typeof who === 'object' && 'one' in who) return group('one', who.one, context);
    if (typeof who === 'object' && 'each' in who) return group('every', who.each, context);
    return fighter(who, context, brief, true);
  }
  return {
    hero,
    fighter,
    /** The same where no other fighter can be meant. */
    said: (whom: Fighter, context: Context): Noun => fighter(whom, context, true),
    pronoun,
    inZone,
    withWhom,
    token,
    group,
    manyOf,
    who,
    /** The same after a verb: "him", where it is clear who that is. */
    whom(whom: Who, context: Context): { acc: string; dat: string } {
      const noun = who(whom, context);
      return isAbout(whom, context) ? pronoun(noun) : noun;
    },
    spaces(where: Spaces, context: Context): Noun {
      const said = where.map((by) => words.places[by.is] as PlaceText<never, Case>);
      const which = said.find((by) => by.which)?.which ?? say.any;
      return agreeing([which, ...new Set(said.flatMap(({ quality = [] }) => quality))], nouns.space, (c) =>
        said.map(({ says }, i) => says?.(where[i] as never, context, c) ?? '').join(''),
      );
    },
  };
}
