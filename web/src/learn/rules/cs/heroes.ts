import type { Texts } from '../outline.ts';

export const heroes: Texts<'heroes'> = {
  forms: [
    'Podoby a velikosti',
    'Někteří hrdinové mají dvě podoby, které všichni vidí. [[alice|Alenka]] je VELKÁ, nebo MALÁ: velikost se volí na začátku, pak ji mění karty. [[jekyll-and-hyde|Jekyll & Hyde]] se smí proměnit na začátku každého svého tahu.',
  ],
};
