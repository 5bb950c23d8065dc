/** Fighters, groups and spaces. */
import type { Context } from '../language.ts';
import { END, isYou } from '../slavic/sentences.ts';
import { agreement, calling } from '../slavic/who.ts';
import { adjective, followed, inEveryCase, type Noun } from './declension.ts';
import { COMBATANT, FIGHTER, HERO, SPACE, TOKEN } from './grammar.ts';
import { fighterNoun, heroNoun, tokenNoun } from './names.ts';
import { words } from './vocabulary.ts';

const agreeing = agreement({ inEveryCase, adjective });
const SEVERAL = { yourFighters: 'ваших ', friendlyFighters: 'дружніх ' };

export const { hero, fighter, said, pronoun, inZone, withWhom, token, group, manyOf, who, whom, spaces } = calling({
  words,
  inEveryCase,
  adjective,
  manyOf: () => 'plural' as const,
  nouns: {
    fighter: FIGHTER,
    hero: HERO,
    theirHero: followed(HERO, ' суперника'),
    friend: agreeing(['дружній'], FIGHTER),
    opposing: agreeing(['ворожий'], FIGHTER),
    combatant: COMBATANT,
    space: SPACE,
    token: TOKEN,
  },
  agreeing: { your: 'ваш', own: 'свій', this: 'цей', one: 'один' },
  quantities: { every: 'кожен', any: 'будь-який', otherOne: 'інший', everyOther: 'інший' },
  many: { from: 'з', others: 'інших ', own: 'своїх', your: 'ваших', fighters: 'бійців', combatants: 'учасників бою' },
  opponents: ' суперника',
  inZone: ['в', 'зоні'],
  pronouns: { m: 'він|його|йому|ним|його', f: 'вона|її|їй|нею|її', n: 'воно|його|йому|ним|його' },
  withWhat: (ins) => `з ${ins}`,
  onBoard: () => ' на полі бою',
  inCombat: (context) => () => `, який ${context.at === 'afterCombat' ? 'брав' : 'бере'} участь у бою${END}`,
  whoPlayedThis: () => `, який розіграв цю карту${END}`,
  theirFighter: () => agreeing(['ворожий'], COMBATANT),
  isOwnWithoutName: false,
  isBriefOnceNamed: true,
  sidekick: (noun) => noun,
  names: { fighterNoun, heroNoun, tokenNoun },
  severalOf(of, others, genitive, context) {
    const opposing = isYou(context) ? 'ворожих ' : 'ваших ';
    const kind = of === 'opposingFighters' ? opposing : (SEVERAL[of as keyof typeof SEVERAL] ?? '');
    return `${kind}${others}${genitive}`;
  },
});

export const passed = (context: Context): string => (isYou(context) ? 'ви пройшли' : 'пройшов суперник');
/** "вашим бійцем у цьому бою". */
export const inTheCombat = (context: Context): string => `${isYou(context) ? 'вашим бійцем' : 'бійцем суперника'} в цьому бою`;
export const health = (whom: Noun): string => `${pronoun(whom).whose} лічильник здоров’я`;
