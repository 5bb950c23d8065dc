/** Fighters, groups and spaces. */
import { END, isYou } from '../slavic/sentences.ts';
import { agreement, calling } from '../slavic/who.ts';
import { adjective, type Case, followed, inEveryCase, withPreposition } from './declension.ts';
import { ALLY, COMBATANT, FIGHTER, HERO, SPACE, TOKEN } from './grammar.ts';
import { fighterNoun, heroNoun, tokenNoun } from './names.ts';
import { words } from './vocabulary.ts';

const OPPOSING = followed(FIGHTER, ' противника');
const agreeing = agreement({ inEveryCase, adjective });
/** "…, участвующего в бою": a participle agrees. */
const participle = (word: string, rest: string) => (c: Case) => `, ${adjective(word, 'm', c, true)} ${rest}${END}`;

export const { hero, fighter, said, pronoun, inZone, withWhom, token, group, manyOf, who, whom, spaces } = calling({
  words,
  inEveryCase,
  adjective,
  manyOf: () => 'plural' as const,
  nouns: {
    fighter: FIGHTER,
    hero: HERO,
    theirHero: followed(HERO, ' противника'),
    friend: ALLY,
    opposing: OPPOSING,
    combatant: COMBATANT,
    space: SPACE,
    token: TOKEN,
  },
  agreeing: { your: 'ваш', own: 'свой', this: 'этот', one: 'один' },
  quantities: { every: 'каждый', any: 'любой', otherOne: 'другой', everyOther: 'другой' },
  many: { from: 'из', others: 'других ', own: 'своих', your: 'ваших', fighters: 'бойцов', combatants: 'участников боя' },
  opponents: ' противника',
  inZone: ['в', 'зоне'],
  pronouns: { m: 'он|его|ему|ним|его', f: 'она|её|ей|ней|её', n: 'оно|его|ему|ним|его' },
  withWhat: withPreposition,
  /** "переместите каждого бойца на поле боя" would carry it there. */
  onBoard: (c) => (c === 'acc' ? `, находящегося на поле боя${END}` : ' на поле боя'),
  inCombat: ({ at }) => participle(at === 'afterCombat' ? 'участвовавший' : 'участвующий', 'в бою'),
  whoPlayedThis: participle('разыгравший', 'эту карту'),
  theirFighter: (after) => agreeing([], OPPOSING, after),
  isOwnWithoutName: false,
  isBriefOnceNamed: false,
  sidekick: (noun) => noun,
  names: { fighterNoun, heroNoun, tokenNoun },
  severalOf: (of, others, genitive) => (of === 'yourFighters' ? `ваших ${others}бойцов` : `${others}${genitive}`),
});

/** Who went through a space. */
export const passed = (context: Parameters<typeof isYou>[0]): string => (isYou(context) ? 'вы прошли' : 'он прошёл');
