/** Every card of every hero on one sheet, as the test that measures them wants it. */
import '../../src/look/base.css';
import '../../src/content.ts';
import { knownHeroes } from '@peerless/engine';
import { learnPack } from '@peerless/text';
import type { Lang } from '@peerless/text/language';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { accents } from '../../src/look/art.tsx';
import { HandFace } from '../../src/look/HandFace.tsx';
import { isPainted } from '../../src/look/painted.ts';
import { ReadingFace } from '../../src/look/ReadingFace.tsx';
import { CardTile } from '../../src/play/hand/CardTile.tsx';
import { set } from '../../src/settings/settings.ts';
import { isEloquent, lang } from '../../src/texts/texts.ts';
import { type Face, measure } from './measure.ts';
import '../../src/play/hand/hand.css';
import './sheet.css';

export interface Sheet {
  lang: Lang;
  face: Face;
  /** Of a face, or of the hand that tiles lie in; in pixels. */
  width: number;
  /** Tiles beside each other where a phone is held upright. */
  perRow?: number;
  textSize?: number;
  theme?: 'light' | 'dark';
  /** Only these heroes, in this order. */
  heroes?: readonly string[];
  isCanceled?: boolean;
}
// A hero from a player has no pictures at all.
learnPack(await (await fetch(new URL('../../../docs/how-to/lighthouse.pack.json', import.meta.url))).json());
const sheet = signal<Sheet | null>(null);

function Cards() {
  if (!sheet.value || !isEloquent.value || lang() !== sheet.value.lang) return null;
  if (sheet.value.face === 'tile') return <Tiles {...sheet.value} />;
  const { face, width, heroes, isCanceled } = sheet.value;
  const Face = face === 'hand' ? HandFace : ReadingFace;
  const shown = knownHeroes().filter(({ id }) => !heroes || heroes.includes(id));
  return (
    <ul class="sheet" style={{ '--card-width': `${width}px` }}>
      {shown.flatMap((hero) =>
        hero.deck.flatMap((card) =>
          [false, true]
            .filter((isBonus) => !isBonus || card.bonusAttack)
            .map((isBonus) => (
              <li
                key={`${hero.id} ${card.id} ${isBonus}`}
                data-card={`${hero.id} ${card.id}${isBonus ? ' bonus' : ''}`}
                style={accents(hero.id)}
              >
                <Face hero={hero} card={card} isBonus={isBonus} isCanceled={isCanceled} />
              </li>
            )),
        ),
      )}
    </ul>
  );
}
/** As in a hand that has all cards of all heroes. */
function Tiles({ width, perRow = 4, heroes }: Sheet) {
  const shown = knownHeroes().filter(({ id }) => !heroes || heroes.includes(id));
  return (
    <section class="hand sheet-hand" style={{ width: `${width}px`, '--per-row': perRow, '--tile': '60px' }}>
      <ul class="sheet">
        {shown.flatMap((hero) =>
          hero.deck.map((card) => (
            <li key={`${hero.id} ${card.id}`} data-card={`${hero.id} ${card.id}`}>
              <button type="button" class="in-hand">
                <CardTile hero={hero} card={card} />
              </button>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}

declare global {
  interface Window {
    show(wanted: Sheet): Promise<void>;
    measure: typeof measure;
  }
}
const pictured = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
/** Shows a sheet; done when its letters are there and all has been fitted. */
window.show = async (wanted) => {
  set({ lang: wanted.lang, textSize: wanted.textSize ?? 1, theme: wanted.theme ?? 'light' });
  sheet.value = wanted;
  while (!isEloquent.value || lang() !== wanted.lang || !document.querySelector('.sheet')) await pictured();
  await document.fonts.ready;
  await pictured();
  await document.fonts.ready;
  await pictured();
};
window.measure = measure;
isPainted.value = true;
render(<Cards />, document.getElementById('sheet')!);
