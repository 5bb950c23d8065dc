/** What is done with fighters, spaces, tokens and turns. */
import type { Effect } from '@peerless/engine';
import type { Context } from '../language.ts';
import { type FighterVerb, heavy, isAbout, isFurther, isOfEitherSide, measure, type Phrase, towards } from '../sentence.ts';
import { counter, quantity } from './amounts.ts';
import {
  ACTION,
  a,
  act,
  count,
  DAMAGE,
  HEALTH,
  happens,
  isYou,
  join,
  list,
  type Mood,
  my,
  possessive,
  SPACE,
  type Unit,
} from './grammar.ts';
import { fighterNoun, formOf, manyOf, transformation } from './names.ts';
import { fighter, hero, pronouns, spaces, token, who, whom } from './who.ts';

const aSidekick = (id: string, context: Context) => a(fighterNoun(id, context.hero?.id).name);
const tokens = (context: Context) => `${context.owner === 'opponent' ? "your opponent's" : 'your'} ${manyOf(token(context))}`;
const oneToken = (context: Context, another: boolean) => `${another ? 'another' : 'one'} of ${tokens(context)}`;

const MORE_HEALTH: Unit = { one: `more ${HEALTH.one}`, many: `more ${HEALTH.many}` };

function change(effect: Extract<Effect, { do: 'changeForm' }>, context: Context, mood: Mood): Phrase[] {
  if (effect.to === undefined)
    return happens(context, mood, hero(context), 'change', context.hero ? transformation(context.hero.id) : 'form');
  const form = formOf(effect.to, context.hero?.id);
  return form.person
    ? act(context, mood, (v) => `${v('transform')} into ${form.name}`)
    : happens(context, mood, hero(context), 'become', form.name);
}

export function fighterVerb(effect: FighterVerb, context: Context, mood: Mood): Phrase[] {
  const say = (text: Parameters<typeof act>[2]) => act(context, mood, text);
  const mine = my(context);
  switch (effect.do) {
    case 'move': {
      const [distance, per] = quantity(effect.upTo, SPACE, context);
      const isPlain = isYou(context) && !isOfEitherSide(effect.who);
      const through = effect.through ? `, even through ${isPlain ? 'opposing' : 'other'} fighters` : '';
      return say((v) => `${v('move')} ${who(effect.who, context)} up to ${distance}${per}${through}`);
    }
    case 'place': // "from", since "in" is said of the space
      return say(
        (v) =>
          `${v('place')} ${fighter(effect.who, context).replace(' in the combat', ' from the combat')} in ${spaces(effect.where, { ...context, about: effect.who })}`,
      );
    case 'swap': {
      const turned = effect.takesOver ? ` (the other one becomes ${fighter('yourFighter', context)})` : '';
      return say((v) => `${v('swap')} the spaces of ${list([fighter(effect.who, context), fighter(effect.with, context)])}${turned}`);
    }
    case 'damage': {
      const [much, per] = quantity(effect.amount, DAMAGE, towards(effect.who, context));
      const isOne = typeof effect.who !== 'object' || 'named' in effect.who;
      if (isOne && measure(effect.amount, context).is === 'equal') return say((v) => `${v('deal')} ${whom(effect.who, context)} ${much}`);
      return say((v) => `${v('deal')} ${much} to ${whom(effect.who, context)}${per}`);
    }
    case 'recover':
      return happens(
        context,
        mood,
        who(effect.who, context),
        'recover',
        quantity(effect.amount, isFurther(effect, context) ? MORE_HEALTH : HEALTH, towards(effect.who, context)).join(''),
      );
    case 'setHealth': {
      const whose = isAbout(effect.who, context) ? pronouns(effect.who, context).their : possessive(fighter(effect.who, context, true));
      return say((v) => `${v('set')} ${whose} health to ${effect.to}`);
    }
    case 'defeat':
      return say((v) => `${v('defeat')} ${whom(effect.who, context)}`);
    case 'preventCombatDamage':
      return say((v) => `${v('prevent')} all combat damage in this combat`);
    case 'sendCombatDamage':
      return happens(
        context,
        mood,
        fighter(effect.to, context),
        'take',
        `the combat damage instead of ${fighter('yourFighter', context, true)}`,
      );
    case 'gainActions':
      return say((v) => `${v('gain')} ${count(effect.actions, ACTION)}`);
    case 'endTurn':
      return say((v) => `${v('end')} ${mine} turn`);
    case 'changeForm':
      return change(effect, context, mood);
    case 'pickForm': {
      const all = (context.hero?.forms ?? []).map((form) => formOf(form, context.hero?.id));
      const forms = list(
        all.map(({ name }) => name),
        'or',
      );
      if (all.length && all.every(({ person }) => person))
        return say((v) => `${v('choose')} whether ${isYou(context) ? 'you are' : 'they are'} ${forms}`);
      return say(
        (v) =>
          `${v('choose')} ${possessive(hero(context))} ${context.hero ? transformation(context.hero.id) : 'form'}${forms && `: ${forms}`}`,
      );
    }
    case 'gainCounter':
      return say((v) => `${v('gain')} ${quantity(effect.count, { one: counter(context), many: counter(context) }, context).join('')}`);
    case 'moveToken':
      return say((v) => `${v('move')} ${oneToken(context, effect.another === true)} up to ${count(effect.upTo, SPACE)}`);
    case 'relocateTokens': {
      const many = effect.under
        ? `the ${token(context).name} under ${fighter(effect.under, context)}, if any,`
        : effect.count === 'any'
          ? `any number of ${tokens(context)}, each`
          : effect.count === 1
            ? oneToken(context, false)
            : `${effect.count} of ${tokens(context)}, each`;
      return say((v) => `${v('move')} ${many} to ${spaces(effect.where, context)}`);
    }
    case 'pickSpace':
      return say((v) => `${v('choose')} ${spaces(effect.where, context)}`);
    case 'summon':
      return say((v) => `${v('summon')} ${aSidekick(effect.named, context)} in ${spaces(effect.where, context)}`);
    case 'summonInPlace':
      return say(
        (v) =>
          `${v('place')} ${hero(context)} in another empty space in ${pronouns('yourHero', context).their} zone and ${v('summon')} ${aSidekick(effect.named, context)} in the space ${pronouns('yourHero', context).they} left`,
      );
    case 'returnDefeated': {
      const { name } = fighterNoun(effect.named, context.hero?.id);
      const turned = effect.takesOver ? ` (that ${name} becomes ${fighter('yourFighter', context)})` : '';
      return say((v) => `${v('return')} ${a(`defeated ${name}`)} to ${spaces(effect.where, context)}${turned}`);
    }
    case 'returnFallen':
      return mood === 'bare'
        ? say(
            (v) =>
              `${v('return')} ${fighter(effect.who, context)}, if defeated in this combat, with ${count(effect.health, HEALTH)} to any empty space`,
          )
        : [
            heavy(
              `if ${fighter(effect.who, context, true)} was defeated in this combat, ${join(say((v) => `${v('return')} ${pronouns(effect.who, context).them} with ${count(effect.health, HEALTH)} to any empty space`))}`,
            ),
          ];
    case 'leaveBoard': {
      const { they: it, them } = pronouns(effect.who, context);
      return [
        ...say((v) => `${v('remove')} ${fighter(effect.who, context)} from the board (${it} ${it === 'they' ? 'are' : 'is'} not defeated)`),
        heavy(`at the start of ${mine} next turn, ${join(say((v) => `${v('place')} ${them} in any empty space`))}`),
      ];
    }
    case 'nameNumber':
      return say((v) => `${v('name')} a number`);
  }
}
