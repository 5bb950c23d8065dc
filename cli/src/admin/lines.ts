/** What operators are told, a line each. */
import { type Act, FOR_EVER, type Found } from '@peerless/server';

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
export function actLine({ at, operator, what, about, details }: Act): string {
  const { because, ...rest } = details;
  const given = Object.entries(rest).map(([name, value]) => `${name}: ${value}`);
  return [dated(at), operator, what, about, ...given, ...(because === undefined ? [] : [`because ${because}`])].filter(Boolean).join('  ');
}
