/** Fighters by name: `harpy-2` is the second Harpy, `alice@2` the Alice of the second seat. */
import { matchOf, type View } from '@peerless/engine';
import { named, texts } from '../texts/texts.ts';
import { standingTo } from './sides.ts';

export const idOf = (name: string): string => name.replace(/@\d+$/, '').replace(/-\d+$/, '');
export const numberOf = (name: string): string | undefined => /-(\d+)(?:@\d+)?$/.exec(name)?.[1];

export const nameOfFighter = (name: string, view: View): string => {
  const { seat } = view.fighters[name];
  const plain = named('fighter', idOf(name), view.seats[seat].hero);
  return numberOf(name) ? `${plain} ${numberOf(name)}` : plain;
};

/** How far it moves in a maneuver and how it attacks, as its character card says. */
export function skillsOf(name: string, { setup }: View): string[] {
  const { heroes, fighters } = matchOf({ setup });
  const { seat, isRanged } = fighters.find((fighter) => fighter.name === name)!;
  const { play } = texts();
  return [play.moveValue(heroes[seat].move), play.reach[isRanged ? 'ranged' : 'melee']];
}

/** Whose side it is on, where there are teams. */
export function sideName(name: string, view: View): string | null {
  const standing = standingTo(view, view.fighters[name].seat);
  return standing && texts().play.sides[standing];
}
