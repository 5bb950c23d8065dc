import type { words as english } from './en.ts';

const rules = new Intl.PluralRules('ru');
const plural = (number: number, one: string, few: string, many: string): string =>
  ({ one, few, many, other: few, zero: many, two: few })[rules.select(number)];

export const words: typeof english = {
  title: 'Ваши игры',
  unfinished: 'Неоконченные',
  finished: 'Оконченные',
  none: 'На этом устройстве пока нет игр. Начните новую или откройте файл игры.',
  newGame: 'Новая игра',
  openFile: 'Открыть файл игры',
  dropHere: 'Отпустите файлы игр здесь',
  dropHint: 'Файлы .game можно и просто перетащить на эту страницу.',
  versus: (heroes) => heroes.join(' — '),
  turn: (turn) => (turn === 0 ? 'Подготовка' : `Ход ${turn}`),
  person: 'Человек',
  computer: (level) => `Компьютер: ${level}`,
  goOn: 'Продолжить',
  replay: 'Повтор',
  replayAndAnalysis: 'Повтор и разбор',
  share: 'Поделиться ссылкой',
  save: 'Сохранить в файл',
  forget: 'Удалить',
  forgotten: (game) => `Удалено: ${game}.`,
  bringBack: 'Вернуть',
  link: 'Ссылка на эту игру',
  linkCopied: 'Ссылка скопирована.',
  linkHere: 'Скопируйте ссылку отсюда.',
  copy: 'Скопировать',
  showsAll: 'Кто её откроет, увидит карты в руках и в колодах.',
  added: (number) => `${plural(number, 'Добавлена', 'Добавлены', 'Добавлено')} ${number} ${plural(number, 'игра', 'игры', 'игр')}.`,
  cannotOpen: (file) => `Не удалось открыть «${file}».`,
  notAGame: 'Это не файл игры, или он повреждён.',
  otherRules: 'Игра сыграна по другой версии правил, героев или полей, либо в файле что-то изменено.',
  details: 'Что именно не так (по-английски)',
  more: (left) => `Показать ещё (осталось: ${left})`,
  cannotKeep: 'Браузер не даёт хранить игры. Возможно, это приватное окно или закончилось место.',
  sharedTitle: 'Игра по ссылке',
  opening: 'Открываем игру…',
  linkBroken: 'По этой ссылке нет игры, которую можно воспроизвести. Возможно, ссылка скопирована не целиком: попросите прислать её снова.',
  toGames: 'К вашим играм',
};
