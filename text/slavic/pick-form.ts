/** Picking a form, in a language that asks whom to be. */
import type { Context } from '../language.ts';
import type { Mood, Phrase } from '../sentence.ts';
import type { VerbText } from '../words.ts';

interface Person {
  nom: string;
  acc: string;
  gen: string;
  ins: string;
  person?: true;
}
export interface PickingForm {
  chooses(context: Context, mood: Mood, what: string): Phrase[];
  /** After "choose": ", whom to be: ". */
  whomToBe: string;
  or(items: readonly string[]): string;
  formOf(id: string, hero?: string): Person;
  transformation(hero: string | undefined): Person;
  hero(context: Context): Person;
}
export const pickingForm = ({ chooses, whomToBe, or, formOf, transformation, hero }: PickingForm): VerbText<'pickForm'> => ({
  says(_effect, context, mood) {
    const all = (context.hero?.forms ?? []).map((form) => formOf(form, context.hero?.id));
    const forms = (c: 'nom' | 'ins') => or(all.map((form) => form[c]));
    if (all.length && all.every(({ person }) => person)) return chooses(context, mood, `${whomToBe}${forms('ins')}`);
    const changed = ` ${transformation(context.hero?.id).acc} ${hero(context).gen}`;
    return chooses(context, mood, `${changed}${all.length ? `: ${forms('nom')}` : ''}`);
  },
});
