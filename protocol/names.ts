/** What players may not be called: what looks like the name of somebody else at the table, or of a computer player. */

/** Letters that are drawn like those beneath them: Cyrillic, Greek, Armenian, Cherokee, Lisu, small capitals, letters with strokes, digits. */
const DRAWN = [
  ['АВЕЅІЈКМНОРСТУХҮԌԚԜӀѴԀҺ', 'ABESIJKMHOPCTYXYGQWIVDH'],
  ['аеѕіјорсухһԁԛԝѵӏгѡ', 'aesijopcyxhdqwvlrw'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ['αγεικνορςτυχω', 'ayeikvopctuxw'],
  ['ՍՏՕԼօոսհցզքյ', 'USOLonuhgqpj'],
  ['ᎪᏴᏟᎠᎬᎻᏆᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᎩᏃᏀ', 'ABCDEHIJKLMPRSTVWYZG'],
  ['ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ', 'ABCDEFGHIJKLMNOPRSTUVWXYZ'],
  ['ᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdeghijklmnoprstuvwyz'],
  ['ɑɡıɩɨđłøħŧ', 'agiiidloht'],
  ['01|', 'oll'],
] as const;
const LIKE = new Map(DRAWN.flatMap(([these, those]) => [...these].map((letter, n) => [letter, [...those][n]] as const)));

const ACCENTS = /[\u0300-\u036f]/g;
/** Told apart by nobody: spaces, points, dashes. */
const BETWEEN = /[\s\p{P}\p{Sk}\p{Cf}]/gu;
const drawn = (text: string): string => [...text].map((letter) => LIKE.get(letter) ?? letter).join('');
const look = (text: string): string => {
  const seen = drawn(drawn(text).toLowerCase()).replace(BETWEEN, '').replaceAll('i', 'l').replaceAll('rn', 'm').replaceAll('vv', 'w');
  return seen || text;
};
/** How a name looks as it is written, in capitals and in small letters; accents and the width and style of letters aside. */
export function looksOf(name: string): string[] {
  const plain = name.normalize('NFKD').replace(ACCENTS, '').trim();
  return plain ? [plain, plain.toUpperCase(), plain.toLowerCase()].map(look) : [];
}

/** Would one be taken for the other? A player without a name is taken for nobody. */
export function areAlike(a: string, b: string): boolean {
  const looks = looksOf(b);
  return looksOf(a).some((each) => looks.includes(each));
}

/** Computer players, in every language of the page, and how good they are. */
const COMPUTER = ['computer', 'компьютер', 'компютер', 'počítač'].flatMap(looksOf);
const LEVELS = [
  ...['novice', 'easy', 'medium', 'hard', 'master'],
  ...['новичок', 'лёгкий', 'средний', 'трудный', 'мастер'],
  ...['новачок', 'легкий', 'середній', 'важкий', 'майстер'],
  ...['nováček', 'lehký', 'střední', 'těžký', 'mistr'],
].flatMap(looksOf);
const APOSTROPHES = /['’ʼ`´]/g;
const NO_LETTERS = /[^\p{L}\p{M}\p{N}]+/u;

/** A word of it begins like the one for computer, or the whole is a level, numbered or not. */
export function isLikeComputer(name: string): boolean {
  const words = name.replace(APOSTROPHES, '').split(NO_LETTERS);
  const isComputer = (text: string): boolean => looksOf(text).some((each) => COMPUTER.some((word) => each.startsWith(word)));
  return [...words, name].some(isComputer) || looksOf(name.replace(/\p{N}/gu, '')).some((each) => LEVELS.includes(each));
}
