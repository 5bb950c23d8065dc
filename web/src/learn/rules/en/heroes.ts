import type { Texts } from '../outline.ts';

export const heroes: Texts<'heroes'> = {
  forms: [
    'Forms and sizes',
    'Some heroes have two forms, visible to all. [[alice|Alice]] is BIG or SMALL: chosen at the start, later changed by cards. [[jekyll-and-hyde|Jekyll & Hyde]] may change at the start of each of his turns.',
  ],
};
