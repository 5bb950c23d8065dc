import type { CardDefinition, HeroDefinition } from '@peerless/engine';
import { HEROES } from '@peerless/heroes';
import { describe, expect, it } from 'vitest';
import { abilityText, cardLine, cardText, LANGS, name } from './index.ts';

/** Character card and deck of each hero, each name with its text in every language; a card of several decks stands with the first. */
const SAID: Record<string, string> = {
  alice: `
Alice / Алиса
  At the start of the game, choose Alice's size: BIG or SMALL.
  While Alice is BIG, cards she attacks with get +2 to their value.
  While Alice is SMALL, cards she defends with get +1 to their value.
  В начале игры выберите размер Алисы: БОЛЬШАЯ или МАЛЕНЬКАЯ.
  Пока Алиса БОЛЬШАЯ, карты, которыми она атакует, получают +2 к значению.
  Пока Алиса МАЛЕНЬКАЯ, карты, которыми она обороняется, получают +1 к значению.
Claws That Catch / Хваткие когти
  During combat: If the opposing fighter is a hero, this card's value becomes 5 instead of 3.
  Во время боя: Если боец противника — герой, значение этой карты становится равным 5 вместо 3.
Jaws That Bite / Кусачая пасть
  After combat: Deal 2 damage to any one fighter adjacent to the Jabberwock.
  После боя: Нанесите 2 урона любому бойцу, смежному с Бармаглотом.
O Frabjous Day! / О храброславленный день!
  After combat: Alice changes size.
  После боя: Алиса меняет размер.
Snicker-Snack / Взы-взы
  After combat: If you won, look at your opponent's hand and choose a card in it; your opponent discards that card.
  После боя: Если вы победили в бою, посмотрите карты в руке противника и выберите одну из них; противник сбрасывает эту карту.
The Other Side of the Mushroom / Другая сторона гриба
  After combat: Move Alice up to 3 spaces. Alice changes size.
  После боя: Переместите Алису не более чем на 3 ячейки. Алиса меняет размер.
I'm Late, I'm Late / Опаздываю, опаздываю
  After combat: Move Alice up to 5 spaces. Alice changes size.
  После боя: Переместите Алису не более чем на 5 ячеек. Алиса меняет размер.
Mad as a Hatter / Безумен, как Шляпник
  After combat: Move each of your fighters up to 2 spaces. Alice changes size.
  После боя: Переместите каждого своего бойца не более чем на 2 ячейки. Алиса меняет размер.
Manxome Foe / Злопастный враг
  During combat: Discard the top card of your deck. Add that card's BOOST value to this card's value.
  Во время боя: Сбросьте верхнюю карту своей колоды. Добавьте к значению этой карты значение УСИЛЕНИЯ той карты.
Momentous Shift / Переломный момент
  During combat: If your fighter started this turn in a different space, this card's value becomes 5 instead of 3.
  Во время боя: Если ваш боец начал этот ход в другой ячейке, значение этой карты становится равным 5 вместо 3.
Skirmish / Стычка
  After combat: If you won, move one of the fighters in the combat up to 2 spaces.
  После боя: Если вы победили в бою, переместите одного из участников боя не более чем на 2 ячейки.
Feint / Уловка
  Immediately: Cancel all effects on your opponent's card.
  Немедленно: Отмените все эффекты карты противника.
Regroup / Перегруппировка
  After combat: If you won, draw 2 cards; otherwise draw 1 card.
  После боя: Если вы победили в бою, возьмите 2 карты; иначе возьмите 1 карту.
Looking Glass / Зазеркалье
  After combat: Choose 2 different options and resolve them in any order: (1) draw 2 cards; (2) Alice recovers 3 health; (3) place Alice in any empty space.
  После боя: Выберите 2 разных варианта и выполните их в любом порядке: (1) возьмите 2 карты; (2) Алиса восстанавливает 3 здоровья; (3) разместите Алису в любой свободной ячейке.
Drink Me / Выпей меня
  Draw 2 cards. Alice changes size.
  Возьмите 2 карты. Алиса меняет размер.
Eat Me / Съешь меня
  Move Alice up to 3 spaces. Alice changes size.
  Переместите Алису не более чем на 3 ячейки. Алиса меняет размер.
`,
  'king-arthur': `
King Arthur / Король Артур
  When King Arthur attacks, you may lay a second card face down to boost the attack with its BOOST value. If the effects of the attack card are canceled, discard the boost without effect.
  Когда атакует Король Артур, вы можете вместе с картой атаки выложить лицом вниз ещё одну карту и усилить ею атаку. Если эффекты карты атаки отменены, карта усиления сбрасывается без эффекта.
Excalibur / Экскалибур
Noble Sacrifice / Благородная жертва
  During combat: You may boost this card.
  Во время боя: Вы можете усилить эту карту.
The Aid of Morgana / Помощь Морганы
  After combat: Draw 2 cards.
  После боя: Возьмите 2 карты.
Aid the Chosen One / Помощь избранному
  After combat: If you won, draw 2 cards.
  После боя: Если вы победили в бою, возьмите 2 карты.
Swift Strike / Стремительный удар
  After combat: Move your fighter in the combat up to 4 spaces.
  После боя: Переместите своего бойца, участвовавшего в бою, не более чем на 4 ячейки.
Divine Intervention / Божественное вмешательство
  After combat: Move King Arthur up to 5 spaces.
  После боя: Переместите Короля Артура не более чем на 5 ячеек.
The Holy Grail / Святой Грааль
  After combat: If King Arthur's health is 4 or less, set his health to 8.
  После боя: Если у Короля Артура не более 4 здоровья, установите его здоровье на 8.
Bewilderment / Замешательство
  During combat: Prevent all combat damage in this combat.
  After combat: You may place Merlin in any empty space.
  Во время боя: Предотвратите весь боевой урон в этом бою.
  После боя: Вы можете разместить Мерлина в любой свободной ячейке.
The Lady of the Lake / Владычица Озера
  Take Excalibur from your discard pile into your hand. If it is not there, search your deck for it and shuffle the deck.
  Возьмите в руку карту «Экскалибур» из своей стопки сброса. Если её там нет, найдите её в своей колоде и перемешайте колоду.
Command the Storms / Власть над бурями
  Move each fighter on the board up to 3 spaces.
  Переместите каждого бойца на поле боя не более чем на 3 ячейки.
Prophecy / Пророчество
  Look at the top 4 cards of your deck, take 2 of them into your hand and put the others back on top in any order.
  Посмотрите 4 верхние карты своей колоды, возьмите 2 из них в руку, а остальные верните наверх колоды в любом порядке.
Restless Spirits / Неупокоенные духи
  Choose any space in Merlin's zone. Choose any space adjacent to the chosen space. Deal 2 damage to each opposing fighter in the chosen spaces. If this defeated at least one fighter, draw 1 card.
  Выберите любую ячейку в зоне Мерлина. Выберите любую ячейку, смежную с выбранной. Нанесите по 2 урона каждому бойцу противника в выбранных ячейках. Если при этом хотя бы один боец повержен, возьмите 1 карту.
`,
  medusa: `
Medusa / Медуза
  At the start of your turn, you may deal 1 damage to one opposing fighter in Medusa's zone.
  В начале вашего хода вы можете нанести 1 урон одному бойцу противника в зоне Медузы.
Gaze of Stone / Окаменяющий взгляд
  After combat: If you won, deal 8 damage to the opposing fighter.
  После боя: Если вы победили в бою, нанесите 8 урона бойцу противника, участвовавшему в бою.
Second Shot / Второй выстрел
  During combat: You may boost this card.
  Во время боя: Вы можете усилить эту карту.
Clutching Claws / Цепкие когти
  After combat: Your opponent discards 1 card.
  После боя: Противник сбрасывает 1 карту.
The Hounds of Mighty Zeus / Гончие могучего Зевса
  After combat: Move each of your Harpies up to 3 spaces.
  После боя: Переместите каждую гарпию не более чем на 3 ячейки.
Dash / Рывок
  After combat: Move your fighter in the combat up to 3 spaces.
  После боя: Переместите своего бойца, участвовавшего в бою, не более чем на 3 ячейки.
Snipe / Меткий выстрел
  After combat: Draw 1 card.
  После боя: Возьмите 1 карту.
Hiss and Slither / Шипя и извиваясь
  After combat: Your opponent discards 1 card.
  После боя: Противник сбрасывает 1 карту.
A Momentary Glance / Мимолётный взгляд
  Deal 2 damage to any one fighter in Medusa's zone.
  Нанесите 2 урона любому бойцу в зоне Медузы.
Winged Frenzy / Крылатое неистовство
  Move each of your fighters up to 3 spaces (moving through opposing fighters is allowed). Return a defeated Harpy to any empty space in Medusa's zone.
  Переместите каждого своего бойца не более чем на 3 ячейки (можно проходить через бойцов противника). Верните одну поверженную гарпию в любую свободную ячейку в зоне Медузы.
`,
  sinbad: `
Sinbad / Синдбад
  When you maneuver, each of your fighters may move 1 more space for each VOYAGE card in your discard pile.
  Во время манёвра каждый ваш боец может переместиться дополнительно на 1 ячейку за каждую карту «Путешествие» в вашей стопке сброса.
Voyage Home / Путешествие домой
  During combat: Add 1 to this card's value for each VOYAGE card in your discard pile.
  After combat: Take all VOYAGE cards from your discard pile into your hand.
  Во время боя: Увеличьте значение этой карты на 1 за каждую карту «Путешествие» в вашей стопке сброса.
  После боя: Возьмите в руку все карты «Путешествие» из своей стопки сброса.
Voyage to the Island That Was a Whale / Путешествие на остров, который был китом
  During combat: Add 1 to this card's value for each VOYAGE card in your discard pile.
  After combat: Sinbad recovers 2 health.
  Во время боя: Увеличьте значение этой карты на 1 за каждую карту «Путешествие» в вашей стопке сброса.
  После боя: Синдбад восстанавливает 2 здоровья.
Voyage to the Valley of the Giant Snakes / Путешествие в долину гигантских змей
  During combat: Add 1 to this card's value for each VOYAGE card in your discard pile.
  After combat: Look at your opponent's hand.
  Во время боя: Увеличьте значение этой карты на 1 за каждую карту «Путешествие» в вашей стопке сброса.
  После боя: Посмотрите карты в руке противника.
Voyage to the Creature with Eyes Like Coals of Fire / Путешествие к чудищу с глазами как горящие угли
  During combat: Add 1 to this card's value for each VOYAGE card in your discard pile.
  After combat: Your opponent discards 1 random card from their hand.
  Во время боя: Увеличьте значение этой карты на 1 за каждую карту «Путешествие» в вашей стопке сброса.
  После боя: Противник сбрасывает 1 случайную карту из руки.
Voyage to the Cannibals with the Root of Madness / Путешествие к людоедам с корнем безумия
  During combat: Add 1 to this card's value for each VOYAGE card in your discard pile.
  After combat: Move Sinbad up to 2 spaces.
  Во время боя: Увеличьте значение этой карты на 1 за каждую карту «Путешествие» в вашей стопке сброса.
  После боя: Переместите Синдбада не более чем на 2 ячейки.
Voyage to the City of the Man-Eating Apes / Путешествие в город обезьян-людоедов
  During combat: Add 1 to this card's value for each VOYAGE card in your discard pile.
  After combat: Deal 2 damage to the opposing fighter.
  Во время боя: Увеличьте значение этой карты на 1 за каждую карту «Путешествие» в вашей стопке сброса.
  После боя: Нанесите 2 урона бойцу противника, участвовавшему в бою.
Voyage to the City of the King of Serendib / Путешествие в город царя Серендиба
  During combat: Add 1 to this card's value for each VOYAGE card in your discard pile.
  After combat: Draw 1 card.
  Во время боя: Увеличьте значение этой карты на 1 за каждую карту «Путешествие» в вашей стопке сброса.
  После боя: Возьмите 1 карту.
By Fortune and Fate / Волею случая и судьбы
  After combat: Draw 2 cards.
  После боя: Возьмите 2 карты.
Commanding Impact / Сокрушительный удар
  After combat: Draw 1 card.
  После боя: Возьмите 1 карту.
Exploit / Использовать слабость
  After combat: Draw 1 card.
  После боя: Возьмите 1 карту.
Toil and Danger / Труды и опасности
  After combat: Move Sinbad up to 3 spaces.
  После боя: Переместите Синдбада не более чем на 3 ячейки.
Leap Away / Прыжок в сторону
  After combat: If you won, move one of the fighters in the combat up to 4 spaces.
  После боя: Если вы победили в бою, переместите одного из участников боя не более чем на 4 ячейки.
Riches Beyond Compare / Несметные богатства
  Draw 3 cards.
  Возьмите 3 карты.
`,
};

