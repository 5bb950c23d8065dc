/** A moment of a game as a drawing: the board from its data, the fighters where they stand, the values as the engine explains them. */
import '@peerless/boards';
import '@peerless/heroes';
import {
  answer,
  type BoardDefinition,
  choices,
  compare,
  type Described,
  describe,
  type Event,
  knownBoards,
  knownHeroes,
  matchOf,
  type Setup,
  SPECTATOR,
  scene,
  view,
} from '@peerless/engine';
import { cardText, eventText, name, tableOf } from '@peerless/text';

const WIDTH = 1120;
const HEIGHT = 520;
const BOARD = { x: 20, y: 20, width: 660, height: 430 };
const PAPER = '#f4ecd8';
const INK = '#2b2118';
const ZONES: Record<string, string> = {
  green: '#7fa650',
  yellow: '#e8c547',
  brown: '#a4764a',
  red: '#c8553d',
  blue: '#4f7cac',
  purple: '#8b6ba8',
};
const SEATS = ['#1f5f8b', '#a3333d'];

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const place = (board: BoardDefinition, id: string) => {
  const space = board.spaces.find((each) => each.id === id)!;
  return { x: BOARD.x + 20 + (space.x / 1000) * (BOARD.width - 40), y: BOARD.y + 20 + (space.y / 1000) * (BOARD.height - 40) };
};

/** A space as a disc with a slice for each of its zones. */
function disc(board: BoardDefinition, id: string, radius: number): string {
  const { x, y } = place(board, id);
  const { zones } = board.spaces.find((each) => each.id === id)!;
  const colour = (zone: string) => ZONES[board.zones.find((each) => each.id === zone)!.color] ?? '#999';
  const at = (turn: number) =>
    `${(x + radius * Math.sin(turn * 2 * Math.PI)).toFixed(1)} ${(y - radius * Math.cos(turn * 2 * Math.PI)).toFixed(1)}`;
  const slices = zones.map((zone, i) =>
    zones.length === 1
      ? `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius}" fill="${colour(zone)}"/>`
      : `<path d="M${x.toFixed(1)} ${y.toFixed(1)} L${at(i / zones.length)} A${radius} ${radius} 0 0 1 ${at((i + 1) / zones.length)} Z" fill="${colour(zone)}"/>`,
  );
  return `${slices.join('')}<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius}" fill="none" stroke="${INK}" stroke-width="2"/>`;
}

/** King Arthur strikes at Medusa from beside her; both cards are on the table. */
function moment() {
  const setup: Setup = { board: 'sarpedon', heroes: ['medusa', 'king-arthur'], mode: 'duel' };
  const game = scene(setup, {
    turn: 12,
    active: 1,
    fighters: {
      medusa: { space: 's19', health: 11 },
      'harpy-1': { space: 's6' },
      'harpy-2': { space: 's22' },
      'harpy-3': { health: 0 },
      'king-arthur': { space: 's20', health: 13 },
      merlin: { space: 's9', health: 6 },
    },
    seats: [{ hand: ['dash', 'regroup'] }, { hand: ['noble-sacrifice', 'swift-strike', 'skirmish', 'feint'] }],
  });
  const log: Event[] = [];
  const choose = (wanted: Partial<Described>): void => {
    const picked = choices(game).find((choice) => compare(describe(game, choice), wanted, '') === null)!;
    answer(game, picked, (event, sees) => sees & SPECTATOR && log.push(event));
  };
  choose({ action: 'attack' });
  choose({ card: 'noble-sacrifice' });
  choose({ card: 'swift-strike' });
  choose({ card: 'dash' });
  choose({ card: 'skirmish' });
  return { game, log };
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    if (lines[lines.length - 1].length + word.length > width) lines.push('');
    lines[lines.length - 1] += `${word} `;
  }
  return lines.map((line) => line.trim());
}

