/** `peerless cards`, `heroes` and `boards`: what there is to play with, and what it is called in files. */
import { type BoardDefinition, type CardDefinition, type HeroDefinition, knownBoards, knownHeroes, seatsOn } from '@peerless/engine';
import { abilityText, cardLine, cardText, fighterLines, type Lang, name } from '@peerless/text';
import { DONE } from './failure.ts';
import { boardCalled, heroCalled } from './find.ts';
import { styled, type Terminal } from './terminal.ts';

export interface ListOptions {
  lang: Lang;
  json?: boolean;
}

export function cards(wanted: string, { lang, json }: ListOptions, terminal: Terminal): number {
  const hero = heroCalled(wanted);
  if (json) {
    for (const card of hero.deck) terminal.out(JSON.stringify(cardData(hero, card, lang)));
    return DONE;
  }
  terminal.out(title(name('fighter', hero.id, lang, hero.id), hero.id, terminal));
  for (const line of [...fighterLines(hero, lang), ...abilityText(hero, lang)]) terminal.out(`  ${line}`);
  for (const card of hero.deck) {
    terminal.out('');
    terminal.out(title(cardLine(hero, card, lang), card.id, terminal));
    for (const line of cardText(hero, card, lang)) terminal.out(`  ${line}`);
  }
  return DONE;
}
const title = (text: string, id: string, terminal: Terminal): string =>
  `${styled(text, 'bold', terminal)}  ${styled(`[${id}]`, 'dim', terminal)}`;
const cardData = (hero: HeroDefinition, card: CardDefinition, lang: Lang): object => {
  const { id, type, value = null, boost = null, copies, by } = card;
  return { id, name: name('card', id, lang, hero.id), type, value, boost, copies, by, text: cardText(hero, card, lang) };
};

export function heroes({ lang, json }: ListOptions, terminal: Terminal): number {
  for (const hero of knownHeroes()) {
    const { id, health, move, reach, sidekicks, forms = null, counter = null, tokens = null, items = null } = hero;
    if (json)
      terminal.out(
        JSON.stringify({ id, name: name('fighter', id, lang, id), health, move, reach, sidekicks, forms, counter, tokens, items }),
      );
    else {
      const [own, ...others] = fighterLines(hero, lang);
      terminal.out(title(own, id, terminal));
      for (const [i, line] of others.entries()) terminal.out(`  ${line}  ${styled(`[${calledInFiles(sidekicks[i])}]`, 'dim', terminal)}`);
      for (const line of inPosition(hero)) terminal.out(`  ${styled(line, 'dim', terminal)}`);
    }
  }
  return DONE;
}
/** Several of one name are numbered. */
const calledInFiles = ({ id, count }: HeroDefinition['sidekicks'][number]): string => (count > 1 ? `${id}-1 to ${id}-${count}` : id);
/** What the position of a scene can say of its seat besides fighters, cards and turns (docs/scenes.md). */
const inPosition = ({ forms, counter, tokens }: HeroDefinition): string[] => [
  ...(forms?.length ? [`form: ${forms.join(' or ')}`] : []),
  ...(counter ? [`counter: ${counter.id}, 0 to ${counter.max} (default ${counter.start})`] : []),
  ...(tokens ? [`tokens: ${tokens.id}, ${tokens.count} spaces or null`] : []),
];

export function boards(wanted: string | undefined, { lang, json }: ListOptions, terminal: Terminal): number {
  const list = wanted === undefined ? knownBoards() : [boardCalled(wanted)];
  for (const board of list) {
    if (json)
      terminal.out(JSON.stringify(wanted === undefined ? boardData(board, lang) : { name: name('board', board.id, lang), ...board }));
    else {
      terminal.out(title(`${name('board', board.id, lang)} · ${features(board)}`, board.id, terminal));
      if (wanted !== undefined) for (const line of boardLines(board)) terminal.out(`  ${line}`);
    }
  }
  return DONE;
}
const boardData = (board: BoardDefinition, lang: Lang): object => ({
  id: board.id,
  name: name('board', board.id, lang),
  spaces: board.spaces.length,
  seats: seatsOn(board),
  doors: board.doors.length,
  passages: board.passages.length,
  highGround: board.highGround.length,
});
const features = (board: BoardDefinition): string =>
  [
    `${board.spaces.length} spaces`,
    `up to ${seatsOn(board)} seats`,
    ...(board.doors.length ? [`${board.doors.length} doors`] : []),
    ...(board.passages.length ? ['secret passages'] : []),
    ...(board.highGround.length ? ['high ground'] : []),
  ].join(' · ');
/** Every space with its zones and neighbours, then what else is on the board. */
function boardLines({ spaces, lines, doors, passages, highGround, zones }: BoardDefinition): string[] {
  const color = (zone: string): string => zones.find(({ id }) => id === zone)!.color;
  const near = (space: string): string[] => lines.flatMap(([a, b]) => (a === space ? [b] : b === space ? [a] : []));
  return [
    ...spaces.map(
      ({ id, zones: own, start }) =>
        `${id}: ${own.map(color).join(', ')}; next to ${near(id).join(' ')}${start === undefined ? '' : `; start of seat ${start - 1}`}`,
    ),
    ...doors.map(({ id, cuts }) => `door ${id}: between ${cuts.map(([a, b]) => `${a} and ${b}`).join(', ')}`),
    ...passages.map((network) => `passage: ${network.join(' ')}`),
    ...highGround.map(([high, low]) => `high ground: from ${high} down to ${low}`),
  ];
}
