/** Whether each thing has one name, wherever it is spoken of. */
import { knownHeroes } from '@peerless/engine';
import { FORMS as ENGLISH, type Thing } from './en/forms.ts';
import type { Lang } from './language.ts';
import * as forms from './lists/forms.ts';
import { LANGUAGES } from './lists/languages.ts';

/** The same thing said twice. */
export interface Told {
  where: string;
  english: string;
  said: string;
}
interface Terms {
  FORMS: Record<Thing, RegExp>;
  RIVALS: Partial<Record<Thing, RegExp>>;
  GIVEN_UP: RegExp;
}
export type Foreign = Exclude<Lang, 'en'>;
const THINGS = Object.keys(ENGLISH) as Thing[];
const TERMS: Record<Foreign, Terms> = forms;

/** What cards and bonus attacks are called, the longest first. */
const titles = (lang: Lang): string[] =>
  knownHeroes()
    .flatMap(({ id: hero, deck }) =>
      deck
        .flatMap(({ id, bonusAttack }) => [id, ...(bonusAttack ? [bonusAttack.id] : [])])
        .map((id) => LANGUAGES[lang].name('card', id, hero)),
    )
    .sort((one, other) => other.length - one.length);
/** A title may say anything. */
const without = (titles: readonly string[], text: string): string =>
  titles.reduce((rest, title) => rest.replaceAll(title, '').replaceAll(title.replaceAll("'", '’'), ''), text);

/** Where a thing that English names goes by no form of its name, or by a word that was given up. */
export function strays(lang: Foreign, all: readonly Told[]): string[] {
  const { FORMS, RIVALS, GIVEN_UP } = TERMS[lang];
  const [ours, theirs] = [titles('en'), titles(lang)];
  return all.flatMap(({ where, english, said }) => {
    const [here, there] = [without(ours, english), without(theirs, said)];
    const unnamed = THINGS.filter((thing) => ENGLISH[thing].test(here) && !FORMS[thing].test(there));
    const rivals = THINGS.flatMap((thing) => RIVALS[thing]?.exec(there)?.[0] ?? []);
    const slips = GIVEN_UP.exec(there)?.[0] ?? [];
    return [...unnamed.map((thing) => `does not name: ${thing}`), ...[rivals, slips].flat().map((word) => `says “${word}”`)].map(
      (fault) => `${where} ${fault} (${said})`,
    );
  });
}
