/** A card as it lies in a hand: as much of it as its width has room for. Sized by `--card-width`. */
import { useMemo, useRef } from 'preact/hooks';
import { language, named } from '../texts/texts.ts';
import { accents, Emblem, Piece } from './art.tsx';
import { CardLines, CardTimings, More } from './CardLines.tsx';
import { CardPicture } from './CardPicture.tsx';
import { CardValue } from './CardValue.tsx';
import { bonusOf, type Print, printOf, type Shown, spokenCard, userOf } from './card.ts';
import { useFit } from './fitting.ts';
import './hand-face.css';
import './narrowed.css';

export function HandFace(shown: Shown) {
  const { hero, card, isCanceled, isBonus } = shown;
  const face = useRef<HTMLSpanElement>(null);
  useFit(face, `${hero.id} ${card.id} ${isBonus === true}`);
  // Put into words once: a hand is drawn anew with every answer.
  const print = useMemo(() => <Printed {...shown} />, [hero, card, isCanceled, isBonus, language()]);
  return (
    <span class="hand-face" ref={face} style={accents(hero.id)} data-canceled={isCanceled}>
      {print}
    </span>
  );
}
function Printed(shown: Shown) {
  const { hero, card, isBonus } = shown;
  const print = printOf(shown);
  const bonus = isBonus ? null : bonusOf(hero, card);
  return (
    <>
      <span class="unseen">{spokenCard(shown)}</span>
      <span class="print" aria-hidden="true">
        <span class="top">
          <CardPicture hero={hero} card={card} isBonus={isBonus} />
          <CardValue type={print.type} value={print.value} />
          {card.item === undefined ? null : (
            <span class="item">
              <Piece name="basket" size={13} />
              <Words class="what">{named('item', card.item, hero.id)}</Words>
            </span>
          )}
        </span>
        <Words class="title">{print.title}</Words>
        <Text print={print} bonus={bonus} />
        <span class="foot">
          {card.boost === undefined || isBonus ? null : (
            <span class="boost">
              <Piece name="boost" size={12} />
              {card.boost}
            </span>
          )}
          <Emblem hero={hero.id} size={15} />
          <Words class="user">{userOf(hero, card)}</Words>
        </span>
      </span>
    </>
  );
}
function Text({ print, bonus }: { print: Print; bonus: Print | null }) {
  const isSilent = print.lines.length === 0 && !bonus;
  return (
    <span class="text" data-silent={isSilent}>
      <span class="whole">
        <CardLines lines={print.lines} />
        {bonus ? <Bonus bonus={bonus} /> : null}
        {bonus ? <CardLines lines={bonus.lines} /> : null}
      </span>
      <span class="brief">
        <CardTimings lines={print.lines} />
        {bonus ? <CardValue type={bonus.type} value={bonus.value} /> : null} <More />
      </span>
    </span>
  );
}
const Bonus = ({ bonus: { type, value, title } }: { bonus: Print }) => (
  <span class="bonus">
    <CardValue type={type} value={value} />
    <b>{title}</b>
  </span>
);
/** Words that are longer than the line are drawn narrower (`Narrowed`), measured with the rest of the face. */
const Words = ({ class: looks, children }: { class: string; children: string }) => (
  <span class={`narrowed ${looks}`}>
    <span>{children}</span>
  </span>
);
