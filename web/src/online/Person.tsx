/** A player, by emblem and name. */
import type { PlayerCard } from '@peerless/protocol';
import { accents, Emblem } from '../look/art.tsx';
import { linkTo } from '../route.ts';
import { nameOf } from './names.ts';
import './badge.css';

export const Badge = ({ emblem, size = 24 }: { emblem: string; size?: number }) => (
  <span class="badge" style={accents(emblem)}>
    <Emblem hero={emblem} size={size} />
  </span>
);
/** Leads to the profile. */
export const Person = ({ card }: { card: PlayerCard }) => (
  <a class="person" href={linkTo('player', card.id)}>
    <Badge emblem={card.emblem} />
    <bdi>{nameOf(card)}</bdi>
  </a>
);
