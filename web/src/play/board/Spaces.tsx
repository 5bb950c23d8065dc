/** The buttons of all spaces. */
import type { Signal } from '@preact/signals';
import { texts } from '../../texts/texts.ts';
import { keyOf, offerAt } from './offers.ts';
import { Space } from './Space.tsx';
import type { Scene } from './scene.ts';
import { spaceName } from './space-name.ts';

interface SpacesProps {
  scene: Scene;
  /** Where the keyboard comes to the board. */
  entry: Signal<string>;
}
export function Spaces({ scene, entry }: SpacesProps) {
  const { board, spots, at, view, shown, offers, acts, taken, armed, pointing, pressing } = scene;
  const { signs } = texts().play;
  const aimed = pressing.aimed.value;
  return (
    <>
      {[...spots.values()].map((spot) => {
        const standing = at.get(spot.id);
        const offer = offerAt(offers, spot.id, standing);
        const key = offer ? keyOf(offer.thing) : null;
        const isArmed = armed !== null && armed.key === key;
        const does = isArmed ? armed.text : offer && acts?.says(offer);
        const marks = view.resolving?.spaces.includes(spot.id) ? [signs.chosen] : [];
        return (
          <Space
            key={spot.id}
            spot={spot}
            radius={board.radius}
            label={spaceName({ spot, board, view, shown, standing, steps: pointing.steps(spot.id), marks, does })}
            isOffered={offer !== undefined}
            isAimed={key !== null && aimed?.key === key}
            isPressed={isArmed || (standing !== undefined && standing === taken)}
            isEntry={entry.value === spot.id}
            press={() => pressing.pressSpace(spot.id, false)}
            focus={() => {
              entry.value = spot.id;
              if (!scene.gestures.isPressing()) pressing.focusOn(spot.id);
            }}
            blur={pressing.leave}
          />
        );
      })}
    </>
  );
}
