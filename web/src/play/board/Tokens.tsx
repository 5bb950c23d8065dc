/** The tokens on a board. */
import type { View } from '@peerless/engine';
import { accents, TokenSign } from '../../look/art.tsx';
import { heroNamed } from '../../look/known.ts';
import { named, texts } from '../../texts/texts.ts';
import { keyOf, type Offers, seatOfTokens } from './offers.ts';
import type { Spot } from './spots.ts';
import { TOKEN, tokenAt } from './targets.ts';
import './tokens.css';

interface TokensProps {
  spots: ReadonlyMap<string, Spot>;
  view: View;
  offers: Offers;
  does(key: string): string | undefined;
  press(key: string): void;
}
export function Tokens({ spots, view, offers, does, press }: TokensProps) {
  const asked = seatOfTokens(view);
  const isMirrored = new Set(view.setup.heroes).size < view.setup.heroes.length;
  return (
    <>
      {view.seats.flatMap(({ tokens, hero }, seat) =>
        tokens.map((space, n) => {
          const spot = space ? spots.get(space) : undefined;
          if (!spot) return null;
          const key = keyOf({ token: n });
          const isOffered = seat === asked && offers.has(key);
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
              <TokenFace hero={hero} />
            </g>
          );
        }),
      )}
    </>
  );
}
export function TokenFace({ hero }: { hero: string }) {
  return (
    <>
      <circle r={TOKEN} />
      <TokenSign hero={hero} token={heroNamed(hero).tokens!.id} size={28} />
    </>
  );
}
