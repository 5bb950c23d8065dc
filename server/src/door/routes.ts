/** What every part of the API goes by. */
import type { PlayerCard } from '@peerless/protocol';

/** Below /me it is known who asks. */
export type Env = { Variables: { player: PlayerCard } };
/** Nothing else names a player or a game. */
export const ID = ':id{[\\w-]{1,40}}';
