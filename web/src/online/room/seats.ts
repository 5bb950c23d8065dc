/** Who sits at a table that gathers, and what everybody does there. */
import { alliesIn, knownHeroes } from '@peerless/engine';
import type { SeatState, TableState } from '@peerless/protocol';
import { named, texts } from '../../texts/texts.ts';
import { nameOf } from '../names.ts';
import { online } from '../texts.ts';

export const isFree = ({ sitting }: SeatState): boolean => sitting.kind === 'open' || sitting.kind === 'reserved';

/** Where a player may sit down: what was kept for them first. */
export function seatsFor({ seats, options }: TableState, player: string, isInvited: boolean): number[] {
  const isOwn = ({ sitting }: SeatState): boolean => sitting.kind === 'reserved' && sitting.for === player;
  const isForAny = ({ sitting }: SeatState): boolean =>
    (sitting.kind === 'open' && (options.isPublic || isInvited)) || (sitting.kind === 'reserved' && sitting.for === null && isInvited);
  return [isOwn, isForAny].flatMap((may) => seats.flatMap((seat, number) => (may(seat) ? [number] : [])));
}

export const nameAt = ({ seats }: TableState, seat: number): string => {
  const { sitting } = seats[seat];
  if (sitting.kind === 'person') return nameOf(sitting.player);
  return sitting.kind === 'computer' ? online().computer(texts().start.levels[sitting.level]) : texts().start.seat(seat + 1);
};

/** Why a hero cannot be chosen or banned by a seat. */
export function heroRefused(state: TableState, seat: number, hero: string): string | undefined {
  const { heroes, rules } = state.options;
  if (state.seats.some(({ bans }) => bans.includes(hero))) return online().banned;
  if (heroes === 'blind' || rules.mirrorMatch) return undefined;
  const by = state.seats.findIndex((each, other) => other !== seat && each.hero === hero);
  return by < 0 ? undefined : online().takenBy(nameAt(state, by));
}
export const freeHeroes = (state: TableState, seat: number): string[] =>
  knownHeroes().flatMap(({ id }) => (heroRefused(state, seat, id) === undefined ? [id] : []));

/** What the player may choose now for an own seat: a hero, a ban, or nothing. */
export function chooses({ mine, options, choosing, phase }: TableState, seat: number): 'pick' | 'ban' | null {
  if (!mine.includes(seat) || options.heroes === 'random') return null;
  if (options.heroes !== 'draft') return 'pick';
  return phase === 'choosing' && choosing?.seats.includes(seat) ? choosing.what : null;
}
/** May the player hold this free seat too, since it is of their side? Whoever sits has the link. */
export function mayHoldToo(state: TableState, player: string, seat: number): boolean {
  const [own] = state.mine;
  const isOfSide = own !== undefined && (alliesIn(state.options.mode, own) & (1 << seat)) !== 0;
  return isOfSide && seatsFor(state, player, state.invite !== null).includes(seat);
}
/** The own seat for which something is to be chosen, else the first. */
export const toChoose = (state: TableState): number =>
  state.mine.find((seat) => chooses(state, seat) === 'ban' || (chooses(state, seat) && state.seats[seat].hero === null)) ?? state.mine[0];

/** What the table waits for. */
export function waitsFor(state: TableState): string {
  const text = online();
  const free = state.seats.filter(isFree).length;
  const seat = toChoose(state);
  const may = chooses(state, seat);
  if (may === 'ban') return text.banHero;
  if (may === 'pick' && state.seats[seat].hero === null) return text.chooseHero;
  if (free) return text.waitingFor(free);
  if (!state.choosing) return text.starting;
  const names = state.choosing.seats.map((seat) => nameAt(state, seat));
  return state.choosing.what === 'ban' ? text.waitingForBan(names) : text.waitingForHeroes(names);
}

/** What a seat does now, in a few words. */
export function doingAt(state: TableState, seat: number): string {
  const text = online();
  const { hero } = state.seats[seat];
  if (isFree(state.seats[seat])) return '';
  if (hero === 'hidden') return text.hasChosen;
  if (hero) return named('fighter', hero, hero);
  if (!state.choosing?.seats.includes(seat) || (state.options.heroes === 'draft' && state.phase === 'gathering')) return '';
  return state.choosing.what === 'ban' ? text.banning : text.choosing;
}

/** What has happened between two moments, for those who cannot see it. */
export function tidings(before: TableState, now: TableState): string[] {
  const said = online().tidings;
  return now.seats.flatMap((seat, number) => {
    if (now.mine.includes(number)) return [];
    const old = before.seats[number];
    const [is, was] = [seat.sitting, old.sitting];
    const name = nameAt(now, number);
    if (is.kind === 'person' && (was.kind !== 'person' || was.player.id !== is.player.id)) return [said.sat(name)];
    if (was.kind === 'person' && is.kind !== 'person') return [said.stood(nameAt(before, number))];
    const ban = seat.bans.at(-1);
    if (ban && seat.bans.length > old.bans.length) return [said.banned(name, named('fighter', ban, ban))];
    if (seat.hero && seat.hero !== old.hero && is.kind === 'person') return [said.chose(name)];
    if (is.kind === 'person' && seat.isHere !== old.isHere) return [seat.isHere ? said.back(name) : said.left(name)];
    return [];
  });
}
