/** Cases, genders and numbers. */
const COMMON = ['nom', 'gen', 'dat', 'acc', 'ins'] as const;
type Common = (typeof COMMON)[number];
/** Five cases have the same name everywhere; the last one goes by `Last`. */
export type CaseOf<Last extends string> = Common | Last;
export type Gender = 'm' | 'f' | 'n';
export type FormsOf<Last extends string> = Readonly<Record<Common, string>> & Readonly<Record<Last, string>>;
export type NounOf<Last extends string> = FormsOf<Last> & {
  gender: Gender;
  animate?: true;
  plural?: FormsOf<Last>;
};

export function nouns<Last extends string>(last: Last) {
  type Case = CaseOf<Last>;
  type Forms = FormsOf<Last>;
  type Noun = NounOf<Last>;
  const CASES: readonly Case[] = [...COMMON, last];
  const inEveryCase = (say: (c: Case) => string): Forms => Object.fromEntries(CASES.map((c) => [c, say(c)])) as Forms;
  /** The forms of all cases, set apart by `|`; a single form stands for all. */
  function forms(text: string): Forms {
    const said = text.split('|');
    return inEveryCase((c) => said[CASES.indexOf(c)] ?? said[0]);
  }
  const noun = (gender: Gender, singular: string, plural?: string): Noun => ({
    ...forms(singular),
    gender,
    ...(plural === undefined ? {} : { plural: forms(plural) }),
  });
  /** A noun for someone: what agrees with it tells it apart from things. */
  const someone = (gender: Gender, singular: string, plural?: string): Noun => ({
    ...noun(gender, singular, plural),
    animate: true as const,
  });
  /** A name that does not change. */
  const fixed = (name: string, gender: Gender = 'm'): Noun => someone(gender, name);
  /** The same noun with something fixed after it: Harpy 2, a token of fog. */
  function followed(name: Noun, tail: string): Noun {
    const add = (all: Forms): Forms => inEveryCase((c) => `${all[c]}${tail}`);
    return { ...name, ...add(name), ...(name.plural ? { plural: add(name.plural) } : {}) };
  }
  return { CASES, inEveryCase, noun, someone, fixed, followed };
}

/** Several, or as much: a noun without a plural is a mass. */
export const several = <Last extends string>(noun: NounOf<Last>): FormsOf<Last> => noun.plural ?? noun;
