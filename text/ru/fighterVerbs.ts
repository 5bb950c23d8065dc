/** What is done with fighters, spaces, tokens and turns. */
import type { Effect, Fighter, Who } from '@peerless/engine';
import type { Context } from '../language.ts';
import { type FighterVerb, heavy, isAbout, isFurther, isOfEitherSide, measure, type Phrase, phrase, towards } from '../sentence.ts';
import { counter, quantity } from './amounts.ts';
import { adjective, count, type Noun, past } from './declension.ts';
import { ACTION, act, DAMAGE, END, HEALTH, isYou, join, list, type Mood, SPACE } from './grammar.ts';
import { fighterNoun, formOf, transformation } from './names.ts';
import { fighter, hero, pronoun, spaces, token, who, whom } from './who.ts';

const isEach = (whom: Who): boolean => typeof whom === 'object' && 'each' in whom;
/** Is it plain which fighter is meant? */
const isOne = (whom: Who): whom is Fighter => typeof whom !== 'object' || 'named' in whom;

/** "Алиса восстанавливает 2 здоровья", "(вы можете) восстановить Алисе 2 здоровья". */
const recovers = (mood: Mood, whom: Noun, much: string): Phrase[] =>
  phrase(mood === 'bare' ? `восстановить ${whom.dat} ${much}` : `${whom.nom} восстанавливает ${much}`);

function tokens(context: Context): string {
  const many = (token(context).plural ?? token(context)).gen;
  return context.owner === 'opponent' ? `${many} противника` : `${isYou(context) ? 'своих' : 'ваших'} ${many}`;
}
/** "один из ваших жетонов", "другой ваш жетон". */
function oneToken(context: Context, another: boolean): string {
  if (!another) return `один из ${tokens(context)}`;
  if (context.owner === 'opponent') return `другой ${token(context).acc} противника`;
  return `другой ${isYou(context) ? 'свой' : 'ваш'} ${token(context).acc}`;
}
const sidekick = (id: string, context: Context) => fighterNoun(id, context.hero?.id);

function change(effect: Extract<Effect, { do: 'changeForm' }>, context: Context, mood: Mood): Phrase[] {
  const changed = hero(context);
  if (effect.to === undefined) {
    const what = transformation(context.hero?.id).acc;
    return phrase(mood === 'bare' ? `изменить ${what} ${changed.gen}` : `${changed.nom} меняет ${what}`);
  }
  const form = formOf(effect.to, context.hero?.id);
  if (form.person) return act(context, mood, (v) => `${v('превратиться')} в ${form.acc}`);
  return phrase(mood === 'bare' ? `сделать ${changed.acc} ${form.ins}` : `${changed.nom} становится ${form.ins}`);
}

function fallen(effect: Extract<Effect, { do: 'returnFallen' }>, context: Context, mood: Mood): Phrase[] {
  const whose = who(effect.who, context, true);
  const back = (them: string) =>
    join(
      act(
        context,
        mood,
        (v) => `${v('вернуть')} ${them} в любую свободную ячейку (${pronoun(whose).acc} здоровье становится равным ${effect.health})`,
      ),
    );
  if (mood === 'bare') return phrase(back(`${whose.acc}, ${adjective('поверженный', whose.gender, 'acc', true)} в этом бою${END}`));
  return [heavy(`если ${whose.nom} ${past('был', whose)} ${past('повержен', whose)} в этом бою, ${back(pronoun(whose).acc)}`)];
}

