import '@peerless/heroes/languages';
import { describe, expect, it } from 'vitest';
import { inflected as czech } from './cs/inflected.ts';
import { inflected as english } from './en/inflected.ts';
import { kinship, stemsOf } from './inflected.ts';
import { inflected as russian } from './ru/inflected.ts';
import { inflected as ukrainian } from './uk/inflected.ts';

const fold = (text: string): string => text.toLowerCase();
const kin = (paradigms: string[][], stems: RegExp[], vocabulary: string[], families: string[] = []) => {
  const find = kinship({ paradigms: () => paradigms, stems, families }, new Set(vocabulary), fold);
  return (word: string): string[] => find(word).sort();
};

describe('forms of a word', () => {
  it('are those of its paradigm, as far as they are there', () => {
    const of = kin([['Medúza', 'Medúzy', 'Medúze']], [], ['medúzy', 'medúze', 'harpyje']);
    expect(of('medúza')).toEqual(['medúze', 'medúzy']);
    expect(of('harpyje')).toEqual([]);
  });
  it('are made with the endings that another word has', () => {
    const of = kin([['karta', 'karty', 'kartou']], [], ['brána', 'brány', 'bránou', 'bráním', 'bra']);
    expect(of('brána')).toEqual(['brány', 'bránou'].sort());
    expect(of('bráním')).toEqual([]);
  });
  it('that follow from no ending are those of its family, and lend no other word their endings', () => {
    const of = kin([], [], ['vezme', 'bere', 'padne', 'padlého', 'ladne', 'ladlého'], ['Vzít vezme bere', 'padne padlého']);
    expect(of('vzít')).toEqual(['bere', 'vezme']);
    expect(of('bere')).toEqual(['vezme']);
    expect(of('ladne')).toEqual([]);
  });
  it('follow a sound that changes', () => {
    const of = kin([['Alenka', 'Alence']], [], ['ruce', 'ruka']);
    expect([of('ruka'), of('ruce')]).toEqual([['ruce'], ['ruka']]);
  });
  it('of a name of several words are those of each word', () => {
    const of = kin([['Velký muž', 'Velkého muže']], [], ['velkého', 'muže']);
    expect([of('velký'), of('muž')]).toEqual([['velkého'], ['muže']]);
  });
  it('begin with the stem of a term', () => {
    const of = kin([['mlha', 'mlhy', 'mlze']], stemsOf({ exhausted: /vyčerp/i }), ['vycerpani', 'vycerpan', 'vycistit']);
    expect(of('vycerpany')).toEqual(['vycerpan', 'vycerpani']);
  });
  it('stand behind the same prefix', () => {
    const of = kin([], stemsOf({ cancel: /ruš/i }), ['zruseni', 'zrusen', 'rusi', 'poruseni', 'neporusena']);
    expect(of('zrusit')).toEqual(['zrusen', 'zruseni']);
  });
  it('have an ending after a stem of a few letters', () => {
    const of = kin([['karta', 'karty']], stemsOf({ space: /poz/i }), ['pozy', 'pozdeji', 'poza']);
    expect(of('poza')).toEqual(['pozy']);
    expect(of('pozdeji')).toEqual([]);
  });
});

describe('the stems of terms', () => {
  const sources = (pattern: RegExp): string[] => stemsOf({ it: pattern }).map(({ source }) => source);
  it('are words, not what stands around them', () => {
    expect(sources(/бо(?:ец|йц)|участ/i)).toEqual(['бо(?:ец|иц)', 'участ']);
    expect(sources(/(?<!\p{L})бо(?:й|я)(?!\p{L})|боев/iu)).toEqual(['(?<!\\p{L})бо(?:и|я)(?!\\p{L})', 'боев']);
    expect(sources(/tajn\S+ průchod/i)).toEqual([]);
    expect(sources(/\bexhaust/i)).toEqual(['exhaust']);
    expect(sources(/(?<!full )\battack/i)).toEqual([]);
  });
});

describe('the paradigms of a language', () => {
  it.each([
    ['nouns, verbs, adjectives and names of Czech', czech, ['kartám', 'odhoďte', 'volného', 'Medúzou']],
    ['nouns, verbs, adjectives and names of Russian', russian, ['картами', 'сбросьте', 'свободного', 'Медузой']],
    ['nouns, verbs, adjectives and names of Ukrainian', ukrainian, ['картами', 'скиньте', 'вільного', 'Медузою']],
    ['regular and other words, and names of English', english, ['cards', 'fought', 'harpies']],
  ])('are those of the %s', (_, { paradigms, families }, forms) => {
    const all = [...paradigms().flat(), ...families.flatMap((said) => said.split(' '))];
    expect(forms.filter((form) => !all.some((each) => each.toLowerCase() === form.toLowerCase()))).toEqual([]);
  });
});
