import type { Condition, Fighter } from '@peerless/engine';
import type { Context } from '../language.ts';
import { grouped, isAboutSame, subjectOf } from '../sentence.ts';
import { atLeast } from './amounts.ts';
import { count, past } from './declension.ts';
import { CARD, END, HEALTH, isYou, list, theirCard } from './grammar.ts';
import { fighterNoun, formOf } from './names.ts';
import { fighter, inZone, token } from './who.ts';

const ORDINALS = ['', 'první', 'druhá', 'třetí', 'čtvrtá', 'pátá'];

/** A further claim does not name the same fighter again, nor does it begin with a short word, except after "nebo". */
function again(claim: Condition, before: Condition | undefined, text: string, context: Context, afterOr: boolean): string {
  if (!before) return text;
  const who = subjectOf(claim);
  const named = who ? fighter(who, context, true).nom : 'váš hrdina';
  if (isAboutSame(claim, before)) return text.replace(`${named} `, '');
  for (const verb of ['je', 'není', 'má'])
    if (text.startsWith(`${verb} ${named} `)) return `${named} ${verb}${text.slice(`${verb} ${named}`.length)}`;
  if (afterOr) return text;
  return text.replace(/^jste (?=.*li(?: |$))/, 'vy jste ').replace(/^se (vámi zvolené číslo|\p{L}+)/u, '$1 se');
}

/** "A, B a C"; where claims about one fighter stand together, "A a B a C". */
function claims(of: readonly Condition[], context: Context, yes: boolean): string {
  const said = of.map((part, i) => again(part, of[i - 1], condition(part, context, yes), context, !yes && i === of.length - 1));
  if (!yes) return list(said, 'nebo');
  const groups = grouped(said, (i) => isAboutSame(of[i], of[i - 1])).map((group) => list(group));
  return groups.length < of.length ? groups.join(' a ') : list(groups);
}

/** The claim after "pokud" or "dokud"; `yes` false denies it. */
export function condition(claim: Condition, context: Context, yes = true): string {
  const not = yes ? '' : 'ne';
  const is = yes ? 'je' : 'není';
  const you = isYou(context);
  const said = (whom: Fighter) => fighter(whom, context, true);
  const started = (whom: Fighter, no = '') => `${said(whom).nom} ${past(`${no}začal`, said(whom))} tento tah`;
  switch (claim.if) {
    case 'won':
      return you ? `jste v souboji ${not}zvítězili` : `protivník v souboji ${not}zvítězil`;
    case 'lost':
      return you ? `jste souboj ${not}prohráli` : `protivník souboj ${not}prohrál`;
    case 'isHero':
      return `je ${said(claim.who).nom} ${yes ? 'hrdina' : 'pomocník'}`;
    case 'isThe': {
      const named = fighterNoun(claim.named, context.hero?.id);
      if (claim.who !== 'yourFighter' || context.at === 'scheme') return `${is} ${said(claim.who).nom} ${named.nom}`;
      return `se souboje ${context.at === 'afterCombat' ? past(`${not}účastnil`, named) : `${not}účastní`} ${named.nom}`;
    }
    case 'startedElsewhere':
      return `${started(claim.who)} na ${yes ? 'jiném' : 'tomtéž'} poli`;
    case 'startedInAnotherZone':
      return `${yes ? `${said(claim.who).nom} není v žádné` : `je ${said(claim.who).nom} v některé`} z oblastí pole, na kterém ${past('začal', said(claim.who))} tento tah${END}`;
    case 'adjacent':
      return `${said(claim.who).nom} ${not}sousedí s ${said(claim.to).ins}`;
    case 'inZoneOf':
      return `${is} ${said(claim.who).nom} ${inZone(claim.of, { ...context, named: [claim.of] })}`;
    case 'onBoard':
      return `${is} ${said(claim.who).nom} na bojišti`;
    case 'isDefeated':
      return `${is} ${said(claim.who).nom} ${past('pokořen', said(claim.who))}`;
    case 'healthAtMost':
      return `má ${said(claim.who).nom} ${yes ? 'nejvýše' : 'více než'} ${count(claim.health, HEALTH)}`;
    case 'onToken':
      return `${is} ${said(claim.who).nom} na poli s ${token(context).ins}`;
    case 'startedOnToken':
      return `${started(claim.who, not)} na poli s ${token(context).ins}`;
    case 'inForm': {
      const form = formOf(claim.form, context.hero?.id);
      const hero = context.hero ? fighterNoun(context.hero.id) : fighter('yourHero', {});
      return `${is} ${form.person ? 'váš hrdina' : hero.nom} ${form.nom}`;
    }
    case 'handIs':
      return `${you ? `${not}máte` : `${not}má protivník`} v ruce přesně ${count(claim.cards, CARD)}`;
    case 'attacking':
      return you ? `${not}útočíte` : `protivník ${not}útočí`;
    case 'defending':
      return you ? `se ${not}bráníte` : `se protivník ${not}brání`;
    case 'theyPlayedACard': {
      const what = yes ? 'kartu' : 'žádnou kartu';
      return you ? `protivník v tomto souboji ${not}zahrál ${what}` : `jste v tomto souboji ${not}zahráli ${what}`;
    }
    case 'thisCardIsInPlay':
      return yes ? 'je tato karta stále ve hře' : 'tato karta už není ve hře';
    case 'valuesAreEqual':
      return `${yes ? 'jsou' : 'nejsou'} hodnoty obou karet stejné`;
    case 'namedTheirPrintedValue':
      return `se vámi zvolené číslo ${not}rovná hodnotě uvedené na ${theirCard(context, 'loc')}`;
    case 'actionNumber': {
      const which = ORDINALS[claim.is] ?? `${claim.is}.`;
      return `${is} toto ${you ? `vaše ${which} akce` : `${which} akce protivníka`} v tomto tahu`;
    }
    case 'yourTurn':
      return you ? `${not}jste na tahu` : `${is} na tahu protivník`;
    case 'atLeast':
      return atLeast(claim.than, claim.amount, context, yes);
    case 'anyDefeated':
      return yes ? 'tím byl pokořen alespoň jeden bojovník' : 'tím nebyl pokořen žádný bojovník';
    case 'wasDamaged':
      return `tím ${said(claim.who).nom} ${past(`${not}utrpěl`, said(claim.who))} ${yes ? 'zranění' : 'žádné zranění'}`;
    case 'cardPicked':
      return yes ? 'byla nějaká karta vybrána' : 'nebyla vybrána žádná karta';
    case 'not':
      return condition(claim.that, context, !yes);
    case 'all':
      return claims(claim.of, context, yes);
  }
}
