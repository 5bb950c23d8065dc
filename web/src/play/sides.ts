/** Who is with whom, for whoever looks: told where there are sides of several seats. */
import { matchOf, type View } from '@peerless/engine';

export const SIDES = ['own', 'ally', 'enemy'] as const;
export type Standing = (typeof SIDES)[number];

/** The seat that looks; those who watch look with the first. */
const eyesOf = ({ eyes }: View): number => (typeof eyes === 'number' ? eyes : 0);

export const areAllies = ({ setup }: View, one: number, other: number): boolean => (matchOf({ setup }).allies[one] & (1 << other)) !== 0;

/** As it looks to a seat, also when everything is open or nobody's eyes look. */
export const seenBy = (view: View, seat: number | null): View => (seat === null ? view : { ...view, eyes: seat });

/** null where everybody else is an enemy. */
export function standingTo(view: View, seat: number): Standing | null {
  if (view.setup.mode !== 'teams') return null;
  const eyes = eyesOf(view);
  if (seat === eyes) return 'own';
  return areAllies(view, eyes, seat) ? 'ally' : 'enemy';
}
