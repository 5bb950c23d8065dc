/** What is done with cards and their values. */
import type { Amount, Effect, Whose } from '@peerless/engine';
import type { Context } from '../language.ts';
import { type CardVerb, heavy, holdsPicked, isItsOwnBoost, isOwner, measure, type Phrase, phrase, speaker } from '../sentence.ts';
import { cards, number, quantity } from './amounts.ts';
import { adjective, type Case, count } from './declension.ts';
import { act, CARD, END, inTheirHand, isYou, join, type Mood, offered, quoted, theirCard, theyMay, VALUE } from './grammar.ts';
import { cardTitle } from './names.ts';
import { fighter } from './who.ts';

/** "hodnota karty protivníka"; `isObject` stands where the speaker is the subject. */
function value(whose: Whose, context: Context, c: Case, isObject = true): string {
  if (whose === 'theirs') return context.theirCardNamed ? `její ${VALUE[c]}` : `${VALUE[c]} ${theirCard(context, 'gen')}`;
  if (isOwner(context)) return `${VALUE[c]} ${context.isBonusAttack ? 'tohoto útoku' : 'této karty'}`;
  if (isObject) return `${VALUE[c]} své karty`;
  return `${VALUE[c]} ${isYou(context) ? 'vaší karty' : 'karty protivníka'}`;
}
/** Something comes to equal an amount: "hodnota této karty je 5". */
function becomes(mood: Mood, what: (c: Case) => string, card: Whose, to: Amount, context: Context, tail = ''): Phrase[] {
  const equal = isItsOwnBoost(card, to) ? 'její hodnotu POSÍLENÍ' : number(to, context).join('');
  if (mood === 'bare') return phrase(`změnit ${what('acc')} na ${equal}${tail}`);
  return phrase(`${what('nom')} ${typeof to === 'number' ? 'je' : 'se změní na'} ${equal}${tail}`);
}
function addition(effect: Extract<Effect, { do: 'addValue' }>, context: Context, mood: Mood): Phrase[] {
  const size = measure(effect.amount, context);
  const [far, per] = number(effect.amount, context);
  if (size.is === 'number' && size.n < 0) return act(context, mood, (v) => `${v('snížit')} ${value('yours', context, 'acc')} o ${-size.n}`);
  if (size.is === 'number' || size.is === 'each')
    return act(context, mood, (v) => `${v('zvýšit')} ${value('yours', context, 'acc')} o ${far}${per}`);
  return act(context, mood, (v) => `${v('přičíst')} k ${value('yours', context, 'dat')} ${far}${per}`);
}
const OFTEN = ['', 'jednou', 'dvakrát', 'třikrát', 'čtyřikrát'];

