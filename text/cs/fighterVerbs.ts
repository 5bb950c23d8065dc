/** What is done with fighters, spaces, tokens and turns. */
import type { Effect } from '@peerless/engine';
import type { Context } from '../language.ts';
import { type FighterVerb, heavy, isAbout, isFurther, isOfEitherSide, measure, type Phrase, phrase, towards } from '../sentence.ts';
import { counter, quantity } from './amounts.ts';
import { adjective, count, type Noun, past } from './declension.ts';
import { ACTION, act, DAMAGE, END, HEALTH, isYou, join, list, type Mood, SPACE } from './grammar.ts';
import { fighterNoun, formOf, transformation } from './names.ts';
import { fighter, hero, pronoun, spaces, token, who, whom } from './who.ts';

function tokens(context: Context): string {
  const many = (token(context).plural ?? token(context)).gen;
  return context.owner === 'opponent' ? `${many} protivníka` : `${isYou(context) ? 'svých' : 'vašich'} ${many}`;
}
const oneToken = (context: Context, another: boolean) =>
  `${adjective(another ? 'jiný' : 'jeden', token(context).gender, 'acc')} z ${tokens(context)}`;
const sidekick = (id: string, context: Context) => fighterNoun(id, context.hero?.id);
const health = (whom: Noun) => `${pronoun(whom).whose} ukazatel zdraví`;

function change(effect: Extract<Effect, { do: 'changeForm' }>, context: Context, mood: Mood): Phrase[] {
  const changed = hero(context);
  if (effect.to === undefined) {
    const what = transformation(context.hero?.id).acc;
    return phrase(mood === 'bare' ? `změnit ${what} ${changed.gen}` : `${changed.nom} změní ${what}`);
  }
  const form = formOf(effect.to, context.hero?.id);
  if (form.person) return act(context, mood, (v) => `${v('proměnit')} se v ${form.acc}`);
  return phrase(mood === 'bare' ? `změnit ${changed.acc} na ${form.acc}` : `${changed.nom} je nyní ${form.nom}`);
}
/** "uštědřete 2 zranění bojovníkovi", "uštědřete mu 2 zranění", "uštědřete tomuto bojovníkovi 2 zranění". */
function damage(effect: Extract<Effect, { do: 'damage' }>, context: Context, mood: Mood): Phrase[] {
  const isEqual = measure(effect.amount, context).is === 'equal';
  const [much, per] = quantity(effect.amount, DAMAGE, towards(effect.who, context));
  const { dat } = whom(effect.who, context);
  const isKnown = isAbout(effect.who, context) || dat.startsWith('tomuto ');
  if (isEqual || isKnown) return act(context, mood, (v) => `${v('uštědřit')} ${dat} ${much}${per}`);
  return act(context, mood, (v) => `${v('uštědřit')} ${much} ${dat}${per}`);
}

