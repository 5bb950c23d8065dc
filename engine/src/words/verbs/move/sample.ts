import { type Effect, friendlyFighters, it, one, theirHero, yourFighter, yourHero } from '../../../data/words.ts';
import { boostOfThatCard, charge, move, moveThrough, otherThan, perCounter, thatMany, upTo } from '../../say.ts';

export const samples: readonly Effect[] = [
  move(one(friendlyFighters(otherThan(yourFighter))), upTo(1)),
  move(it, upTo(boostOfThatCard)),
  moveThrough(yourHero, upTo(thatMany)),
  charge(theirHero, upTo(perCounter)),
];
