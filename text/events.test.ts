import '@peerless/heroes/languages';
import type { Event } from '@peerless/engine';
import { HEROES } from '@peerless/heroes';
import { describe, expect, it } from 'vitest';
import { type Cast, choiceText, type Described, eventText, LANGS, prompt, type Question } from './index.ts';
import { QUOTED } from './quoted.ts';
import { EVENTS, QUESTIONS } from './sample-events.ts';
import { faults } from './well-formed.ts';

const definition = (id: string) => HEROES.find((hero) => hero.id === id)!;
const cast: Cast = {
  seats: [
    { hero: 'alice', definition: definition('alice') },
    { hero: 'medusa', definition: definition('medusa') },
  ],
  owners: { alice: 0, jabberwock: 0, medusa: 1, 'harpy-2': 1 },
};
const events = Object.values(EVENTS).flat() as Event[];

describe.each(LANGS)('in %s', (lang) => {
  it('every event has a line', () => {
    for (const event of events) expect([event, faults(eventText(event, lang, cast))]).toEqual([event, []]);
  });
  it('every question has a prompt', () => {
    for (const question of Object.values(QUESTIONS))
      expect([question.kind, faults(prompt(question, lang, cast))]).toEqual([question.kind, []]);
  });
  it('every answer has a text', () => {
    const picks: Partial<Described>[] = [
      { pass: true },
      { yes: true },
      { fighter: 'alice' },
      { space: 's1' },
      { card: 'feint' },
      { option: 1 },
      { number: 2 },
      { opponent: 1 },
      { door: 'd1' },
      { token: 0 },
      { action: 'attack' },
      {},
    ];
    for (const question of Object.values(QUESTIONS))
      for (const pick of picks) {
        const text = choiceText({ kind: question.kind, seat: question.seat, ...question.about, ...pick }, lang, cast, question);
        expect([question.kind, pick, faults(`${text}.`)]).toEqual([question.kind, pick, []]);
      }
  });
});

const both = (event: Event, at: Cast = cast) => QUOTED.map((lang) => eventText(event, lang, at));

