import type { Language, Spoken } from '../language.ts';
import { accountItem } from './account.ts';
import { amount } from './amounts.ts';
import * as cards from './cards.ts';
import { fighterName, seatName } from './cast.ts';
import { choice } from './choices.ts';
import { event } from './events.ts';
import { fighterLines } from './fighters.ts';
import { sentences } from './grammar.ts';
import { GRAMMAR, learn, name } from './names.ts';
import { prompt } from './prompts.ts';
import { reason } from './reasons.ts';
import * as rules from './rules.ts';
import { condition, phrases } from './speech.ts';
import { learnWords } from './vocabulary.ts';
import { spaces, who } from './who.ts';
import { WORDS } from './words/all.ts';

learnWords(WORDS);
const game = { fighterLines, event, accountItem, prompt, choice, reason };
export const language: Language = {
  name,
  spoken: (fighter, cast) => fighterName(fighter, cast) as Spoken,
  player: (seat, cast) => seatName(seat, cast) as Spoken,
  learn,
  grammar: GRAMMAR,
  effect: (effect, context) => sentences(phrases([effect], context)),
  condition: (claim, context) => condition(claim, context),
  ...{ amount, who, spaces, ...cards, ...rules, ...game },
};
