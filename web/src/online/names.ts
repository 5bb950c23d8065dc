/** What players are called. */
import { LONGEST_NAME, type PlayerCard, type Standing } from '@peerless/protocol';
import { effect } from '@preact/signals';
import { ask, me } from './me.ts';
import { isSpoken, online } from './texts.ts';

const numberOf = (id: string): number => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

export const nameOf = ({ id, name, emblem }: PlayerCard): string => {
  if (name) return name;
  return emblem ? online().newcomer(numberOf(id)).slice(0, LONGEST_NAME) : online().gone;
};

/** `1512`, or `1512?` while it may still be far off. */
export const pointsSaid = (rating: Standing | null): string => (rating ? `${rating.points}${rating.isProvisional ? '?' : ''}` : '');

export async function changeCard(card: { name?: string; emblem?: string }): Promise<void> {
  me.value = await ask<PlayerCard>('PATCH', '/me', card);
}
/** A new player gets a name in their own language, and may change it whenever they like. */
export function nameNewcomer(): void {
  effect(() => {
    if (!me.value || me.value.name || !isSpoken.value) return;
    void changeCard({ name: nameOf(me.value) }).catch(() => {}); // Others then see a name in their own language.
  });
}
