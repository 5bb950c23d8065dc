/** What operators are told, a line each. */
import { type Act, type Announced, FOR_EVER, type Found, type Reported, type Sign, type Suspicious } from '@peerless/server';

const dated = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const until = (time: number): string => (time === FOR_EVER ? '' : ` until ${dated(time)}`);

export function playerLine({ player, since, muted, banned, unlisted }: Found): string {
  const now = Date.now();
  const marks = [
    banned > now ? `banned${until(banned)}` : '',
    muted > now ? `muted${until(muted)}` : '',
    unlisted ? 'off the leaderboards' : '',
  ].filter(Boolean);
  return [player.id, player.name || '(no name)', `since ${dated(since)}`, ...marks].join('  ');
}
const SIGNS: Record<Sign, string> = { often: 'often', oneSided: 'one-sided', short: 'short' };
const counted = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;
export function pairLine({ players, games, won, short, days, last, signs }: Suspicious): string {
  const who = players.map(({ id, name }) => `${id}  ${name || '(no name)'}`);
  const how = `${counted(games, 'game')} on ${counted(days, 'day')}, won ${won.join(' to ')}, ${short} short, the last ${dated(last)}`;
  return [...who, how, signs.map((sign) => SIGNS[sign]).join(', ')].join('  ');
}
const REASONS: Record<Reported['why'], string> = {
  insult: 'insults',
  name: 'their name',
  cheating: 'cheating',
  stalling: 'stalling',
  other: 'something else',
};
export function reportLine({ id, at, by, about, why, table, said }: Reported): string {
  const named = ({ id: player, name }: Reported['by']): string => `${player} ${name || '(no name)'}`;
  const facts = [table === null ? '' : `at table ${table}`, said === null ? '' : `said: "${said}"`].filter(Boolean);
  return [id, dated(at), `about ${named(about)}`, REASONS[why], ...facts, `by ${named(by)}`].join('  ');
}
export function announcedLine({ id, begins, ends, says }: Announced): string {
  const when = begins === null ? `until ${dated(ends)}` : `club hour ${dated(begins)} to ${dated(ends)}`;
  return [id, when, says].filter(Boolean).join('  ');
}
export function actLine({ at, operator, what, about, details }: Act): string {
  const { because, ...rest } = details;
  const given = Object.entries(rest).map(([name, value]) => `${name}: ${value}`);
  return [dated(at), operator, what, about, ...given, ...(because === undefined ? [] : [`because ${because}`])].filter(Boolean).join('  ');
}
