/** Whether each thing has one name, wherever it is spoken of. */
import * as cs from './cs/forms.ts';
import { TITLES as CZECH_TITLES } from './cs/titles.ts';
import { FORMS as ENGLISH, type Thing } from './en/forms.ts';
import { TITLES as ENGLISH_TITLES } from './en/titles.ts';
import type { Lang } from './language.ts';
import * as ru from './ru/forms.ts';
import { TITLES as RUSSIAN_TITLES } from './ru/titles.ts';
import * as uk from './uk/forms.ts';
import { TITLES as UKRAINIAN_TITLES } from './uk/titles.ts';

/** The same thing said twice. */
export interface Told {
  where: string;
  english: string;
  said: string;
}
interface Names {
  FORMS: Record<Thing, RegExp>;
  RIVALS: Partial<Record<Thing, RegExp>>;
  GIVEN_UP: RegExp;
  titles: Record<string, string>;
}
type Foreign = Exclude<Lang, 'en'>;
const THINGS = Object.keys(ENGLISH) as Thing[];
const NAMES: Record<Foreign, Names> = {
  ru: { ...ru, titles: RUSSIAN_TITLES },
  uk: { ...uk, titles: UKRAINIAN_TITLES },
  cs: { ...cs, titles: CZECH_TITLES },
};
/** A title may say anything. */
function withoutTitles(text: string, titles: Record<string, string>): string {
  const longestFirst = Object.values(titles).sort((one, other) => other.length - one.length);
  return longestFirst.reduce((rest, title) => rest.replaceAll(title, '').replaceAll(title.replaceAll("'", '’'), ''), text);
}

/** Where a thing that English names goes by no form of its name, or by a word that was given up. */
export function strays(lang: Foreign, all: readonly Told[]): string[] {
  const { FORMS, RIVALS, GIVEN_UP, titles } = NAMES[lang];
  return all.flatMap(({ where, english, said }) => {
    const [here, there] = [withoutTitles(english, ENGLISH_TITLES), withoutTitles(said, titles)];
    const unnamed = THINGS.filter((thing) => ENGLISH[thing].test(here) && !FORMS[thing].test(there));
    const rivals = THINGS.flatMap((thing) => RIVALS[thing]?.exec(there)?.[0] ?? []);
    const slips = GIVEN_UP.exec(there)?.[0] ?? [];
    return [...unnamed.map((thing) => `does not name: ${thing}`), ...[rivals, slips].flat().map((word) => `says “${word}”`)].map(
      (fault) => `${where} ${fault} (${said})`,
    );
  });
}
