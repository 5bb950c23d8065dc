import { describe, expect, it } from 'vitest';
import { areAlike, isLikeComputer, looksOf } from './names.ts';

describe('two names', () => {
  it.each([
    ['Ada', 'Ada', 'the same'],
    ['Ada', 'aDA', 'large and small letters'],
    ['Ada', 'Аdа', 'Cyrillic among Latin letters'],
    ['АННА', 'AHHA', 'Cyrillic for Latin letters'],
    ['ΝΙΚΟΣ', 'νικος', 'Greek, large and small'],
    ['NIKO', 'ΝΙΚΟ', 'Greek for Latin letters'],
    ['Straße', 'STRASSE', 'letters that are two in capitals'],
    ['Ada', 'Ａｄａ', 'wide letters'],
    ['Ada', '𝒜𝒹𝒶', 'letters of mathematics'],
    ['Ada', 'ᎪᎠᎪ', 'Cherokee'],
    ['Ada', 'ꓮꓓꓮ', 'Lisu'],
    ['ada', 'ᴀᴅᴀ', 'small capitals'],
    ['Soul', 'Տօսլ'.replace('լ', 'l'), 'Armenian'],
    ['Jan', 'Ján', 'an accent'],
    ['Jan', 'Ja\u0301n', 'an accent by itself'],
    ['Ада Ё', 'Ада Е', 'an accent in Cyrillic'],
    ['Ada L', 'A.da_l', 'spaces and points'],
    ['Bill', 'BiIl', 'a capital i for an l'],
    ['Bill', 'B1||', 'strokes for letters'],
    ['Bob', 'B0b', 'digits for letters'],
    ['Marner', 'Mamer', 'two letters like one'],
    ['Will', 'VVill', 'two letters like one'],
    ['🦊', '🦊', 'pictures'],
    ['-_-', '-_-', 'points alone'],
  ])('%s and %s are alike: %s', (one, other) => {
    expect(areAlike(one, other)).toBe(true);
    expect(areAlike(other, one)).toBe(true);
  });

  it.each([
    ['Ada', 'Adam'],
    ['Somebody 1', 'Somebody 2'],
    ['Ада', 'Ида'],
    ['Ada', 'Ada 🦊'],
    ['🦊', '🐺'],
    ['-_-', '^_^'],
    ['कि', 'की'],
    ['紫式部', '清少納言'],
    ['', ''],
    ['', 'Ada'],
  ])('%s and %s are not', (one, other) => {
    expect(areAlike(one, other)).toBe(false);
    expect(areAlike(other, one)).toBe(false);
  });

  it('are alike if they share a look', () => expect(looksOf('Ada').some((look) => looksOf('АDА').includes(look))).toBe(true));
});

describe('a name like that of a computer player', () => {
  it.each([
    'Computer',
    'COMPUTER',
    'the computer',
    'Computer: Hard',
    'Сomputer',
    'C0mputer',
    'C o m p u t e r',
    'computer_3',
    'Компьютер',
    'КОМПЬЮТЕР 2',
    'Комп’ютер',
    "Комп'ютерний гравець",
    'Počítač',
    'Pocitac',
    'Tvůj počítač',
  ])('speaks of the computer: %s', (name) => expect(isLikeComputer(name)).toBe(true));
  it.each(['Master', 'M a s t e r', 'Маster', 'Hard 2', 'Лёгкий', 'Легкий', 'Těžký'])('is a level: %s', (name) =>
    expect(isLikeComputer(name)).toBe(true),
  );
  it.each(['Ada', '', 'Master Yoda', 'Hardy', 'Mistral', 'Supercomputer', 'Мастерица', '🖥️', '42', '-_-'])('is none of them: %s', (name) =>
    expect(isLikeComputer(name)).toBe(false),
  );
});