const heading = (kind: 'fighter' | 'card', id: string) => LANGS.map((lang) => name(kind, id, lang)).join(' / ');
const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);
const said = (hero: HeroDefinition, cards: readonly CardDefinition[]): string[] => [
  heading('fighter', hero.id),
  ...LANGS.flatMap((lang) => indented(abilityText(hero, lang))),
  ...cards.flatMap((card) => [heading('card', card.id), ...LANGS.flatMap((lang) => indented(cardText(hero, card, lang)))]),
];

describe('cards', () => {
  const seen = new Set<string>();
  for (const hero of HEROES.filter(({ id }) => id in SAID)) {
    const cards = hero.deck.filter(({ id }) => !seen.has(id) && seen.add(id));
    it(`${name('fighter', hero.id, 'en')} says`, () => {
      expect(said(hero, cards)).toEqual(SAID[hero.id].trim().split('\n'));
    });
  }

  it('have a line that sums them up', () => {
    const line = (id: string, card: string) => {
      const hero = HEROES.find((one) => one.id === id)!;
      return LANGS.map((lang) => cardLine(hero, hero.deck.find((one) => one.id === card)!, lang));
    };
    expect(line('alice', 'jaws-that-bite')).toEqual([
      'Jaws That Bite · attack 4 · boost 2 · ×2 · The Jabberwock',
      'Кусачая пасть · атака 4 · усиление 2 · ×2 · Бармаглот',
    ]);
    expect(line('alice', 'feint')).toEqual([
      'Feint · versatile 2 · boost 2 · ×3 · any fighter',
      'Уловка · универсальная 2 · усиление 2 · ×3 · любой боец',
    ]);
    expect(line('alice', 'eat-me')).toEqual(['Eat Me · scheme · boost 3 · ×2 · Alice', 'Съешь меня · приём · усиление 3 · ×2 · Алиса']);
    expect(line('sinbad', 'voyage-to-the-city-of-the-king-of-serendib')[1]).toBe(
      'Путешествие в город царя Серендиба · атака 2 · без усиления · ×1 · Синдбад',
    );
  });
});
