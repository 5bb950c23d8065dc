/** Somebody in the lobby plays with somebody who looks for opponents there. */
import { Refused } from '@peerless/host';
import { type Asks, isByDays } from '@peerless/protocol';
import { namesakes } from '../people/names.ts';
import type { People } from '../people/people.ts';
import type { Seating } from '../people/seating.ts';
import { pointsOf } from '../ratings/ratings.ts';
import type { Store } from '../store/store.ts';
import { GONE, isHere, isNear } from './matching.ts';
import type { Matchmaker } from './matchmaker.ts';

export interface Surroundings {
  store: Pick<Store, 'seeking' | 'match' | 'stopSeeking' | 'blocksAmong' | 'ratings'>;
  people: Pick<People, 'lookUp' | 'card'>;
  seating: Pick<Seating, 'join'>;
  seatTogether: Matchmaker['seat'];
  now(): number;
}
const refuse = (why: 'notNow' | 'unwanted' | 'blocked' | 'nameTaken'): never => {
  throw new Refused(why);
};

/** Refuses what the other has not asked for; whoever is not there any more plays by days only. */
export function take(hall: Surroundings, player: string, { player: other, pace, rated }: Asks<'take'>): Promise<string> {
  if (player === other) refuse('unwanted');
  return hall.seating.join(player, other, async () => {
    const { store } = hall;
    const sought = (await store.seeking(hall.now() - GONE)).find((each) => each.player === other) ?? refuse('notNow');
    const isWanted = sought.pools.includes('duel') && sought.paces.includes(pace) && sought.rated !== (rated ? 'casual' : 'rated');
    const taker = { points: pointsOf(await store.ratings(player)), within: null };
    if (!isWanted || !isNear('duel', sought, taker)) refuse('unwanted');
    if (!isByDays(pace) && !isHere(sought, hall.now())) refuse('notNow');
    if ((await store.blocksAmong([player, other])).length) refuse('blocked');
    if ((await namesakes(hall.people, [player, other]))(player, other)) refuse('nameTaken');
    if (!(await store.match([other]))) refuse('notNow');
    await store.stopSeeking(player);
    return hall.seatTogether([other, player], { pool: 'duel', pace, rated });
  });
}
