/** Heroes compiled for a match: their sentences numbered, every word with its fields compiled. */
import type { CardDefinition, HeroDefinition } from '../data/define.ts';
import { type Compiler, compileFields } from '../data/fields.ts';
import type { Data } from '../data/kinds.ts';
import { heroNamed } from '../data/known.ts';
import { type Block, type Cast, compileBy, type EffectBlock, type FighterInfo, type Kind, type Node, type SaidAt } from '../data/match.ts';
import type { CardStanding, HeroStanding } from '../data/standing.ts';
import { wordNamed, wordsOf } from '../data/vocabulary.ts';
import type { Verb } from '../data/word.ts';
import { type CardEffect, type Effect, type Moment, TIMINGS, type Timing } from '../data/words.ts';
import { ENGINE_BLOCKS } from '../rules/sentences.ts';
import { mentionsOpponent } from './fields.ts';

type Said = { readonly do: string } & Data;
/** What a hero says, and the same where a rule or a moment speaks of an opponent, whatever is said. */
interface Speaker extends Compiler {
  readonly ofOpponent: Compiler;
}
const saying = ({ opponent }: { readonly opponent: boolean }, speaker: Speaker): Compiler => (opponent ? speaker.ofOpponent : speaker);

function castOf(heroes: readonly string[]): Cast {
  const defs = heroes.map((id) => heroNamed(id)!);
  const blocks: Block[] = [];
  for (const block of ENGINE_BLOCKS) {
    const spoken = block.filter((said) => said.moment === undefined || defs.some((def) => speaksAt(def, said.moment!)));
    blocks.push(ruleBlock(spoken));
  }
  const ruleBlocks = blocks.length;
  const into = defs.map((def): Speaker => {
    const sentence = (words: readonly Data[]): number => addBlock(blocks, words as readonly Said[], def);
    return { sentence, ofOpponent: { sentence: (words) => addBlock(blocks, words as readonly Said[], def, true) } };
  });

  const fighters: FighterInfo[] = [];
  const fightersOf = defs.map((def, seat) => {
    const info = (id: string, name: string, health: number, reach: string, isHero: boolean, offBoard: boolean) =>
      fighters.push({
        name: fighters.some((other) => other.name === name) ? `${name}@${seat + 1}` : name,
        id,
        seat,
        isHero,
        isRanged: reach === 'ranged',
        health,
        offBoard,
      }) - 1;
    const mine = [info(def.id, def.id, def.health, def.reach, true, false)];
    for (const kick of def.sidekicks) {
      for (let n = 1; n <= kick.count; n++) {
        mine.push(info(kick.id, kick.count > 1 ? `${kick.id}-${n}` : kick.id, kick.health, kick.reach, false, !!kick.offBoard));
      }
    }
    return mine;
  });

  const standing = defs.map((def, seat) => standingOfHero(def, into[seat]));
  const kinds: Kind[] = [];
  const kindsOf = defs.map((def, seat) =>
    def.deck.map((card) => kinds.push(compileCard(card, def, seat, fighters, fightersOf[seat], into[seat])) - 1),
  );
  const decks = kindsOf.map((own) => own.flatMap((kind) => new Array<number>(kinds[kind].card.copies).fill(kind)));
  const abilities = defs.map((def, seat) => {
    const said = Object.fromEntries(wordsOf('moment').map(({ word }) => [word, [] as SaidAt[]])) as Record<Moment, SaidAt[]>;
    for (const ability of def.abilities ?? [])
      said[ability.at].push({
        block: saying(wordNamed('moment', ability.at)!, into[seat]).sentence(ability.does as readonly Data[]),
        of: ability.of,
      });
    return said;
  });
  return {
    heroes: defs,
    fighters,
    heroOf: fightersOf.map((own) => own[0]),
    fightersOf,
    kinds,
    kindsOf,
    decks,
    blocks,
    ruleBlocks,
    abilities,
    standing,
    highestValue: Math.max(0, ...kinds.flatMap((kind) => [kind.card.value ?? 0, kind.card.bonusAttack?.value ?? 0])),
  };
}

const speaksAt = (hero: HeroDefinition, moment: Moment): boolean => hero.abilities?.some(({ at }) => at === moment) ?? false;

/** Many cards and words have none: they share it. */
const NO_EFFECTS = Object.fromEntries(TIMINGS.map((at) => [at, [] as EffectBlock[]])) as Record<Timing, EffectBlock[]>;

