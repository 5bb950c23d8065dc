import type { Names } from '@peerless/text/ru/names';

export const names: Names = {
  fighter: {
    'invisible-man': {
      gender: 'm',
      animate: true,
      nom: 'Человек-невидимка',
      gen: 'Человека-невидимки',
      dat: 'Человеку-невидимке',
      acc: 'Человека-невидимку',
      ins: 'Человеком-невидимкой',
      pre: 'Человеке-невидимке',
    },
  },
  token: {
    fog: {
      gender: 'm',
      nom: 'жетон тумана',
      gen: 'жетона тумана',
      dat: 'жетону тумана',
      acc: 'жетон тумана',
      ins: 'жетоном тумана',
      pre: 'жетоне тумана',
      plural: {
        nom: 'жетоны тумана',
        gen: 'жетонов тумана',
        dat: 'жетонам тумана',
        acc: 'жетоны тумана',
        ins: 'жетонами тумана',
        pre: 'жетонах тумана',
      },
    },
  },
  idea: {
    'invisible-man': 'В ячейке с жетоном тумана Человек-невидимка обороняется с +1 и может перейти в любую другую ячейку с таким жетоном.',
  },
  card: {
    'slip-away': 'Ускользнуть',
    'surprise-attack': 'Внезапное нападение',
    'emerge-from-mist': 'Явиться из мглы',
    'covert-preparation': 'Тайные приготовления',
    confound: 'Сбить с толку',
    'dreaming-of-revenge': 'Мечты о мести',
    'impossible-to-see': 'Увидеть невозможно',
    'coded-notes': 'Шифрованные записи',
    'into-thin-air': 'Раствориться в воздухе',
    lurking: 'Затаиться',
    'reign-of-terror': 'Царство террора',
    'rolling-fog': 'Наползающий туман',
    'step-lightly': 'Ступать неслышно',
    vanish: 'Исчезнуть',
  },
};
