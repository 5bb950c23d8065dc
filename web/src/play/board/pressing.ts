/** What pointer and keyboard are on, and what a press there comes to. */
import { type Signal, useSignal } from '@preact/signals';
import { aimedAt } from './aim.ts';
import type { Gestures } from './gestures.ts';
import { keyOf, type Offer, type Offers, offerAt } from './offers.ts';
import type { OnScreen, Sight } from './sight.ts';
import type { Point } from './spots.ts';
import { type Places, targetsOf, thingUnder } from './targets.ts';

/** A space, who stands there, or a door that is not offered. */
export type Refused = { space: string; fighter?: string } | { door: string };
/** What is done on a board, where something can be. */
export interface BoardActs {
  press(offer: Offer, isTouch: boolean): void;
  /** Says why not. */
  refuse(thing: Refused): void;
  /** Why not, for whoever looks at a fighter first; null where there is nothing to say. */
  whyNot(thing: Refused): Promise<string | null>;
  /** In words, what a press on it does, and what it is. */
  says(offer: Offer): string;
  names(offer: Offer): string;
  /** May it be drawn elsewhere? */
  mayHold(fighter: string): boolean;
  /** It is being drawn. */
  hold(fighter: string): void;
  /** It was drawn onto a space. */
  drop(fighter: string, space: string): void;
  /** A card was drawn onto a space. */
  dropCard(card: string, space: string): void;
  /** Whatever was taken up is put down, and what would need one more press is forgotten. */
  letGo(): void;
}

/** What the next press is meant for. */
export interface Aimed {
  /** Of what is offered there. */
  key: string | null;
  space: string | null;
  fighter: string | undefined;
}
export interface Pressing {
  aimed: Signal<Aimed | null>;
  /** Things that a press may have been meant for, and where it was, in pixels of the pane. */
  between: Signal<(Point & { keys: string[]; seq: number }) | null>;
  remark: Signal<{ space: string; seq: number; text: string } | null>;
  aimAt(at: OnScreen, isFine: boolean): void;
  /** The keyboard has come to a space. */
  focusOn(space: string): void;
  /** What is offered under this name is being considered. */
  aimOn(key: string): void;
  /** Where it is, and who stands there. */
  aimOf(key: string): Aimed;
  leave(): void;
  pressAt(at: OnScreen, isFine: boolean): void;
  pressSpace(space: string, isTouch: boolean): void;
  pressKey(key: string, isTouch: boolean): void;
  /** The space that something is let go over. */
  spaceFor(at: Point): string | null;
}
interface Asked {
  places: Places;
  offers: Offers;
  acts: BoardActs | undefined;
  sight: Sight;
  /** What one more press does. */
  armed: string | null;
  gestures(): Gestures;
}

export function usePressing({ places, offers, acts, sight, armed, gestures }: Asked): Pressing {
  const aimed = useSignal<Aimed | null>(null);
  const between = useSignal<Pressing['between']['value']>(null);
  const remark = useSignal<Pressing['remark']['value']>(null);
  const { at, view } = places;
  const { seq } = view;

  const keysAt = (point: Point, isFine: boolean): string[] =>
    aimedAt(point, targetsOf(offers, places), { unit: sight.unit(), isFine, isBare: thingUnder(point, places) === null });
  const aimedBy = (key: string): Aimed => {
    const { thing } = offers.get(key)!;
    if ('space' in thing) return { key, space: thing.space, fighter: at.get(thing.space) };
    if (!('fighter' in thing)) return { key, space: null, fighter: undefined };
    return { key, space: [...at].find(([, name]) => name === thing.fighter)?.[0] ?? null, fighter: thing.fighter };
  };
  const aim = (to: Aimed | null): void => {
    const now = aimed.peek();
    if (now?.key !== to?.key || now?.space !== to?.space || now?.fighter !== to?.fighter) aimed.value = to;
  };
  const refuse = async (thing: Refused, isTouch: boolean): Promise<void> => {
    if ('door' in thing) return acts?.refuse(thing);
    const isLookedAt = thing.fighter !== undefined && isTouch && remark.value?.space !== thing.space;
    if (!isLookedAt) return acts?.refuse(thing);
    const text = await acts?.whyNot(thing);
    remark.value = { space: thing.space, seq, text: text ?? '' };
  };
  const pressKey = (key: string, isTouch: boolean): void => {
    between.value = null;
    remark.value = null;
    const offer = offers.get(key);
    if (offer) acts?.press(offer, isTouch);
    else if (key.startsWith('door ')) acts?.refuse({ door: key.slice('door '.length) });
  };

  return {
    aimed,
    between,
    remark,
    aimAt(place, isFine) {
      const point = sight.pointOf(place);
      const [key] = keysAt(point, isFine);
      const under = key === undefined ? thingUnder(point, places) : null;
      aim(key !== undefined ? aimedBy(key) : under && 'space' in under ? { key: null, space: under.space, fighter: under.fighter } : null);
    },
    focusOn(space) {
      const offer = offerAt(offers, space, at.get(space));
      aim({ key: offer ? keyOf(offer.thing) : null, space, fighter: at.get(space) });
    },
    aimOn: (key) => aim(aimedBy(key)),
    aimOf: aimedBy,
    leave: () => aim(null),
    pressAt(place, isFine) {
      const point = sight.pointOf(place);
      const keys = keysAt(point, isFine);
      // Whoever presses again means the same.
      if (armed !== null && keys.includes(armed)) return pressKey(armed, gestures().isTouch());
      if (keys.length > 1) {
        const { left, top } = sight.pane.current!.getBoundingClientRect();
        between.value = { x: place.clientX - left, y: place.clientY - top, keys, seq };
        return;
      }
      if (keys.length === 1) return pressKey(keys[0], gestures().isTouch());
      const under = thingUnder(point, places);
      if (under) void refuse(under, gestures().isTouch());
      else acts?.letGo();
    },
    pressSpace(space, isTouch) {
      const offer = offerAt(offers, space, at.get(space));
      if (offer) pressKey(keyOf(offer.thing), isTouch);
      else void refuse({ space, fighter: at.get(space) }, isTouch);
    },
    pressKey,
    spaceFor(point) {
      const [key] = keysAt(point, false);
      const under = thingUnder(point, places);
      return (key === undefined ? null : aimedBy(key).space) ?? (under && 'space' in under ? under.space : null);
    },
  };
}