export function picture(): string {
  const { game, log } = moment();
  const seen = view(game, 'spectator');
  const board = knownBoards().find((each) => each.id === seen.setup.board)!;
  const table = tableOf(matchOf(game));
  const lines = board.lines.map(([a, b]) => {
    const [from, to] = [place(board, a), place(board, b)];
    return `<line x1="${from.x.toFixed(1)}" y1="${from.y.toFixed(1)}" x2="${to.x.toFixed(1)}" y2="${to.y.toFixed(1)}" stroke="${INK}" stroke-width="2.5"/>`;
  });
  const fighters = Object.entries(seen.fighters).flatMap(([fighter, { space, seat, health, hero }]) => {
    if (space === null) return [];
    const { x, y } = place(board, space);
    const label = name('fighter', fighter.replace(/-\d+$/, ''), 'en')[0];
    return [
      `<circle cx="${x.toFixed(1)}" cy="${(y - 6).toFixed(1)}" r="${hero ? 17 : 13}" fill="${SEATS[seat]}" stroke="${PAPER}" stroke-width="2.5"/>`,
      `<text x="${x.toFixed(1)}" y="${(y - 1).toFixed(1)}" text-anchor="middle" font-weight="bold" font-size="${hero ? 17 : 13}" fill="${PAPER}">${label}</text>`,
      `<text x="${(x + 15).toFixed(1)}" y="${(y + 16).toFixed(1)}" font-size="13" font-weight="bold" fill="${INK}" stroke="${PAPER}" stroke-width="3" paint-order="stroke">${health}</text>`,
    ];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Georgia, 'DejaVu Serif', serif">
<title>King Arthur attacks Medusa</title>
<rect width="${WIDTH}" height="${HEIGHT}" rx="14" fill="${PAPER}"/>
<rect x="${BOARD.x}" y="${BOARD.y}" width="${BOARD.width}" height="${BOARD.height}" rx="10" fill="#e7dcc0" stroke="${INK}" stroke-width="2"/>
${lines.join('\n')}
${board.spaces.map(({ id }) => disc(board, id, 15)).join('\n')}
${fighters.join('\n')}
<text x="${BOARD.x + 6}" y="${HEIGHT - 24}" font-size="17" fill="${INK}">${escaped(table.seats.map((_, seat) => name('fighter', seen.seats[seat].hero, 'en')).join(' against '))} · ${escaped(name('board', board.id, 'en'))} · turn ${seen.turn}</text>
${panel(
  seen,
  log.slice(-9).map((event) => eventText(event, 'en', table)),
)}
</svg>
`;
}

/** The two cards with what they count, and the last lines of the log. */
function panel(seen: ReturnType<typeof view>, log: string[]): string {
  const combat = seen.combats[seen.combats.length - 1];
  const out: string[] = [];
  let y = 44;
  for (const side of combat ? [combat.attack, combat.defense] : []) {
    const hero = knownHeroes().find((each) => each.id === seen.seats[side.seat].hero)!;
    const card = hero.deck.find((each) => each.id === side.card);
    const title = card ? name('card', card.id, 'en', hero.id) : 'no card';
    const sum = side.account
      .map(
        ({ how, amount }, i) => `${i && amount >= 0 ? '+' : ''}${amount} ${how.replace(/[A-Z]/, (letter) => ` ${letter.toLowerCase()}`)}`,
      )
      .join('  ');
    out.push(`<rect x="700" y="${y - 26}" width="400" height="104" rx="8" fill="#fffaf0" stroke="${SEATS[side.seat]}" stroke-width="3"/>`);
    out.push(`<text x="716" y="${y}" font-size="18" font-weight="bold" fill="${SEATS[side.seat]}">${escaped(title)}</text>`);
    if (side.value !== null)
      out.push(`<text x="1084" y="${y + 4}" font-size="24" font-weight="bold" text-anchor="end" fill="${INK}">${side.value}</text>`);
    const text = card ? cardText(hero, card, 'en').flatMap((line) => wrapped(line, 54)) : [];
    for (const [i, line] of text.slice(0, 2).entries())
      out.push(`<text x="716" y="${y + 24 + i * 17}" font-size="13.5" fill="${INK}">${escaped(line)}</text>`);
    out.push(`<text x="716" y="${y + 66}" font-size="12.5" fill="#6b5a48">${escaped(sum)}</text>`);
    y += 120;
  }
  y += 4;
  for (const line of log.flatMap((each) => wrapped(each, 58)).slice(-11)) {
    out.push(`<text x="706" y="${y}" font-size="13" fill="${INK}">${escaped(line)}</text>`);
    y += 19;
  }
  return out.join('\n');
}
