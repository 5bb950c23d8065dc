import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';
import { aSidekick, hero, pronouns } from '../../who.ts';

export const text: VerbText<'summonInPlace'> = {
  says: (effect, context, mood) =>
    act(
      context,
      mood,
      (v) =>
        `${v('place')} ${hero(context)} in another empty space in ${pronouns('yourHero', context).their} zone and ${v('summon')} ${aSidekick(effect.named, context)} in the space ${pronouns('yourHero', context).they} left`,
    ),
};
