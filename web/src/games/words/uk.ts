import type { words as english } from './en.ts';

const rules = new Intl.PluralRules('uk');
const plural = (number: number, one: string, few: string, many: string): string =>
  ({ one, few, many, other: few, zero: many, two: few })[rules.select(number)];

export const words: typeof english = {
  title: 'Ваші ігри',
  unfinished: 'Незавершені',
  finished: 'Завершені',
  none: 'На цьому пристрої ще немає ігор. Почніть нову або відкрийте файл гри.',
  newGame: 'Нова гра',
  openFile: 'Відкрити файл гри',
  dropHere: 'Відпустіть файли ігор тут',
  dropHint: 'Файли .game можна й просто перетягнути на цю сторінку.',
  versus: (heroes) => heroes.join(' — '),
  turn: (turn) => (turn === 0 ? 'Приготування' : `Хід ${turn}`),
  person: 'Людина',
  computer: (level) => `Комп’ютер: ${level}`,
  goOn: 'Продовжити',
  replay: 'Повтор',
  replayAndAnalysis: 'Повтор і розбір',
  share: 'Поділитися посиланням',
  save: 'Зберегти у файл',
  forget: 'Видалити',
  forgotten: (game) => `Видалено: ${game}.`,
  bringBack: 'Повернути',
  link: 'Посилання на цю гру',
  linkCopied: 'Посилання скопійовано.',
  linkHere: 'Скопіюйте посилання звідси.',
  copy: 'Скопіювати',
  showsAll: 'Хто його відкриє, побачить карти в руках і в колодах.',
  added: (number) => `Додано ${number} ${plural(number, 'гру', 'гри', 'ігор')}.`,
  cannotOpen: (file) => `Не вдалося відкрити «${file}».`,
  notAGame: 'Це не файл гри, або його пошкоджено.',
  otherRules: 'Гру зіграно за іншою версією правил, героїв чи мап, або у файлі щось змінено.',
  details: 'Що саме не так (англійською)',
  more: (left) => `Показати ще (залишилося: ${left})`,
  cannotKeep: 'Браузер не дозволяє зберігати ігри. Можливо, це приватне вікно або забракло місця.',
  sharedTitle: 'Гра за посиланням',
  opening: 'Відкриваємо гру…',
  linkBroken: 'За цим посиланням немає гри, яку можна відтворити. Можливо, його скопійовано не повністю: попросіть надіслати ще раз.',
  toGames: 'До ваших ігор',
};
