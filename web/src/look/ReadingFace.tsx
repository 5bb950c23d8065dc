/** A card to be read: everything large, as high as its text needs. As wide as `--card-width`, from 240 px to 420. */
import { language, named, texts } from '../texts/texts.ts';
import { accents, Emblem, Piece } from './art.tsx';
import { CardLines } from './CardLines.tsx';
import { CardPicture } from './CardPicture.tsx';
import { CardValue } from './CardValue.tsx';
import { bonusOf, type Print, printOf, type Shown, userOf } from './card.ts';
import { longest } from './longest.ts';
import './reading-face.css';

export function ReadingFace(shown: Shown) {
  const { hero, card, isCanceled, isBonus } = shown;
  const print = printOf(shown);
  const bonus = isBonus ? null : bonusOf(hero, card);
  const { play } = texts();
  return (
    <article class="reading-face" style={accents(hero.id)} data-canceled={isCanceled}>
      <CardPicture hero={hero} card={card} isBonus={isBonus} />
      <header>
        <div>
          <Value print={print} />
          <h3 style={{ '--long': longest(print.title) }}>{print.title}</h3>
        </div>
      </header>
      <p class="facts">
        <span>{isBonus ? play.bonusAttack : capital(language().cardType(card.type))}</span>
        <span class="user">
          <Emblem hero={hero.id} size={18} /> {userOf(hero, card)}
        </span>
      </p>
      <div class="text">
        {isCanceled ? <p class="canceled">{play.effectsCanceled}</p> : null}
        <CardLines lines={print.lines} />
        {bonus ? (
          <section class="bonus">
            <header>
              <Value print={bonus} />
              <h4>
                <small>{play.bonusAttack}</small> {bonus.title}
              </h4>
            </header>
            <CardLines lines={bonus.lines} />
          </section>
        ) : null}
      </div>
      {isBonus ? null : (
        <footer>
          {card.boost === undefined ? null : (
            <span class="boost">
              <Piece name="boost" size={16} /> {play.boost} <b>{card.boost}</b>
            </span>
          )}
          {card.item === undefined ? null : (
            <span class="item">
              <Piece name="basket" size={16} />
              <span class="unseen">{play.item} </span>
              {named('item', card.item, hero.id)}
            </span>
          )}
        </footer>
      )}
    </article>
  );
}
const Value = ({ print }: { print: Print }) => (
  <>
    <span class="unseen">{language().cardType(print.type)} </span>
    <CardValue type={print.type} value={print.value} />
  </>
);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
