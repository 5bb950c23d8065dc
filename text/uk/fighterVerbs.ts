/** What is done with fighters, spaces, tokens and turns. */
import type { Effect, Who } from '@peerless/engine';
import type { Context } from '../language.ts';
import { type FighterVerb, heavy, isAbout, isFurther, isOfEitherSide, measure, type Phrase, phrase, towards } from '../sentence.ts';
import { counter, quantity } from './amounts.ts';
import { adjective, count, type Noun, past } from './declension.ts';
import { ACTION, act, DAMAGE, END, HEALTH, isYou, join, list, type Mood, SPACE } from './grammar.ts';
import { fighterNoun, formOf, transformation } from './names.ts';
import { fighter, hero, pronoun, spaces, token, who, whom } from './who.ts';

const isEach = (whom: Who): boolean => typeof whom === 'object' && 'each' in whom;

/** "Аліса відновлює 2 одиниці здоров’я", "(ви можете) відновити Алісі 2 одиниці здоров’я". */
const recovers = (mood: Mood, whom: Noun, much: string): Phrase[] =>
  phrase(mood === 'bare' ? `відновити ${whom.dat} ${much}` : `${whom.nom} відновлює ${much}`);

function tokens(context: Context): string {
  const many = (token(context).plural ?? token(context)).gen;
  return context.owner === 'opponent' ? `${many} суперника` : `${isYou(context) ? 'своїх' : 'ваших'} ${many}`;
}
const oneToken = (context: Context, another: boolean) =>
  `${adjective(another ? 'інший' : 'один', token(context).gender, 'acc')} з ${tokens(context)}`;
const sidekick = (id: string, context: Context) => fighterNoun(id, context.hero?.id);
const inTheCombat = (context: Context) => `${isYou(context) ? 'вашим бійцем' : 'бійцем суперника'} в цьому бою`;
const health = (whom: Noun) => `${pronoun(whom).acc} лічильник здоров’я`;

function change(effect: Extract<Effect, { do: 'changeForm' }>, context: Context, mood: Mood): Phrase[] {
  const changed = hero(context);
  if (effect.to === undefined) {
    const what = transformation(context.hero?.id).acc;
    return phrase(mood === 'bare' ? `змінити ${what} ${changed.gen}` : `${changed.nom} змінює ${what}`);
  }
  const form = formOf(effect.to, context.hero?.id);
  if (form.person) return act(context, mood, (v) => `${v('перетворитися')} на ${form.acc}`);
  return phrase(mood === 'bare' ? `зробити ${changed.acc} ${form.ins}` : `${changed.nom} стає ${form.ins}`);
}
/** "завдайте 2 поранення бійцеві", "завдайте по 1 пораненню кожному бійцеві". */
function damage(effect: Extract<Effect, { do: 'damage' }>, context: Context, mood: Mood): Phrase[] {
  const size = measure(effect.amount, context).is;
  const each = isEach(effect.who) && (size === 'number' || size === 'each');
  const [much, per] = quantity(effect.amount, DAMAGE, towards(effect.who, context), each ? 'each' : 'acc');
  const { dat } = whom(effect.who, context);
  if (size === 'equal' || isAbout(effect.who, context)) return act(context, mood, (v) => `${v('завдати')} ${dat} ${much}${per}`);
  return act(context, mood, (v) => `${v('завдати')} ${each ? 'по ' : ''}${much} ${dat}${per}`);
}

