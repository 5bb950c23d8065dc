import { TERMS } from '@peerless/text/ru/terms';
import type { texts as english } from './en.ts';

const rules = new Intl.PluralRules('ru');
const plural = (number: number, one: string, few: string, many: string): string =>
  ({ one, few, many, other: few, zero: many, two: few })[rules.select(number)];

export const texts: typeof english = {
  title: TERMS.yourGames,
  unfinished: 'Неоконченные',
  finished: 'Оконченные',
  none: 'На этом устройстве пока нет партий. Начните новую или откройте файл партии.',
  newGame: TERMS.newGame,
  openFile: 'Открыть файл партии',
  dropHere: 'Отпустите файлы партий здесь',
  dropHint: 'Файлы партий (.game) можно и просто перетащить на эту страницу.',
  turn: (turn) => (turn === 0 ? TERMS.setup : `Ход ${turn}`),
  person: 'Человек',
  computer: (level) => `Компьютер: ${level}`,
  goOn: 'Продолжить',
  replay: TERMS.replay,
  replayAndAnalysis: TERMS.replayAndAnalysis,
  share: 'Поделиться ссылкой',
  save: 'Сохранить в файл',
  forget: 'Удалить',
  forgotten: (game) => `Удалено: ${game}.`,
  bringBack: 'Вернуть',
  link: 'Ссылка на эту партию',
  linkCopied: 'Ссылка скопирована.',
  linkHere: 'Скопируйте ссылку отсюда.',
  copy: 'Скопировать',
  showsAll: 'Кто её откроет, увидит карты в руках и в колодах.',
  added: (number) => `${plural(number, 'Добавлена', 'Добавлены', 'Добавлено')} ${number} ${plural(number, 'партия', 'партии', 'партий')}.`,
  cannotOpen: (file) => `Не удалось открыть «${file}».`,
  notAGame: 'Это не файл партии, или он повреждён.',
  otherRules: 'Партия сыграна по другой версии правил, героев или полей, либо в файле что-то изменено.',
  details: 'Что именно не так (по-английски)',
  more: (left) => `Показать ещё (осталось: ${left})`,
  cannotKeep: 'Браузер не даёт хранить партии. Возможно, это приватное окно или закончилось место.',
  sharedTitle: 'Партия по ссылке',
  opening: 'Открываем партию…',
  linkBroken:
    'По этой ссылке нет партии, которую можно воспроизвести. Возможно, ссылка скопирована не целиком: попросите прислать её снова.',
  toGames: 'К вашим партиям',
};