function compileCard(
  card: CardDefinition,
  hero: HeroDefinition,
  seat: number,
  fighters: readonly FighterInfo[],
  own: readonly number[],
  into: Speaker,
): Kind {
  const form = hero.forms?.indexOf(card.by) ?? -1;
  const inTime = (effects: readonly CardEffect[]) => {
    if (!effects.length) return NO_EFFECTS;
    return Object.fromEntries(
      TIMINGS.map((at) => [
        at,
        effects
          .filter((e) => e.at === at)
          .map((e) => ({ block: into.sentence(e.does as readonly Data[]), item: e.item === undefined ? -1 : hero.items!.indexOf(e.item) })),
      ]),
    ) as Record<Timing, EffectBlock[]>;
  };
  return {
    // What is asked of every card of a hand lies together.
    type: card.type,
    boost: card.boost ?? -1,
    users: own.filter((f) => card.by === 'any' || form >= 0 || fighters[f].id === card.by).reduce((bits, f) => bits | (1 << f), 0),
    form,
    standing: standingOfCard(card, hero, into),
    value: card.value ?? -1,
    seat,
    id: card.id,
    card,
    effects: inTime(card.effects),
    bonusEffects: inTime(card.bonusAttack?.effects ?? []),
    boostBonus: card.boostBonus ? into.sentence(card.boostBonus as readonly Data[]) : -1,
    item: card.item === undefined ? -1 : card.item === 'wild' ? hero.items!.length : hero.items!.indexOf(card.item),
  };
}

/** What the queries read where no rule stands; always in the same order, so that they find it quickly. */
const withoutRules = (kind: 'heroRule' | 'cardRule'): Record<string, unknown> =>
  Object.fromEntries(wordsOf(kind).map(({ word, without }) => [word, without]));

function standingOfHero(hero: HeroDefinition, into: Speaker): HeroStanding {
  const standing = { move: hero.move, items: hero.items?.length ?? -1, ...withoutRules('heroRule') } as Record<string, unknown>;
  for (const rule of hero.rules ?? []) {
    const word = wordNamed('heroRule', rule.rule)!;
    standing[rule.rule] = word.stand(standing[rule.rule] as never, compileFields(word.fields, rule, saying(word, into)) as never);
  }
  return standing as unknown as HeroStanding;
}
function standingOfCard(card: CardDefinition, hero: HeroDefinition, into: Speaker): CardStanding {
  const standing = withoutRules('cardRule');
  for (const rule of card.standing ?? []) {
    const word = wordNamed('cardRule', rule.rule)!;
    standing[rule.rule] = word.stand(standing[rule.rule] as never, compileFields(word.fields, rule, saying(word, into)) as never, hero);
  }
  return standing as unknown as CardStanding;
}

/** Sentences of the rules are the same for all heroes, so all matches share them: what is said most lies closest. */
const ruleBlocks = new Map<string, Block>();
function ruleBlock(words: readonly Said[]): Block {
  const key = JSON.stringify(words);
  const known = ruleBlocks.get(key);
  if (known) return known;
  const nodes = words.map((said): Node => {
    const verb = wordNamed('step', said.do)!;
    return { verb, said, args: compileFields(verb.fields, said, NO_SENTENCES) as never, parts: [] };
  });
  const block = { nodes, speaksOfOpponent: false };
  ruleBlocks.set(key, block);
  return block;
}
const NO_SENTENCES: Compiler = {
  sentence() {
    throw new Error('a step of the rules holds no sentence');
  },
};

function addBlock(blocks: Block[], words: readonly Said[], owner: HeroDefinition, isOfOpponent = false): number {
  const number = blocks.push({ nodes: [], speaksOfOpponent: false }) - 1;
  const nodes = words.map((said) => {
    const verb = verbOf(said, owner);
    const parts: number[] = [];
    const into: Compiler = {
      sentence(inner) {
        const part = addBlock(blocks, inner as readonly Said[], owner);
        parts.push(part);
        return part;
      },
    };
    return { verb, said, args: compileFields(verb.fields, said, into) as never, parts };
  });
  const speaksOfOpponent =
    isOfOpponent || mentionsOpponent(words as unknown as readonly Effect[]) || nodes.some(({ verb }) => verb.opponent);
  blocks[number] = { nodes, speaksOfOpponent };
  return number;
}
function verbOf(said: Said, owner: HeroDefinition): Verb {
  return said.do === 'own' ? (owner.words![said.word as string] as Verb) : wordNamed('verb', said.do)!;
}

compileBy(castOf);