export function fighterVerb(effect: FighterVerb, context: Context, mood: Mood): Phrase[] {
  const say = (text: Parameters<typeof act>[2]) => act(context, mood, text);
  switch (effect.do) {
    case 'move': {
      const anyone = isOfEitherSide(effect.who) || !isYou(context);
      const through = effect.through ? ` (lze procházet přes ${anyone ? 'libovolné bojovníky' : 'bojovníky protivníka'})` : '';
      return say(
        (v) => `${v('přesunout')} ${who(effect.who, context).acc} až o ${quantity(effect.upTo, SPACE, context).join('')}${through}`,
      );
    }
    case 'place':
      return say(
        (v) => `${v('umístit')} ${who(effect.who, context).acc} na ${spaces(effect.where, { ...context, about: effect.who }).acc}`,
      );
    case 'swap': {
      const turned = effect.takesOver ? ` (${fighter('yourFighter', context, true).ins} v tomto souboji je pak ten druhý z nich)` : '';
      return say((v) => `${v('prohodit')} pozice ${who(effect.who, context).gen} a ${who(effect.with, context).gen}${turned}`);
    }
    case 'damage':
      return damage(effect, context, mood);
    case 'recover': {
      const much = quantity(effect.amount, HEALTH, towards(effect.who, context)).join('');
      return say((v) => `${v('doplnit')} ${whom(effect.who, context).dat} ${isFurther(effect, context) ? 'další ' : ''}${much}`);
    }
    case 'setHealth': {
      const hurt = who(effect.who, context, true);
      return say((v) => `${v('nastavit')} ${isAbout(effect.who, context) ? health(hurt) : `ukazatel zdraví ${hurt.gen}`} na ${effect.to}`);
    }
    case 'defeat':
      return say((v) => `${v('pokořit')} ${whom(effect.who, context).acc}`);
    case 'preventCombatDamage':
      return say((v) => `${v('zabránit')} všem bojovým zraněním v tomto souboji`);
    case 'sendCombatDamage':
      return say((v) => {
        const from = effect.to === 'opposingFighter' ? ` z ${who('yourFighter', context, true).gen}` : '';
        return `${v('převést')} všechna bojová zranění${from} na ${who(effect.to, context, true).acc}`;
      });
    case 'gainActions':
      return say((v) => `${v('získat')} ${count(effect.actions, ACTION)}`);
    case 'endTurn':
      return say((v) => `${v('ukončit')} svůj tah`);
    case 'changeForm':
      return change(effect, context, mood);
    case 'pickForm': {
      const all = (context.hero?.forms ?? []).map((form) => formOf(form, context.hero?.id));
      const isPerson = all.length > 0 && all.every(({ person }) => person);
      const what = transformation(context.hero?.id);
      const whose = isPerson ? `${adjective('svůj', what.gender, 'acc')} ${what.acc}` : `${what.acc} ${hero(context).gen}`;
      const forms = list(
        all.map(({ nom }) => nom),
        'nebo',
      );
      return say((v) => `${v('vybrat')} ${whose}${forms && `: ${forms}`}`);
    }
    case 'gainCounter':
      return say((v) => `${v('získat')} ${quantity(effect.count, counter(context), context).join('')}`);
    case 'moveToken':
      return say((v) => `${v('přesunout')} ${oneToken(context, effect.another === true)} až o ${count(effect.upTo, SPACE)}`);
    case 'relocateTokens': {
      const many = effect.under
        ? `${token(context).acc} z pole ${fighter(effect.under, context).gen} (pokud tam je)`
        : effect.count === 'any'
          ? `libovolný počet ${tokens(context)}, každý`
          : effect.count === 1
            ? oneToken(context, false)
            : `${effect.count} z ${tokens(context)}, každý`;
      return say((v) => `${v('přesunout')} ${many} na ${spaces(effect.where, context).acc}`);
    }
    case 'pickSpace':
      return say((v) => `${v('vybrat')} ${spaces(effect.where, context).acc}`);
    case 'summon':
      return say((v) => `${v('přivolat')} ${sidekick(effect.named, context).acc} na ${spaces(effect.where, context).acc}`);
    case 'summonInPlace': {
      const { whose } = pronoun(hero(context));
      return say(
        (v) =>
          `${v('umístit')} ${hero(context).acc} na jiné volné pole v ${whose} oblasti a na ${whose} původní pole ${v('přivolat')} ${sidekick(effect.named, context).acc}`,
      );
    }
    case 'returnDefeated': {
      const { acc, gender } = sidekick(effect.named, context);
      const turned = effect.takesOver
        ? ` (${gender === 'f' ? 'ta' : 'ten'} je pak ${fighter('yourFighter', context, true).ins} v souboji)`
        : '';
      return say(
        (v) =>
          `${v('vrátit')} ${adjective('jeden', gender, 'acc', true)} ${adjective('pokořený', gender, 'acc', true)} ${acc} na ${spaces(effect.where, context).acc}${turned}`,
      );
    }
    case 'returnFallen': {
      const fallen = fighter(effect.who, context, true);
      const back = (whom: string) =>
        say((v) => `${v('vrátit')} ${whom} na libovolné volné pole a ${v('nastavit')} ${health(fallen)} na ${effect.health}`);
      return mood === 'bare'
        ? back(
            `${who(effect.who, context, true).acc}, ${fallen.gender === 'f' ? 'která' : 'který'} ${past('byl', fallen)} v tomto souboji ${past('pokořen', fallen)}${END}`,
          )
        : [
            heavy(
              `pokud ${past('byl', fallen)} ${fallen.nom} v tomto souboji ${past('pokořen', fallen)}, ${join(back(pronoun(fallen).acc))}`,
            ),
          ];
    }
    case 'leaveBoard': {
      const gone = who(effect.who, context, true);
      return [
        ...say((v) => `${v('odstranit')} ${gone.acc} z bojiště (není ${past('pokořen', gone)})`),
        heavy(
          `na začátku svého příštího tahu ${pronoun(gone).acc} ${join(act(context, 'say', (v) => `${v('umístit')} na libovolné volné pole`))}`,
        ),
      ];
    }
    case 'nameNumber':
      return say((v) => `${v('zvolit')} číslo`);
  }
}
