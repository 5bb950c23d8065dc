/** The value of a card in combat. */
import type { Whose } from '@peerless/engine';
import type { Context } from '../language.ts';
import { isOwner } from '../sentence.ts';
import type { CaseOf, NounOf } from './nouns.ts';
import { isYou } from './sentences.ts';

export interface Valuing<Last extends string> {
  value: NounOf<Last>;
  theirCard(context: Context, c: 'gen'): string;
  /** Of the card just named. */
  its: string;
  /** Genitives. */
  of: Readonly<Record<'thisAttack' | 'thisCard' | 'ownCard' | 'yourCard' | 'opponentsCard', string>>;
}
/** "the value of this card"; `isObject` stands where the speaker is the subject. */
export const valuing =
  <Last extends string>({ value, theirCard, its, of }: Valuing<Last>) =>
  (whose: Whose, context: Context, c: CaseOf<Last>, isObject = true): string => {
    if (whose === 'theirs') return context.theirCardNamed ? `${its} ${value[c]}` : `${value[c]} ${theirCard(context, 'gen')}`;
    if (isOwner(context)) return `${value[c]} ${context.isBonusAttack ? of.thisAttack : of.thisCard}`;
    return `${value[c]} ${isObject ? of.ownCard : isYou(context) ? of.yourCard : of.opponentsCard}`;
  };
