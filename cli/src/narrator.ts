/** Tells a game as it goes on: turn by turn, indented by what belongs to what. */
import { EVERYONE, type Event, type Game, type Match, matchOf, type Setup, SPECTATOR, view } from '@peerless/engine';
import { type Cast, castOf, eventText, type Lang, name } from '@peerless/text';
import { type Style, styled, type Terminal } from './terminal.ts';

export interface Telling {
  lang: Lang;
  /** Milliseconds between lines. */
  pace?: number;
  /** Tells hidden cards too, not only what somebody without a seat would see. */
  reveal?: boolean;
  json?: boolean;
  quiet?: boolean;
}
export interface Narrator {
  /** Hears events; they are told by `tell`. */
  hear(event: Event, sees: number): void;
  open(game: Game, seed?: number): Promise<void>;
  /** Tells what was heard since. */
  tell(game: Game): Promise<void>;
}

const STYLE: Partial<Record<Event['kind'], Style>> = {
  turn: 'bold',
  action: 'cyan',
  values: 'yellow',
  account: 'dim',
  damage: 'red',
  defeat: 'red',
  eliminate: 'red',
  recover: 'green',
  draw: 'dim',
  discard: 'dim',
  shuffle: 'dim',
  over: 'bold',
};
const AT_THE_EDGE: readonly Event['kind'][] = ['turn', 'eliminate', 'over'];
const ONE_STEP_IN: readonly Event['kind'][] = ['action', 'turnEnd'];

export function narrator(setup: Setup, telling: Telling, terminal: Terminal): Narrator {
  const match = matchOf({ setup });
  const cast = castOf(match);
  const heard: Event[] = [];
  let isInAction = false;
  const say = async (line: string, style?: Style): Promise<void> => {
    terminal.out(styled(line, style, terminal));
    if (telling.pace) await terminal.wait(telling.pace);
  };
  const tellEvent = async (event: Event, game: Game): Promise<void> => {
    if (telling.json) return say(JSON.stringify(event));
    if (telling.quiet && event.kind !== 'over') return;
    if (isNoise(event)) return;
    if (event.kind === 'turn') terminal.out('');
    isInAction = event.kind === 'action' || (isInAction && event.kind !== 'turn' && event.kind !== 'turnEnd');
    await say(`${indent(event, isInAction)}${eventText(event, telling.lang, cast)}`, STYLE[event.kind]);
    if (event.kind === 'turn') terminal.out(styled(`  ${standing(game, match, telling.lang)}`, 'dim', terminal));
  };
  return {
    hear(event, sees) {
      if (telling.reveal ? isFullest(sees) : sees & SPECTATOR) heard.push(event);
    },
    async open(game, seed) {
      if (!telling.json) await say(heading(game.setup, cast, telling.lang, seed), 'bold');
    },
    async tell(game) {
      for (const event of heard.splice(0)) await tellEvent(event, game);
    },
  };
}
/** Of the two tellings of something hidden, the one for those who may know: spectators never do. */
const isFullest = (sees: number): boolean => (sees & SPECTATOR) === 0 || sees === EVERYONE;
/** Sums of one term, played cards put away, and the end of a turn that the next one tells anyway. */
const isNoise = (event: Event): boolean =>
  event.kind === 'turnEnd' || (event.kind === 'discard' && event.from === 'play') || (event.kind === 'account' && event.items.length < 2);
const indent = ({ kind }: Event, isInAction: boolean): string =>
  AT_THE_EDGE.includes(kind) ? '' : ONE_STEP_IN.includes(kind) || !isInAction ? '  ' : '    ';

function heading({ board, mode }: Setup, cast: Cast, lang: Lang, seed: number | undefined): string {
  const seats = cast.seats.map(({ hero }) => name('fighter', hero, lang, hero));
  const sides = mode === 'teams' ? [0, 1].map((team) => `${seats[team]} & ${seats[team + 2]}`) : seats;
  return [sides.join(' × '), name('board', board, lang), ...(seed === undefined ? [] : [`--seed ${seed}`])].join(' · ');
}
/** Everybody's health and hand at this moment. */
function standing(game: Game, match: Match, lang: Lang): string {
  const seen = view(game, 'spectator');
  return match.heroes
    .map((hero, seat) => {
      const fighters = match.fightersOf[seat].map((f) => match.fighters[f]).filter(({ name: fighter }) => !seen.fighters[fighter].defeated);
      const health = fighters.map(({ name: fighter, id }) => `${name('fighter', id, lang, hero.id)} ♥${seen.fighters[fighter].health}`);
      return `${health.join(', ') || '✝'} ▯${seen.seats[seat].handCount}`;
    })
    .join('  |  ');
}
