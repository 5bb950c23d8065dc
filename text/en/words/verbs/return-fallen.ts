import { heavy } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { act, count, HEALTH, join } from '../../grammar.ts';
import { fighter, pronouns } from '../../who.ts';

export const text: VerbText<'returnFallen'> = {
  says: (effect, context, mood) =>
    mood === 'bare'
      ? act(
          context,
          mood,
          (v) =>
            `${v('return')} ${fighter(effect.who, context)}, if defeated in this combat, with ${count(effect.health, HEALTH)} to any empty space`,
        )
      : [
          heavy(
            `if ${fighter(effect.who, context, true)} was defeated in this combat, ${join(act(context, mood, (v) => `${v('return')} ${pronouns(effect.who, context).them} with ${count(effect.health, HEALTH)} to any empty space`))}`,
          ),
        ],
};
