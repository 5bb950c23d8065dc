/** What players are called. */
import { isBot, type PlayerCard, type Standing } from '@peerless/protocol';
import { effect } from '@preact/signals';
import { ask, me } from './me.ts';
import { newcomerOf } from './newcomers.ts';
import { isSpoken, online } from './texts.ts';

export const ownNameOf = ({ id, name, emblem }: PlayerCard): string => {
  if (name) return name;
  return emblem ? newcomerOf(id, online().newcomer) : online().gone;
};
/** As others see it: of a bot it is told everywhere that it is one. */
export const nameOf = (card: PlayerCard): string => (isBot(card.id) ? online().bot(ownNameOf(card)) : ownNameOf(card));

/** `1512`, or `1512?` while it may still be far off. */
export const pointsSaid = (rating: Standing | null): string => (rating ? `${rating.points}${rating.isProvisional ? '?' : ''}` : '');

export async function changeCard(card: { name?: string; emblem?: string }): Promise<void> {
  me.value = await ask<PlayerCard>('PATCH', '/me', card);
}
/** A new player gets a name in their own language, and may change it whenever they like. */
export function nameNewcomer(): void {
  effect(() => {
    if (!me.value || me.value.name || !isSpoken.value) return;
    void changeCard({ name: ownNameOf(me.value) }).catch(() => {}); // Others then see a name in their own language.
  });
}
