/** Players: a key that the browser keeps, a name, an emblem, a recovery code. Keys and codes are stored as hashes only. */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { knownHeroes } from '@peerless/engine';
import { Refused } from '@peerless/host';
import type { PlayerCard, PlayerKey } from '@peerless/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Store } from '../store/store.ts';

export interface People {
  /** A new player with an emblem by lot; the name may be given later. A bot is one for good. */
  create(name: string | undefined, isBot?: boolean): Promise<PlayerKey & { recovery: string; player: PlayerCard }>;
  /** Refused to whoever is banned, unless they come `toLeave`. */
  byKey(key: string, toLeave?: boolean): Promise<PlayerCard | undefined>;
  /** As far as they are known here; look them up first. */
  card(id: string): PlayerCard;
  lookUp(ids: readonly string[]): Promise<void>;
  /** The store knows the player otherwise than before, or not any more: so does everybody. */
  refresh(id: string): Promise<void>;
  /** Nothing, if the player is no more. */
  change(id: string, card: { name?: string; emblem?: string }): Promise<PlayerCard | undefined>;
  /** By somebody with a key; nothing, if it is none any more. One more key, for the same player. */
  newKey(id: string, by: string): Promise<string | undefined>;
  newRecovery(id: string, by: string): Promise<string | undefined>;
  /** No other key is one any more, and neither is the recovery code a code: here is a new one. */
  revokeOthers(id: string, by: string): Promise<string | undefined>;
  /** Refused to whoever is banned. */
  recover(code: string): Promise<(PlayerKey & { player: PlayerCard }) | undefined>;
  forget(id: string): Promise<void>;
}

const MOST_KNOWN = 50_000;
/** All that is kept of a key or a code. */
export const hash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
/** Without letters that are taken for one another. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const newRecoveryCode = (): string =>
  Array.from({ length: 5 }, () => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('')).join('-');
const plainCode = (code: string): string => code.toUpperCase().replace(/[^0-9A-Z]/g, '');
const newKey = (): string => randomBytes(24).toString('base64url');
/** A code that is kept as its hash, if that can be done. */
async function newCode(keep: (codeHash: string) => Promise<boolean>): Promise<string | undefined> {
  const code = newRecoveryCode();
  return (await keep(hash(plainCode(code)))) ? code : undefined;
}

export function people(store: Store, bus: Bus, now: () => number): People {
  const known = new Map<string, PlayerCard>();
  const know = (card: PlayerCard): PlayerCard => {
    if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value!);
    known.set(card.id, card);
    return card;
  };
  /** Whoever is known stays known, by the new name. */
  const refresh = async (id: string): Promise<void> => {
    const card = (await store.players([id])).get(id);
    if (card) know(card);
    else known.delete(id);
  };
  bus.subscribe('player', (id) => void (known.has(id) && refresh(id).catch(() => known.delete(id))));
  const changed = async (id: string): Promise<void> => {
    await refresh(id);
    bus.publish('player', id);
  };
  const checkBan = async (id: string): Promise<void> => {
    const marks = await store.marks(id);
    if (marks && marks.banned > now()) throw new Refused('banned');
  };
  return {
    async create(name, isBot = false) {
      const id = `${isBot ? 'bot-' : ''}${randomBytes(9).toString('base64url')}`;
      const [key, recovery] = [newKey(), newRecoveryCode()];
      const heroes = knownHeroes();
      const player: PlayerCard = { id, name: name ?? '', emblem: heroes[randomInt(heroes.length)].id };
      await store.createPlayer(player, hash(key), hash(plainCode(recovery)), now());
      return { id, key, recovery, player: know(player) };
    },
    async byKey(key, toLeave = false) {
      const card = await store.playerByKey(hash(key));
      if (card && !toLeave) await checkBan(card.id);
      return card && know(card);
    },
    card: (id) => known.get(id) ?? { id, name: '', emblem: '' },
    async lookUp(ids) {
      const missing = ids.filter((id) => !known.has(id));
      if (missing.length) for (const card of (await store.players(missing)).values()) know(card);
    },
    refresh: changed,
    async change(id, card) {
      await store.change(id, card);
      await changed(id);
      return known.get(id);
    },
    async newKey(id, by) {
      const key = newKey();
      return (await store.addKey(id, hash(by), hash(key))) ? key : undefined;
    },
    newRecovery: (id, by) => newCode((code) => store.setRecovery(id, hash(by), code)),
    revokeOthers: (id, by) => newCode((code) => store.revokeOthers(id, hash(by), code)),
    async recover(code) {
      const key = newKey();
      const player = await store.recover(hash(plainCode(code)), hash(key));
      if (player) await checkBan(player.id);
      return player && { id: player.id, key, player: know(player) };
    },
    async forget(id) {
      await store.forget(id);
      await changed(id);
    },
  };
}