export function fighterVerb(effect: FighterVerb, context: Context, mood: Mood): Phrase[] {
  const say = (text: Parameters<typeof act>[2]) => act(context, mood, text);
  switch (effect.do) {
    case 'move': {
      const anyone = isOfEitherSide(effect.who) || !isYou(context);
      const through = effect.through ? ` (можна проходити через ${anyone ? 'будь-яких' : 'ворожих'} бійців)` : '';
      return say(
        (v) =>
          `${v('перемістити')} ${who(effect.who, context).acc} щонайбільше на ${quantity(effect.upTo, SPACE, context).join('')}${through}`,
      );
    }
    case 'place':
      return say(
        (v) => `${v('розмістити')} ${who(effect.who, context).acc} в ${spaces(effect.where, { ...context, about: effect.who }).loc}`,
      );
    case 'swap': {
      const takesOver = effect.takesOver ? ` (тоді ${inTheCombat(context)} стає інший з них)` : '';
      return say((v) => `${v('поміняти')} місцями ${list([who(effect.who, context).acc, who(effect.with, context).acc])}${takesOver}`);
    }
    case 'damage':
      return damage(effect, context, mood);
    case 'recover':
      return recovers(
        mood,
        who(effect.who, context),
        `${isFurther(effect, context) ? 'ще ' : ''}${quantity(effect.amount, HEALTH, towards(effect.who, context)).join('')}`,
      );
    case 'setHealth': {
      const hurt = who(effect.who, context, true);
      return say(
        (v) => `${v('установити')} ${isAbout(effect.who, context) ? health(hurt) : `лічильник здоров’я ${hurt.gen}`} на ${effect.to}`,
      );
    }
    case 'defeat': {
      return phrase(mood === 'bare' ? `знищити ${whom(effect.who, context).acc}` : `${who(effect.who, context, true).nom} гине`);
    }
    case 'preventCombatDamage':
      return phrase(mood === 'bare' ? 'запобігти всім бойовим пораненням у цьому бою' : 'ніхто не зазнає бойових поранень у цьому бою');
    case 'sendCombatDamage':
      return phrase(
        mood === 'bare'
          ? `спрямувати всі бойові поранення на ${who(effect.to, context, true).acc}`
          : `бойових поранень натомість зазнає ${who(effect.to, context, true).nom}`,
      );
    case 'gainActions':
      return say((v) => `${v('здобути')} ${count(effect.actions, ACTION)}`);
    case 'endTurn':
      return say((v) => `${v('завершити')} свій хід`);
    case 'changeForm':
      return change(effect, context, mood);
    case 'pickForm': {
      const all = (context.hero?.forms ?? []).map((form) => formOf(form, context.hero?.id));
      const forms = (c: 'nom' | 'ins') =>
        list(
          all.map((form) => form[c]),
          'або',
        );
      if (all.length && all.every(({ person }) => person)) return say((v) => `${v('вибрати')}, ким бути: ${forms('ins')}`);
      return say(
        (v) => `${v('вибрати')} ${transformation(context.hero?.id).acc} ${hero(context).gen}${all.length ? `: ${forms('nom')}` : ''}`,
      );
    }
    case 'gainCounter':
      return say((v) => `${v('здобути')} ${quantity(effect.count, counter(context), context).join('')}`);
    case 'moveToken':
      return say((v) => `${v('перемістити')} ${oneToken(context, effect.another === true)} щонайбільше на ${count(effect.upTo, SPACE)}`);
    case 'relocateTokens': {
      const many = effect.under
        ? `${token(context).acc} з комірки ${fighter(effect.under, context).gen} (якщо там є жетон)`
        : effect.count === 'any'
          ? `будь-яку кількість ${tokens(context)}, кожен —`
          : effect.count === 1
            ? oneToken(context, false)
            : `${effect.count} з ${tokens(context)}, кожен —`;
      return say((v) => `${v('переставити')} ${many} в ${spaces(effect.where, context).acc}`);
    }
    case 'pickSpace':
      return say((v) => `${v('вибрати')} ${spaces(effect.where, context).acc}`);
    case 'summon':
      return say((v) => `${v('прикликати')} ${sidekick(effect.named, context).acc} в ${spaces(effect.where, context).acc}`);
    case 'summonInPlace':
      return say(
        (v) =>
          `${v('розмістити')} ${hero(context).acc} в іншій незайнятій комірці ${pronoun(hero(context)).acc} зони і ${v('прикликати')} ${sidekick(effect.named, context).acc} в звільнену комірку`,
      );
    case 'returnDefeated': {
      const { nom, acc, gender } = sidekick(effect.named, context);
      const takesOver = effect.takesOver ? ` (тоді ${nom} стає ${inTheCombat(context)})` : '';
      return say(
        (v) =>
          `${v('повернути')} ${adjective('один', gender, 'acc', true)} ${adjective('загиблий', gender, 'acc', true)} ${acc} в ${spaces(effect.where, context).acc}${takesOver}`,
      );
    }
    case 'returnFallen': {
      const fallen = fighter(effect.who, context, true);
      const back = (whom: string) =>
        say((v) => `${v('повернути')} ${whom} в будь-яку незайняту комірку і ${v('установити')} ${health(fallen)} на ${effect.health}`);
      return mood === 'bare'
        ? back(
            `${who(effect.who, context, true).acc}, ${fallen.gender === 'f' ? 'яка' : 'який'} ${past('загинув', fallen)} в цьому бою${END}`,
          )
        : [heavy(`якщо ${fallen.nom} ${past('загинув', fallen)} в цьому бою, ${join(back(pronoun(fallen).acc))}`)];
    }
    case 'leaveBoard': {
      const gone = who(effect.who, context, true);
      return [
        ...say(
          (v) =>
            `${v('прибрати')} ${gone.acc} з поля бою (${pronoun(gone).nom} не вважається ${adjective('загиблий', gone.gender, 'ins')})`,
        ),
        heavy(
          `на початку ${isYou(context) ? 'вашого' : 'свого'} наступного ходу ${join(act(context, 'say', (v) => `${v('розмістити')} ${pronoun(gone).acc} в будь-якій незайнятій комірці`))}`,
        ),
      ];
    }
    case 'nameNumber':
      return say((v) => `${v('назвати')} число`);
  }
}