export function cardVerb(effect: CardVerb, context: Context, mood: Mood): Phrase[] {
  const say = (text: Parameters<typeof act>[2]) => act(context, mood, text);
  switch (effect.do) {
    case 'draw':
      return say((v) => `${v('táhnout')} ${quantity(effect.cards, CARD, context).join('')}`);
    case 'bothDraw':
      return phrase(`vy i protivník táhnete každý ${quantity(effect.cards, CARD, context).join('')}`);
    case 'discard':
      return say((v) => `${v('odhodit')} ${quantity(effect.cards, CARD, context).join('')}`);
    case 'discardAnyNumber':
      return say((v) => `${v('odhodit')} z ruky libovolný počet ${cards(effect.cards, context).plural!.gen}`);
    case 'discardRandom':
      return say((v) => `${v('odhodit')} z ruky ${count(effect.cards, CARD, 'acc', 'náhodný')}`);
    case 'discardTop':
      return say((v) => `${v('odhodit')} vrchní kartu svého balíčku`);
    case 'turnTop':
      return say((v) => `${v('odhalit')} vrchní kartu svého balíčku a ${v('vzít')} ji do ruky`);
    case 'lookAtHand':
      return say((v) => `${v('prohlédnout')} si karty ${inTheirHand(context)}`);
    case 'pickFromHand':
      return say((v) => `${v('vybrat')} kartu ${inTheirHand(context)}`);
    case 'discardPicked':
      if (holdsPicked(context)) return say((v) => `${v('odhodit')} vybranou kartu`);
      return phrase(isYou(context) ? 'protivník vybranou kartu odhodí' : 'vybranou kartu odhodíte');
    case 'putPickedUnder':
      if (holdsPicked(context)) return say((v) => `${v('položit')} vybranou kartu dospod svého balíčku`);
      return phrase(
        isYou(context) ? 'protivník položí vybranou kartu dospod svého balíčku' : 'vybranou kartu položíte dospod svého balíčku',
      );
    case 'lookAndPick': {
      const looked = say((v) => `${v('prohlédnout')} si karty ${inTheirHand(context)} a jednu z nich ${v('vybrat')}`);
      if (!effect.fate) return looked;
      return [...looked, ...cardVerb({ do: effect.fate }, { ...context, picker: speaker(context) }, mood).map(({ text }) => heavy(text))];
    }
    case 'putBack':
      return say(
        (v) =>
          `${v('položit')} ${count(effect.cards, CARD)} z ruky ${effect.where === 'top' ? 'navrch' : 'dospod'} svého balíčku${effect.cards > 1 ? ' v libovolném pořadí' : ''}`,
      );
    case 'takeFromDiscard': {
      const which = cards(effect.cards, context);
      const what = effect.all ? `všechny ${which.plural!.acc}` : `jednu ${which.acc}`;
      return say((v) => `${v('vzít')} do ruky ${what} ze svého odhazovacího balíčku`);
    }
    case 'takeFromBoosts':
      return say((v) => `${v('vrátit')} do ruky jednu z karet, kterými byla tato karta posílena${END}`);
    case 'takeTopOfDiscard':
      return say((v) => `${v('vzít')} do ruky vrchní kartu svého odhazovacího balíčku`);
    case 'takeBack':
      return say((v) => `${v('vrátit')} tuto kartu do ruky`);
    case 'search':
      return [
        ...say((v) => `${v('vzít')} do ruky kartu ${quoted(cardTitle(effect.name, context.hero?.id))} ze svého odhazovacího balíčku`),
        heavy(
          `pokud tam není, ${join(act(context, 'say', (v) => `${v('vyhledat')} ji ve svém balíčku, ${v('vzít')} ji do ruky a balíček ${v('zamíchat')}`))}`,
        ),
      ];
    case 'boost': {
      const often = effect.times ? ` až ${OFTEN[effect.times] ?? `${effect.times}krát`}` : '';
      if (effect.card === 'theirs') return phrase(`${theyMay(context)} posílit svou kartu${often}`);
      return offered(`posílit ${isOwner(context) ? 'tuto' : 'svou'} kartu${often}`, context, mood);
    }
    case 'cancel':
      return say((v) => `${v('zrušit')} všechny ${context.theirCardNamed ? 'její efekty' : `efekty ${theirCard(context, 'gen')}`}`);
    case 'setValue': {
      const instead =
        effect.card === 'yours' && typeof effect.to === 'number' && context.value !== undefined ? ` místo ${context.value}` : '';
      return becomes(mood, (c) => value(effect.card, context, c, mood === 'bare'), effect.card, effect.to, context, instead);
    }
    case 'addValue':
      return addition(effect, context, mood);
    case 'shiftValue':
      return offered(`zvýšit nebo snížit ${value('yours', context, 'acc')} o 1`, context, mood);
    case 'ignoreValue':
      return say((v) => `${v('ignorovat')} ${value(effect.card, context, 'acc')} (považuje se za 0)`);
    case 'lockValue':
      return becomes(
        mood,
        (c) => value(effect.card, context, c, mood === 'bare'),
        effect.card,
        effect.to,
        context,
        effect.against === 'cards' ? ' (efekty karet ji nemohou změnit)' : ' (nic ji nemůže změnit)',
      );
    case 'setPrinted': {
      const where = effect.card === 'theirs' ? theirCard(context, 'loc') : 'této kartě';
      const printed = (c: Case) => `${VALUE[c]} ${adjective('uvedený', 'f', c)} na ${where}`;
      return becomes(mood, printed, effect.card, effect.to, context);
    }
    case 'lockYourValues':
      return phrase(
        `do konce tahu je hodnota každé ${isYou(context) ? 'vaší karty' : 'karty protivníka'} v souboji ${effect.to} a nic ji nemůže změnit`,
      );
    case 'bonusAttack':
      return say(
        (v) =>
          `${v('provést')} bonusový útok${context.card?.bonusAttack ? ` ${quoted(cardTitle(context.card.bonusAttack.id, context.hero?.id))}` : ''}`,
      );
    case 'replaceYourCard':
      return offered(
        `vrátit tuto kartu do ruky a zahrát místo ní lícem nahoru jinou kartu, kterou může ${isYou(context) ? 'váš' : 'jeho'} bojovník zaútočit${END}`,
        context,
        mood,
      );
    case 'replaceTheirCard':
      return [
        ...say(
          (v) =>
            `${v('vrátit')} ${theirCard(context, 'acc')} do ${isYou(context) ? 'jeho' : 'vaší'} ruky, ${v('prohlédnout')} si karty v této ruce a ${v('vybrat')} z nich kartu, kterou může ${fighter('opposingFighter', context, true).nom} zaútočit${END}`,
        ),
        heavy('vybraná karta se zahraje místo vrácené'),
      ];
  }
}