export function fighterVerb(effect: FighterVerb, context: Context, mood: Mood): Phrase[] {
  const say = (text: Parameters<typeof act>[2]) => act(context, mood, text);
  switch (effect.do) {
    case 'move': {
      const isPlain = isYou(context) && !isOfEitherSide(effect.who);
      const through = effect.through ? ` (можно проходить через ${isPlain ? 'бойцов противника' : 'любых бойцов'})` : '';
      return say(
        (v) =>
          `${v('переместить')} ${who(effect.who, context).acc} не более чем на ${quantity(effect.upTo, SPACE, context).join('')}${through}`,
      );
    }
    case 'place':
      return say(
        (v) => `${v('разместить')} ${who(effect.who, context).acc} в ${spaces(effect.where, { ...context, about: effect.who }).pre}`,
      );
    case 'swap': {
      const turned = effect.takesOver ? ' (после этого в бою участвует другой из них)' : '';
      return say((v) => `${v('поменять')} местами ${list([who(effect.who, context).acc, who(effect.with, context).acc])}${turned}`);
    }
    case 'damage': {
      const size = measure(effect.amount, context).is;
      const each = isEach(effect.who) && (size === 'number' || size === 'each');
      const [much, per] = quantity(effect.amount, DAMAGE, towards(effect.who, context), each ? 'each' : 'acc');
      const { dat } = whom(effect.who, context);
      if (size === 'equal' || isAbout(effect.who, context)) return say((v) => `${v('нанести')} ${dat} ${much}${per}`);
      return say((v) => `${v('нанести')} ${each ? 'по ' : ''}${much} ${dat}${per}`);
    }
    case 'recover':
      return recovers(
        mood,
        who(effect.who, context),
        `${isFurther(effect, context) ? 'ещё ' : ''}${quantity(effect.amount, HEALTH, towards(effect.who, context)).join('')}`,
      );
    case 'setHealth': {
      const whom = who(effect.who, context, true);
      const health = isAbout(effect.who, context) ? `${pronoun(whom).acc} здоровье` : `здоровье ${whom.gen}`;
      return phrase(mood === 'bare' ? `сделать ${health} равным ${effect.to}` : `${health} становится равным ${effect.to}`);
    }
    case 'defeat':
      if (mood === 'say' && isOne(effect.who)) {
        const beaten = who(effect.who, context, true);
        return phrase(`${isAbout(effect.who, context) ? pronoun(beaten).nom : beaten.nom} ${past('повержен', beaten)}`);
      }
      return say((v) => `${v('повергнуть')} ${whom(effect.who, context).acc}`);
    case 'preventCombatDamage':
      return say((v) => `${v('предотвратить')} весь боевой урон в этом бою`);
    case 'sendCombatDamage':
      return say((v) => `${v('перенаправить')} весь боевой урон на ${who(effect.to, context, true).acc}`);
    case 'gainActions':
      return say((v) => `${v('получить')} ${count(effect.actions, ACTION, 'acc', 'дополнительный')}`);
    case 'endTurn':
      return say((v) => `${v('завершить')} свой ход`);
    case 'changeForm':
      return change(effect, context, mood);
    case 'pickForm': {
      const all = (context.hero?.forms ?? []).map((form) => formOf(form, context.hero?.id));
      const forms = (c: 'nom' | 'ins') =>
        list(
          all.map((form) => form[c]),
          'или',
        );
      if (all.length && all.every(({ person }) => person)) return say((v) => `${v('выбрать')}, кем быть: ${forms('ins')}`);
      return say(
        (v) => `${v('выбрать')} ${transformation(context.hero?.id).acc} ${hero(context).gen}${all.length ? `: ${forms('nom')}` : ''}`,
      );
    }
    case 'gainCounter':
      return say((v) => `${v('получить')} ${quantity(effect.count, counter(context), context).join('')}`);
    case 'moveToken':
      return say((v) => `${v('переместить')} ${oneToken(context, effect.another === true)} не более чем на ${count(effect.upTo, SPACE)}`);
    case 'relocateTokens': {
      if (effect.under && mood === 'say') {
        const moved = say((v) => `${v('переставить')} этот жетон в ${spaces(effect.where, context).acc}`);
        return [heavy(`если под ${fighter(effect.under, context).ins} есть ${token(context).nom}, ${join(moved)}`)];
      }
      const many = effect.under
        ? `${token(context).acc} под ${fighter(effect.under, context).ins} (если он там есть)`
        : effect.count === 'any'
          ? `любое количество ${tokens(context)}, каждый —`
          : effect.count === 1
            ? oneToken(context, false)
            : `${effect.count} из ${tokens(context)}, каждый —`;
      return say((v) => `${v('переставить')} ${many} в ${spaces(effect.where, context).acc}`);
    }
    case 'pickSpace':
      return say((v) => `${v('выбрать')} ${spaces(effect.where, context).acc}`);
    case 'summon':
      return say((v) => `${v('призвать')} ${sidekick(effect.named, context).acc} в ${spaces(effect.where, context).acc}`);
    case 'summonInPlace':
      return say(
        (v) =>
          `${v('разместить')} ${hero(context).acc} в другой свободной ячейке ${pronoun(hero(context)).acc} зоны и ${v('призвать')} ${sidekick(effect.named, context).acc} в освободившуюся ячейку`,
      );
    case 'returnDefeated': {
      const { acc, gender } = sidekick(effect.named, context);
      const turned = effect.takesOver ? ` (после этого в бою участвует ${pronoun({ gender }).nom})` : '';
      return say(
        (v) =>
          `${v('вернуть')} ${adjective('один', gender, 'acc', true)} ${adjective('поверженный', gender, 'acc', true)} ${acc} в ${spaces(effect.where, context).acc}${turned}`,
      );
    }
    case 'returnFallen':
      return fallen(effect, context, mood);
    case 'leaveBoard': {
      const gone = who(effect.who, context, true);
      return [
        ...say(
          (v) =>
            `${v('убрать')} ${gone.acc} с поля боя (${pronoun(gone).nom} не считается ${adjective('поверженный', gone.gender, 'ins')})`,
        ),
        heavy(
          `в начале ${isYou(context) ? 'вашего' : 'своего'} следующего хода ${join(say((v) => `${v('разместить')} ${pronoun(gone).acc} в любой свободной ячейке`))}`,
        ),
      ];
    }
    case 'nameNumber':
      return say((v) => `${v('назвать')} число`);
  }
}
