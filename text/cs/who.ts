/** Fighters, groups and spaces. */
import { END, isYou } from '../slavic/sentences.ts';
import { agreement, calling } from '../slavic/who.ts';
import { adjective, followed, inEveryCase, type Noun, type Shape } from './declension.ts';
import { COMBATANT, FIGHTER, HERO, SPACE, TOKEN } from './grammar.ts';
import { fighterNoun, heroNoun, tokenNoun } from './names.ts';
import { words } from './vocabulary.ts';

const agreeing = agreement({ inEveryCase, adjective });

export const { hero, fighter, said, pronoun, inZone, withWhom, token, group, manyOf, who, whom, spaces } = calling({
  words,
  inEveryCase,
  adjective,
  manyOf: ({ gender }): Shape => `${gender}s`,
  nouns: {
    fighter: FIGHTER,
    hero: HERO,
    theirHero: followed(HERO, ' protivníka'),
    friend: agreeing(['spojenecký'], FIGHTER),
    opposing: followed(FIGHTER, ' protivníka'),
    combatant: COMBATANT,
    space: SPACE,
    token: TOKEN,
  },
  agreeing: { your: 'váš', own: 'svůj', this: 'tento', one: 'jeden' },
  quantities: { every: 'každý', any: 'libovolný', otherOne: 'jiný', everyOther: 'další' },
  many: { from: 'z', others: 'ostatních ', own: 'svých', your: 'vašich', fighters: 'bojovníků', combatants: 'účastníků souboje' },
  opponents: ' protivníka',
  inZone: ['v', 'oblasti'],
  pronouns: { m: 'on|ho|mu|ním|jeho', f: 'ona|ji|jí|ní|její', n: 'ono|ho|mu|ním|jeho' },
  withWhat: (ins) => `s ${ins}`,
  onBoard: () => ' na bojišti',
  inCombat: (context) => () => (context.at === 'afterCombat' ? ' z tohoto souboje' : ' v tomto souboji'),
  whoPlayedThis: () => `, který zahrál tuto kartu${END}`,
  theirFighter: (after) => followed(FIGHTER, ` protivníka${after('nom')}`),
  isOwnWithoutName: true,
  isBriefOnceNamed: true,
  sidekick: (noun, own) => own(noun),
  names: { fighterNoun, heroNoun, tokenNoun },
  severalOf(of, others, genitive, context) {
    const isYours = typeof of === 'object' || of === 'yourFighters' || (of === 'opposingFighters' && !isYou(context));
    return `${others}${isYours ? 'vašich ' : of === 'friendlyFighters' ? 'spojeneckých ' : ''}${genitive}`;
  },
});

export const health = (whom: Noun): string => `${pronoun(whom).whose} ukazatel zdraví`;
