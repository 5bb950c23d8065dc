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
import { set } from '../../src/settings/settings.ts';
import { isEloquent, lang } from '../../src/texts/texts.ts';
import { type Face, measure } from './measure.ts';
import './sheet.css';

export interface Sheet {
  lang: Lang;
  face: Face;
  /** In pixels. */
  width: number;
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
