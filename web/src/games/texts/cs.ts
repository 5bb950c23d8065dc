import { TERMS } from '@peerless/text/cs/terms';
import type { texts as english } from './en.ts';

const rules = new Intl.PluralRules('cs');
const plural = (number: number, one: string, few: string, many: string): string =>
  ({ one, few, many: few, other: many, zero: many, two: few })[rules.select(number)];

export const texts: typeof english = {
  title: TERMS.yourGames,
  unfinished: 'Rozehrané',
  finished: 'Dohrané',
  none: 'V tomto zařízení zatím žádné hry nejsou. Začněte novou nebo otevřete soubor hry.',
  newGame: TERMS.newGame,
  openFile: 'Otevřít soubor hry',
  dropHere: 'Soubory her pusťte sem',
  dropHint: 'Soubory her (.game) můžete na tuto stránku také přetáhnout.',
  turn: (turn) => (turn === 0 ? TERMS.setup : `${turn}. tah`),
  person: 'Člověk',
  computer: (level) => `Počítač: ${level}`,
  goOn: 'Pokračovat',
  replay: TERMS.replay,
  replayAndAnalysis: TERMS.replayAndAnalysis,
  share: 'Sdílet odkaz',
  save: 'Uložit do souboru',
  forget: 'Smazat',
  forgotten: (game) => `Smazáno: ${game}.`,
  bringBack: 'Vrátit zpět',
  link: 'Odkaz na tuto hru',
  linkCopied: 'Odkaz je zkopírovaný.',
  linkHere: 'Odkaz zkopírujte odtud.',
  copy: 'Kopírovat',
  showsAll: 'Kdo ho otevře, uvidí karty v rukou i v balíčcích.',
  added: (number) => `${plural(number, 'Přidána', 'Přidány', 'Přidáno')} ${number} ${plural(number, 'hra', 'hry', 'her')}.`,
  cannotOpen: (file) => `Soubor „${file}“ se nepodařilo otevřít.`,
  notAGame: 'Není to soubor hry, nebo je poškozený.',
  otherRules: 'Hra se hrála podle jiné verze pravidel, hrdinů nebo herních plánů, anebo v ní někdo něco změnil.',
  details: 'Co přesně je špatně (anglicky)',
  more: (left) => `Zobrazit další (${plural(left, 'zbývá', 'zbývají', 'zbývá')} ${left})`,
  cannotKeep: 'Prohlížeč nedovoluje hry ukládat. Možná jde o anonymní okno, nebo došlo místo.',
  sharedTitle: 'Sdílená hra',
  opening: 'Hra se otevírá…',
  linkBroken: 'Tento odkaz neobsahuje hru, kterou by šlo přehrát. Možná se nezkopíroval celý: požádejte o něj znovu.',
  toGames: 'K vašim hrám',
};
