import type { Names } from '@peerless/text/uk/names';

export const names: Names = {
  fighter: {
    genie: { gender: 'm', animate: true, nom: 'Джин', gen: 'Джина', dat: 'Джинові', acc: 'Джина', ins: 'Джином', loc: 'Джинові' },
  },
  idea: {
    genie: 'На початку ходу ви можете скинути 1 карту, щоб здобути 1 дію.',
  },
  card: {
    'your-wish-is-my-command': 'Твоє бажання — мій наказ',
    'imprisoned-wrath': 'Ув’язнений гнів',
    'i-am-freed': 'Я вільний!',
    'careful-what-you-wish-for': 'Обережніше з бажаннями',
    'wishing-for-more-wishes': 'Бажаю більше бажань',
    'this-is-no-parlor-trick': 'Це вам не дешевий фокус',
    'ive-made-sultans-out-of-less': 'Я й не таких робив султанами',
    'i-grant-you-death': 'Дарую тобі… смерть',
    'prisoners-torment': 'Муки в’язня',
    'back-in-the-lamp': 'Назад у лампу',
    'three-wishes': 'Три бажання',
  },
};
