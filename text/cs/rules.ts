/** Abilities and standing rules. */
import type { Ability, CardRule, HeroDefinition, HeroRule } from '@peerless/engine';
import type { Context } from '../language.ts';
import { about, isAbout, isMany } from '../sentence.ts';
import { number, quantity } from './amounts.ts';
import { condition } from './conditions.ts';
import { adjective, count, past } from './declension.ts';
import { clause } from './effects.ts';
import { END, list, SPACE, sentence } from './grammar.ts';
import { counterNoun, fighterNoun, formOf, itemNoun, tokenNoun } from './names.ts';
import { fighter, pronoun, token } from './who.ts';

/** The moment, and whether a comma follows it. */
function moment(ability: Ability, context: Context): [string, boolean] {
  const of = fighter(ability.of === undefined ? 'yourFighter' : { named: ability.of }, context, true);
  switch (ability.at) {
    case 'setup':
      return ['na začátku hry', false];
    case 'turnStart':
      return ['na začátku svého tahu', false];
    case 'turnEnd':
      return ['na konci svého tahu', false];
    case 'maneuverEnd':
      return ['po svém manévru', false];
    case 'afterCombat':
      return ['po boji', false];
    case 'damaged':
      return [`kdykoli ${of.nom} utrpí zranění`, true];
    case 'defeated':
      return [`jakmile je ${of.nom} ${past('pokořen', of)}`, true];
  }
}
export function ability(said: Ability, context: Context): string {
  const here = { ...context, at: said.at };
  const [when, comma] = moment(said, here);
  const what = clause(said.does, here);
  return sentence(`${when}${comma || what.startsWith('pokud') ? ',' : ''} ${what}`);
}

function bonus(rule: Extract<HeroRule, { rule: 'bonus' }>, context: Context): string {
  const isSaid = rule.if !== undefined && isAbout({ named: rule.by }, about(rule.if, context));
  const user = rule.by === 'any' ? 'vaši bojovníci' : isSaid ? '' : fighter({ named: rule.by }, context).nom;
  const uses = rule.to === 'attack' ? ['útočí', user] : user ? ['se', user, 'brání'] : ['se brání'];
  const [far, per] = number(rule.amount, context);
  const text = `hodnota karet, kterými ${uses.filter(Boolean).join(' ')}${END} je o ${far} vyšší${per}`;
  if (!rule.if) return sentence(text);
  return sentence(`${rule.if.if === 'isDefeated' ? 'pokud' : 'dokud'} ${condition(rule.if, context)}, ${text}`);
}
export function heroRule(rule: HeroRule, context: Context): string {
  const hero = fighter('yourHero', context);
  switch (rule.rule) {
    case 'bonus':
      return bonus(rule, context);
    case 'furtherInManeuver': {
      const [far, per] = quantity(rule.amount, SPACE, context);
      return sentence(`při manévru se každý váš bojovník může přesunout o ${far} navíc${per}`);
    }
    case 'laidBoost': {
      const by = rule.by === 'any' ? 'váš bojovník' : fighter({ named: rule.by }, context).nom;
      return `${sentence(`když útočí ${by}, můžete spolu s útočnou kartou vyložit lícem dolů ještě jednu kartu a útok jí posílit`)} Pokud jsou efekty útočné karty zrušeny, karta posílení se odhodí bez efektu.`;
    }
    case 'cannotBeCanceled':
      return sentence(`protivníci nemohou rušit efekty karet ${list(rule.by.map((id) => fighterNoun(id, context.hero?.id).gen))}`);
    case 'assignDamage': {
      const to = fighterNoun(rule.to, context.hero?.id);
      return sentence(
        `kdykoli má ${hero.nom} utrpět zranění, můžete libovolnou část těchto zranění rozdělit mezi ${(to.plural ?? to).acc} v ${pronoun(hero).whose} oblasti (${adjective('každý', to.gender, 'dat')} nejvýše tolik, kolik má bodů zdraví)`,
      );
    }
    case 'placedInBoostedManeuver':
      return sentence(`když posílíte manévr, můžete ${hero.acc} místo přesunu umístit na libovolné volné pole`);
    case 'stepsBetweenTokens': {
      const fog = `s ${token(context).ins}`;
      return sentence(`${hero.nom} se může přesouvat z pole ${fog} na libovolné jiné pole ${fog}, jako by tato pole sousedila`);
    }
  }
}

export function cardRule(rule: CardRule, context: Context): string {
  switch (rule.rule) {
    case 'cannotBeCanceled':
      return 'Efekty této karty nelze zrušit.';
    case 'playedFaceUp':
      return 'Zahrajte tuto kartu lícem nahoru a zvolte číslo.';
    case 'mayDefendWith':
      return sentence(`pokud máte v košíku ${itemNoun(rule.item, context.hero?.id).acc}, můžete se touto kartou i bránit`);
    case 'whenDiscardedByOpponent':
      return sentence(`když tuto kartu odhodíte kvůli efektu protivníka, ${clause(rule.does, context)}`);
    case 'cancelsLooks':
      return 'Pokud by si měl protivník díky svému efektu prohlédnout karty ve vaší ruce, můžete z ruky ukázat tuto kartu a daný efekt zrušit.';
    case 'holdsBackDefeat':
      return 'Dokud nejsou efekty této karty vyhodnoceny, hra nekončí, ani když je váš bojovník v tomto souboji pokořen.';
  }
}

export function equipment(hero: HeroDefinition): string[] {
  const lines: string[] = [];
  const owner = fighterNoun(hero.id);
  const first = hero.forms?.[0];
  const picks = hero.abilities?.some(({ at, does }) => at === 'setup' && does.some((effect) => effect.do === 'pickForm'));
  if (first !== undefined && !picks) lines.push(sentence(`na začátku hry je váš hrdina ${formOf(first, hero.id).nom}`));
  if (hero.counter) {
    const noun = counterNoun(hero.counter.id, hero.id);
    lines.push(
      sentence(`na začátku hry má ${owner.nom} ${count(hero.counter.start, noun)} a nikdy jich nemůže mít více než ${hero.counter.max}`),
    );
  }
  if (hero.tokens)
    lines.push(
      sentence(
        `na začátku hry umístěte ${count(hero.tokens.count, tokenNoun(hero.tokens.id, hero.id))} na různá volná pole v oblasti ${owner.gen}`,
      ),
    );
  if (hero.items)
    lines.push(
      'Ve vašem košíku je předmět uvedený na vrchní kartě vašeho odhazovacího balíčku; dokud je odhazovací balíček prázdný, je to libovolný předmět podle vaší volby.',
    );
  for (const { id, offBoard } of hero.sidekicks) {
    const noun = fighterNoun(id, hero.id);
    const many = `${adjective('váš', `${noun.gender}s`, 'nom', noun.animate)} ${(noun.plural ?? noun).nom} začínají`;
    if (offBoard) lines.push(sentence(`${isMany(id, { hero }) ? many : `${noun.nom} začíná`} hru mimo bojiště`));
  }
  return lines;
}
