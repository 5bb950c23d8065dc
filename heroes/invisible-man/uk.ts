import type { Names } from '@peerless/text/uk/names';

export const names: Names = {
  fighter: {
    'invisible-man': {
      gender: 'm',
      animate: true,
      nom: 'Невидимець',
      gen: 'Невидимця',
      dat: 'Невидимцеві',
      acc: 'Невидимця',
      ins: 'Невидимцем',
      loc: 'Невидимцеві',
    },
  },
  token: {
    fog: {
      gender: 'm',
      nom: 'жетон туману',
      gen: 'жетона туману',
      dat: 'жетону туману',
      acc: 'жетон туману',
      ins: 'жетоном туману',
      loc: 'жетоні туману',
      plural: {
        nom: 'жетони туману',
        gen: 'жетонів туману',
        dat: 'жетонам туману',
        acc: 'жетони туману',
        ins: 'жетонами туману',
        loc: 'жетонах туману',
      },
    },
  },
  idea: {
    'invisible-man': 'У комірці з жетоном туману Невидимець обороняється з +1 і може перейти в будь-яку іншу комірку з таким жетоном.',
  },
  card: {
    'slip-away': 'Вислизнути',
    'surprise-attack': 'Несподіваний напад',
    'emerge-from-mist': 'З’явитися з туману',
    'covert-preparation': 'Таємна підготовка',
    confound: 'Збити з пантелику',
    'dreaming-of-revenge': 'Мрії про помсту',
    'impossible-to-see': 'Неможливо побачити',
    'coded-notes': 'Зашифровані нотатки',
    'into-thin-air': 'Розтанути в повітрі',
    lurking: 'Причаїтися',
    'reign-of-terror': 'Панування терору',
    'rolling-fog': 'Туман насувається',
    'step-lightly': 'Нечутна хода',
    vanish: 'Зникнути',
  },
};
