/** The tokens on a board. */
import type { View } from '@peerless/engine';
import { accents } from '../../look/art.tsx';
import { heroNamed } from '../../look/known.ts';
import { named, texts } from '../../texts/texts.ts';
import { keyOf, type Offers } from './offers.ts';
import type { Point, Spot } from './spots.ts';
import './tokens.css';

interface TokensProps {
  spots: ReadonlyMap<string, Spot>;
  view: View;
  offers: Offers;
  does(key: string): string | undefined;
  press(key: string): void;
}
/** What is drawn of a token, in the units of the board. */
export const TOKEN = 17;
/** It lies at the side of its space, so that who stands there is seen. */
export const tokenAt = ({ x, y }: Point): Point => ({ x: x + 27, y: y + 27 });

export function Tokens({ spots, view, offers, does, press }: TokensProps) {
  const isMirrored = new Set(view.setup.heroes).size < view.setup.heroes.length;
  return (
    <>
      {view.seats.flatMap(({ tokens, hero }, seat) =>
        tokens.map((space, n) => {
          const spot = space ? spots.get(space) : undefined;
          if (!spot) return null;
          const key = keyOf({ token: n });
          const isOffered = seat === view.waiting?.seat && offers.has(key);
          const { x, y } = tokenAt(spot);
          const name = named('token', heroNamed(hero).tokens!.id, hero);
          return (
            <g
              key={`${seat}-${n}`}
              class="token-piece"
              style={accents(hero)}
              data-key={isOffered ? key : undefined}
              data-offered={isOffered}
              role={isOffered ? 'button' : 'img'}
              tabindex={isOffered ? 0 : -1}
              aria-label={[texts().play.tokenOn(name, spot.number, isMirrored ? seat + 1 : null), isOffered && does(key)]
                .filter(Boolean)
                .join(': ')}
              transform={`translate(${x} ${y})`}
              onKeyDown={(event) => {
                if (!isOffered || (event.key !== 'Enter' && event.key !== ' ')) return;
                event.preventDefault();
                event.stopPropagation();
                press(key);
              }}
            >
              <TokenFace />
            </g>
          );
        }),
      )}
    </>
  );
}
export function TokenFace() {
  return (
    <>
      <circle r={TOKEN} />
      <use href="/art/pieces/fog.svg#art" x="-14" y="-14" width="28" height="28" />
    </>
  );
}
