import type { Effect } from '@peerless/engine';
import type { Context, Language, Spoken } from '../language.ts';
import { accountItem } from './account.ts';
import { amount } from './amounts.ts';
import { bonusAttack, boostBonus, cardEffect, cardLine, TYPE } from './cards.ts';
import { choice } from './choices.ts';
import { condition } from './conditions.ts';
import { phrases } from './effects.ts';
import { event } from './events.ts';
import { fighterLines } from './fighters.ts';
import { sentences } from './grammar.ts';
import { GRAMMAR, learn, name } from './names.ts';
import { prompt } from './prompts.ts';
import { reason } from './reasons.ts';
import { ability, cardRule, equipment, heroRule } from './rules.ts';
import { fighterName, seatName } from './table.ts';
import { spaces, who } from './who.ts';

export const english: Language = {
  lang: 'en',
  called: 'English',
  name,
  spoken: (fighter, table) => fighterName(fighter, table) as Spoken,
  player: (seat, table) => seatName(seat, table) as Spoken,
  learn,
  grammar: GRAMMAR,
  effect: (effect: Effect, context: Context) => sentences(phrases([effect], context)),
  condition: (claim, context) => condition(claim, context),
  amount,
  who,
  spaces,
  cardEffect,
  cardRule,
  boostBonus,
  bonusAttack,
  cardLine,
  cardType: (type) => TYPE[type],
  ability,
  heroRule,
  equipment,
  fighterLines,
  event,
  accountItem,
  prompt,
  choice,
  reason,
};
