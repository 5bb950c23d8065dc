/** docs/words.md: every word that data can say, with an example and the sentence it makes. */
import '@peerless/heroes/en';
import {
  type Amount,
  type Condition,
  draw,
  type Effect,
  type HeroDefinition,
  KINDS,
  mayPay,
  type Price,
  problemsOfHero,
  ROLES,
  recover,
  TIMINGS,
  when,
} from '@peerless/engine';
import { type Context, LANGUAGES } from '@peerless/text';
import { lineText } from '@peerless/text/language';
import { AMOUNTS, CONDITIONS, FILTERS, LAMPLIGHTER, PRICES, SHARED_EFFECTS, SPACES } from '../../text/sample-words.ts';

const { en } = LANGUAGES;
const [card] = LAMPLIGHTER.deck;
const context: Context = { hero: LAMPLIGHTER, card, value: 4, at: 'duringCombat' };

export const words = (): string => `# Words

This page is written by \`node tools/words.mjs\` from the code. Each row is a word as JSON and the sentence it makes. The examples belong to a Lamplighter with two Moths, oil, lamp tokens and a key; your hero has names of its own. Where a word can be said, all that is inside it must be possible too.

How a hero is put together, step by step, is told in [make a hero](how-to/make-a-hero.md).

## When a card speaks

An entry of \`effects\` of a card.

${table(['at', 'example', 'says'], TIMINGS.map(timing))}

## When an ability speaks

An entry of \`abilities\` of a hero. \`damaged\` and \`defeated\` are of one fighter.

${table(
  ['at', 'example', 'says'],
  (LAMPLIGHTER.abilities ?? []).map((ability) => [code(ability.at), json(ability), en.ability(ability, context)]),
)}

## What happens

An entry of \`does\`, \`then\` or \`else\`.

${table(['do', 'example', 'says', 'can be said'], SHARED_EFFECTS.map(effectRow))}

## Conditions

\`cond\` of \`if\`, and \`if\` of a bonus.

${table(['if', 'example', 'says', 'can be said'], CONDITIONS.map(conditionRow))}

## Amounts

A number, or one of these in its place.

${table(['example', 'says', 'can be said'], AMOUNTS.filter((amount) => typeof amount === 'object').map(amountRow))}

## Prices

\`price\` of \`pay\`.

${table(['pay', 'example', 'says', 'can be said'], PRICES.map(priceRow))}

## Fighters

${table(
  ['example', 'says', 'can be said'],
  [...ROLES, { named: 'moth' }].map((who) => [json(who), en.who(who, context), said(recover(who, 1), 'who')]),
)}

## One or each of several fighters

\`where\` narrows them, and may be left out.

${table(
  ['example', 'says', 'can be said'],
  [...KINDS, { named: 'moth' }]
    .flatMap((of) => [{ one: { of } }, { each: { of } }])
    .map((who) => [json(who), en.who(who, context), said(recover(who, 1), 'who.one.of', 'who.each.of')]),
)}

${table(
  ['where', 'example', 'says'],
  FILTERS.map((by) => {
    const who = { one: { of: 'fighters', where: [by] } } as const;
    return [code(by.is), json(who), en.who(who, context)];
  }),
)}

## Spaces

A list; all entries hold for the space, and an empty list is any space.

${table(
  ['is', 'example', 'says'],
  SPACES.map((by) => [code(by.is), json([by]), en.spaces([by], context)]),
)}

## Rules of a hero

An entry of \`rules\` of a hero: what always holds.

${table(
  ['rule', 'example', 'says'],
  (LAMPLIGHTER.rules ?? []).map((rule) => [code(rule.rule), json(rule), en.heroRule(rule, context)]),
)}

## Rules of a card

An entry of \`standing\` of a card: what holds without a time.

${table(
  ['rule', 'example', 'says'],
  (card.standing ?? []).map((rule) => [code(rule.rule), json(rule), en.cardRule(rule, context)]),
)}
`;

function timing(at: (typeof TIMINGS)[number]): string[] {
  const effect = { at, does: [draw(1)] };
  return [code(at), json(effect), lineText(en.cardEffect(effect, context))];
}
const effectRow = (effect: (typeof SHARED_EFFECTS)[number]): string[] => [
  code(effect.do),
  json(effect),
  en.effect(effect, context),
  said(effect, 'do'),
];
const conditionRow = (condition: Condition): string[] => [
  code(condition.if),
  json(condition),
  `if ${en.condition(condition, context)}`,
  said(when(condition, draw(1)), 'cond.if'),
];
const amountRow = (amount: Exclude<Amount, number>): string[] => [
  json(amount),
  en.effect(draw(amount), context),
  said(draw(amount), 'cards.per', 'cards.the.of', 'cards.of.the.of', 'cards.of'),
];

const priceRow = (price: Price): string[] => [
  code(price.pay),
  json(price),
  en.effect(mayPay(price, draw(1)), context),
  said(mayPay(price, draw(1)), 'price.pay'),
];

/** Where the check lets the word be said: it refuses one that comes before its time at the setup of the game. */
function said(effect: Effect, ...paths: string[]): string {
  const hero: HeroDefinition = { ...LAMPLIGHTER, abilities: [{ at: 'setup', does: [effect] }] };
  const places = paths.map((path) => `abilities[0].does[0].${path}`);
  const refusal = problemsOfHero(hero).find(({ path, problem }) => places.includes(path) && problem.includes('can be said only'));
  return refusal?.problem.replace(/^.* can be said only /, '') ?? 'anywhere';
}

const code = (text: string): string => `\`${text}\``;
/** On one line, as people write it: `{ "do": "draw", "cards": 1 }`. */
const json = (value: unknown): string => code(spaced(value));
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([field, part]) => `${JSON.stringify(field)}: ${spaced(part)}`);
  return fields.length ? `{ ${fields.join(', ')} }` : '{}';
}
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}
