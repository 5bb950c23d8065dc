/** What players are called. */
import type { PlayerCard, Standing } from '@peerless/protocol';
import { effect } from '@preact/signals';
import { ask, me } from './me.ts';
import { newcomerOf } from './newcomers.ts';
import { isSpoken, online } from './texts.ts';

export const nameOf = ({ id, name, emblem }: PlayerCard): string => {
  if (name) return name;
  return emblem ? newcomerOf(id, online().newcomer) : online().gone;
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
