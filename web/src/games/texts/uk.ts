import { TERMS } from '@peerless/text/uk/terms';
import type { texts as english } from './en.ts';

const rules = new Intl.PluralRules('uk');
const plural = (number: number, one: string, few: string, many: string): string =>
  ({ one, few, many, other: few, zero: many, two: few })[rules.select(number)];

export const texts: typeof english = {
  title: TERMS.yourGames,
  unfinished: 'Незавершені',
  finished: 'Завершені',
  none: 'На цьому пристрої ще немає партій. Почніть нову або відкрийте файл партії.',
  newGame: TERMS.newGame,
  openFile: 'Відкрити файл партії',
  dropHere: 'Відпустіть файли партій тут',
  dropHint: 'Файли партій (.game) можна й просто перетягнути на цю сторінку.',
  turn: (turn) => (turn === 0 ? TERMS.setup : `Хід ${turn}`),
  person: 'Людина',
  computer: (level) => `Комп’ютер: ${level}`,
  goOn: 'Продовжити',
  replay: TERMS.replay,
  replayAndAnalysis: TERMS.replayAndAnalysis,
  share: 'Поділитися посиланням',
  save: 'Зберегти у файл',
  forget: 'Видалити',
  forgotten: (game) => `Видалено: ${game}.`,
  bringBack: 'Повернути',
  link: 'Посилання на цю партію',
  linkCopied: 'Посилання скопійовано.',
  linkHere: 'Скопіюйте посилання звідси.',
  copy: 'Скопіювати',
  showsAll: 'Хто його відкриє, побачить карти в руках і в колодах.',
  added: (number) => `Додано ${number} ${plural(number, 'партію', 'партії', 'партій')}.`,
  cannotOpen: (file) => `Не вдалося відкрити «${file}».`,
  notAGame: 'Це не файл партії, або його пошкоджено.',
  otherRules: 'Партію зіграно за іншою версією правил, героїв чи мап, або у файлі щось змінено.',
  details: 'Що саме не так (англійською)',
  more: (left) => `Показати ще (залишилося: ${left})`,
  cannotKeep: 'Браузер не дозволяє зберігати партії. Можливо, це приватне вікно або забракло місця.',
  sharedTitle: 'Партія за посиланням',
  opening: 'Відкриваємо партію…',
  linkBroken: 'За цим посиланням немає партії, яку можна відтворити. Можливо, його скопійовано не повністю: попросіть надіслати ще раз.',
  toGames: 'До ваших партій',
};
