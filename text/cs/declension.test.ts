import '@peerless/heroes/cs';
import { describe, expect, it } from 'vitest';
import { adjective, CASES, count, countOf, past } from './declension.ts';
import { ACTION, CARD, DAMAGE, FIGHTER, HEALTH, SPACE } from './grammar.ts';
import { counterNoun, fighterNoun } from './names.ts';

describe('numbers', () => {
  it('are one, few or more', () => {
    expect([0, 1, 2, 4, 5, 11, 12, 21, 22, 101].map(countOf).join(' ')).toBe('other one few few other other other other other other');
  });
  it('stand with things that are counted', () => {
    expect([0, 1, 2, 5, 21, 22].map((n) => count(n, CARD))).toEqual(['0 karet', '1 kartu', '2 karty', '5 karet', '21 karet', '22 karet']);
    expect([1, 2, 5].map((n) => count(n, CARD, 'nom'))).toEqual(['1 karta', '2 karty', '5 karet']);
    expect([1, 3, 11].map((n) => count(n, SPACE))).toEqual(['1 pole', '3 pole', '11 polí']);
    expect([1, 2, 5].map((n) => count(n, ACTION))).toEqual(['1 akci', '2 akce', '5 akcí']);
    expect([1, 2, 5].map((n) => count(n, HEALTH))).toEqual(['1 bod zdraví', '2 body zdraví', '5 bodů zdraví']);
    expect([1, 2, 5].map((n) => count(n, counterNoun('rage')))).toEqual(['1 žeton zuřivosti', '2 žetony zuřivosti', '5 žetonů zuřivosti']);
  });
  it('stand with someone', () => {
    expect([1, 2, 5].map((n) => count(n, FIGHTER, 'nom'))).toEqual(['1 bojovník', '2 bojovníci', '5 bojovníků']);
    expect([1, 2, 5].map((n) => count(n, FIGHTER))).toEqual(['1 bojovníka', '2 bojovníky', '5 bojovníků']);
  });
  it('agree with adjectives', () => {
    expect([1, 2, 5].map((n) => count(n, CARD, 'acc', 'náhodný'))).toEqual(['1 náhodnou kartu', '2 náhodné karty', '5 náhodných karet']);
    expect([1, 2, 5].map((n) => count(n, CARD, 'acc', 'vrchní'))).toEqual(['1 vrchní kartu', '2 vrchní karty', '5 vrchních karet']);
    expect([1, 2, 5].map((n) => count(n, DAMAGE, 'acc', 'bojový'))).toEqual(['1 bojové zranění', '2 bojová zranění', '5 bojových zranění']);
    expect(count(2, FIGHTER, 'nom', 'spojenecký')).toBe('2 spojenečtí bojovníci');
  });
  it('stand in the genitive', () => {
    expect([1, 4, 5].map((n) => count(n, CARD, 'gen'))).toEqual(['1 karty', '4 karet', '5 karet']);
  });
});

describe('adjectives', () => {
  const all = (word: string, shape: Parameters<typeof adjective>[1], animate = false) =>
    CASES.map((c) => adjective(word, shape, c, animate)).join(' ');
  it('agree in gender, case and animacy', () => {
    expect(all('volný', 'n')).toBe('volné volného volnému volné volným volném');
    expect(all('každý', 'm', true)).toBe('každý každého každému každého každým každém');
    expect(all('každý', 'm')).toBe('každý každého každému každý každým každém');
    expect(all('libovolný', 'f')).toBe('libovolná libovolné libovolné libovolnou libovolnou libovolné');
    expect(all('sousedící', 'm', true)).toBe('sousedící sousedícího sousedícímu sousedícího sousedícím sousedícím');
    expect(all('sousedící', 'f')).toBe('sousedící sousedící sousedící sousedící sousedící sousedící');
    expect(all('bojový', 'ns')).toBe('bojová bojových bojovým bojová bojovými bojových');
  });
  it('and pronouns do', () => {
    expect(all('váš', 'f')).toBe('vaše vaší vaší vaši vaší vaší');
    expect(all('svůj', 'm', true)).toBe('svůj svého svému svého svým svém');
    expect(all('tento', 'n')).toBe('toto tohoto tomuto toto tímto tomto');
    expect(all('jeden', 'f', true)).toBe('jedna jedné jedné jednu jednou jedné');
    expect(all('váš', 'ms', true)).toBe('vaši vašich vašim vaše vašimi vašich');
  });
});

describe('names', () => {
  it('are declined', () => {
    expect(CASES.map((c) => fighterNoun('king-arthur')[c]).join('|')).toBe(
      'král Artuš|krále Artuše|králi Artušovi|krále Artuše|králem Artušem|králi Artušovi',
    );
    expect(fighterNoun('yennenga').dat).toBe('Yennenze');
    expect(fighterNoun('harpy').plural?.gen).toBe('Harpyjí');
  });
  it('agree with past tenses and passives', () => {
    expect(['dracula', 'medusa'].map((id) => past('byl pokořen', fighterNoun(id)))).toEqual(['byl pokořen', 'byla pokořena']);
  });
});