describe('log lines', () => {
  it('agree in gender and number', () => {
    expect(both({ kind: 'defeat', fighter: 'harpy-2' })).toEqual([
      'Harpy 2 is defeated.',
      'Гарпия 2 повержена.',
      'Гарпія 2 загинула.',
      'Harpyje 2 je pokořena.',
    ]);
    expect(both({ kind: 'defeat', fighter: 'porter' })).toEqual([
      'The Porter is defeated.',
      'Носильщик повержен.',
      'Носій загинув.',
      'Nosič je pokořen.',
    ]);
    const damage = (amount: number) =>
      both({ kind: 'damage', fighter: 'alice', amount, health: 21, combat: true, source: { rule: 'combat' } }).slice(1);
    expect(damage(1)).toEqual([
      'Алиса получает 1 боевой урон, остаётся 21 здоровье.',
      'Аліса зазнає 1 бойового поранення, лишається 21 одиниця здоров’я.',
      'Alenka utrpí 1 bojové zranění, zbývá jí 21 bodů zdraví.',
    ]);
    expect(damage(5)).toEqual([
      'Алиса получает 5 боевого урона, остаётся 21 здоровье.',
      'Аліса зазнає 5 бойових поранень, лишається 21 одиниця здоров’я.',
      'Alenka utrpí 5 bojových zranění, zbývá jí 21 bodů zdraví.',
    ]);
  });
  it('end with one mark, be it the title’s', () => {
    expect(both({ kind: 'draw', seat: 0, count: 1, cards: ['o-frabjous-day'] }).slice(0, 2)).toEqual([
      'Alice draws 1 card: O Frabjous Day!',
      'Алиса берёт 1 карту: «О храброславленный день!».',
    ]);
  });
  it('name a bonus attack with its value, and itself where its value changes', () => {
    const patroclus: Cast = { seats: [{ hero: 'achilles', definition: definition('achilles') }, cast.seats[1]] };
    const second = { seat: 0, bonus: 'relentless-assault', card: 'test-for-weakness', value: 3 } as const;
    expect(both({ kind: 'attack', fighter: 'patroclus', target: 'medusa', ...second }, patroclus)).toEqual([
      'Bonus attack Relentless Assault (3): Patroclus attacks Medusa.',
      'Дополнительная атака «Безжалостная атака» (3): Патрокл атакует Медузу.',
      'Додаткова атака «Невпинний натиск» (3): Патрокл атакує Медузу.',
      'Bonusový útok „Neúprosný nápor“ (3): Patroklos útočí na Medúzu.',
    ]);
    const items = [{ how: 'printed', amount: 3, source: { card: second.card, seat: 0 } }] as const;
    expect(both({ kind: 'account', ...second, items: [...items] }, patroclus)[0]).toBe('Relentless Assault: 3 (printed) = 3.');
    const source = { ability: 'achilles', seat: 0 };
    expect(both({ kind: 'value', ...second, how: 'add', amount: 2, source }, patroclus)[0]).toBe(
      "Relentless Assault: value +2 (Achilles' ability).",
    );
  });
  it('say whose effect moved a fighter', () => {
    expect(both({ kind: 'move', fighter: 'harpy-2', from: 's1', to: 's2', by: 1 })[0]).toBe('Harpy 2 moves from space 1 to space 2.');
    expect(both({ kind: 'move', fighter: 'harpy-2', from: 's1', to: 's2', by: 0 })[0]).toBe(
      'Harpy 2 moves from space 1 to space 2 (moved by Alice).',
    );
  });
  it('call a space by the number that the board shows', () => {
    expect(both({ kind: 'move', fighter: 'alice', from: 's3', to: 's22', by: 0 })).toEqual([
      'Alice moves from space 3 to space 22.',
      'Алиса перемещается из ячейки 3 в ячейку 22.',
      'Аліса переміщується з комірки 3 до комірки 22.',
      'Alenka se přesouvá z pole 3 na pole 22.',
    ]);
    expect(both({ kind: 'return', fighter: 'alice', space: 'bridge', health: 2 })[0]).toBe(
      'Alice comes onto the board in space bridge with 2 health.',
    );
  });
  it('do not say of a fighter who is summoned that it comes back', () => {
    expect(both({ kind: 'return', fighter: 'harpy-2', space: 's5', health: 1 })).toEqual([
      'Harpy 2 comes onto the board in space 5 with 1 health.',
      'Гарпия 2 появляется в ячейке 5, здоровье: 1.',
      'Гарпія 2 з’являється в комірці 5, здоров’я: 1.',
      'Harpyje 2 přichází na pole 5 (1 bod zdraví).',
    ]);
  });
  it('tell placing from moving', () => {
    expect(both({ kind: 'place', fighter: 'alice', from: 's5', to: 's9', by: 1 })).toEqual([
      'Alice is placed in space 9 (moved by Medusa).',
      'Алиса оказывается в ячейке 9 (размещает Медуза).',
      'Аліса опиняється в комірці 9 (розміщує Медуза).',
      'Alenka je umístěna na pole 9 (umístění provádí Medúza).',
    ]);
  });
  it('tell who is out of the game without knowing whether a player is a man or a woman', () => {
    const named: Cast = { seats: [{ hero: 'alice', name: 'Masha' }, { hero: 'medusa' }] };
    expect(both({ kind: 'eliminate', seat: 0, why: 'heroDefeated' }, named)).toEqual([
      'Masha is out of the game: the hero is defeated.',
      'Masha выбывает из игры: герой повержен.',
      'Masha вибуває з гри: герой загинув.',
      'Vyřazení ze hry: Masha (hrdina je pokořen).',
    ]);
  });
  it('number the turns', () => {
    expect(both({ kind: 'turn', seat: 0, turn: 3 })).toEqual(['Turn 3: Alice.', 'Ход 3: Алиса.', 'Хід 3: Аліса.', '3. tah: Alenka.']);
  });
  it('tell mirrored heroes apart', () => {
    const mirror: Cast = { seats: [{ hero: 'medusa' }, { hero: 'medusa' }] };
    expect(both({ kind: 'draw', seat: 1, count: 1 }, mirror)).toEqual([
      'Medusa (2) draws 1 card.',
      'Медуза (2) берёт 1 карту.',
      'Медуза (2) бере 1 карту.',
      'Medúza (2) táhne 1 kartu.',
    ]);
    expect(both({ kind: 'attack', seat: 1, fighter: 'harpy-3@2', target: 'harpy-1' }, mirror)).toEqual([
      'Harpy 3 (2) attacks Harpy 1.',
      'Гарпия 3 (2) атакует гарпию 1.',
      'Гарпія 3 (2) атакує гарпію 1.',
      'Harpyje 3 (2) útočí na Harpyji 1.',
    ]);
  });
  it('call players by their names', () => {
    const named: Cast = {
      seats: [
        { hero: 'alice', name: 'Masha' },
        { hero: 'medusa', name: 'Bob' },
      ],
    };
    expect(both({ kind: 'look', seat: 0, at: 1, what: 'hand', count: 1, cards: ['snipe'] }, named)).toEqual([
      "Masha looks at Bob's hand, 1 card: Snipe.",
      'Masha смотрит карты в руке игрока Bob (1 карта): «Меткий выстрел».',
      'Masha проглядає руку гравця Bob (1 карта): «Влучний постріл».',
      'Masha si prohlíží karty v ruce hráče Bob (1): „Přesná střela“.',
    ]);
  });
});

describe('prompts', () => {
  const asked = (question: Question) => QUOTED.map((lang) => prompt(question, lang, cast));
  it('say why, what the card says and what to choose', () => {
    expect(asked(QUESTIONS.pickFighter)).toEqual([
      "Medusa's ability: You may deal 1 damage to one opposing fighter in Medusa's zone. Choose the fighter, or decline.",
      'Способность Медузы: Вы можете нанести 1 урон одному бойцу противника в зоне Медузы. Выберите бойца или откажитесь.',
      'Особливе вміння Медузи: Ви можете завдати 1 поранення одному ворожому бійцеві в зоні Медузи. Виберіть бійця або відмовтеся.',
      'Zvláštní schopnost Medúzy: Můžete uštědřit 1 zranění jednomu bojovníkovi protivníka v oblasti Medúzy. Vyberte bojovníka, nebo odmítněte.',
    ]);
    expect(asked(QUESTIONS.pickCard)).toEqual([
      "Snicker-Snack: Choose a card in your opponent's hand.",
      '«Взы-взы»: Выберите карту в руке противника.',
      '«Чвах-чвах»: Виберіть карту в руці суперника.',
      '„Šmik, šmik“: Vyberte kartu v ruce protivníka.',
    ]);
    expect(asked(QUESTIONS.defense)).toEqual([
      'Combat: Harpy 2 attacks Alice. Choose a defense card, or none.',
      'Бой: Гарпия 2 атакует Алису. Выберите карту защиты или обойдитесь без неё.',
      'Бій: Гарпія 2 атакує Алісу. Виберіть карту оборони або не розігруйте жодної.',
      'Souboj: Harpyje 2 útočí na Alenku. Vyberte obrannou kartu, nebo žádnou.',
    ]);
  });
  it("name the owner of an opponent's card", () => {
    expect(asked(QUESTIONS.discard)).toEqual([
      'Snicker-Snack (Alice): Choose a card to discard.',
      '«Взы-взы» (Алиса): Выберите карту для сброса.',
      '«Чвах-чвах» (Аліса): Виберіть карту, яку скинете.',
      '„Šmik, šmik“ (Alenka): Vyberte kartu, kterou odhodíte.',
    ]);
  });
  it('name the options of a card', () => {
    const option = (n: number) => QUOTED.map((lang) => choiceText({ kind: 'option', seat: 0, option: n }, lang, cast, QUESTIONS.option));
    expect(option(1)).toEqual(['Draw 2 cards', 'Возьмите 2 карты', 'Візьміть 2 карти', 'Táhněte 2 karty']);
    expect(option(2)).toEqual([
      'Alice recovers 3 health',
      'Алиса восстанавливает 3 здоровья',
      'Аліса відновлює 3 одиниці здоров’я',
      'Doplňte Alence 3 body zdraví',
    ]);
  });
});
