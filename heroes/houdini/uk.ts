import type { Names } from '@peerless/text/uk/names';

export const names: Names = {
  fighter: {
    houdini: { gender: 'm', animate: true, nom: 'Гудіні', gen: 'Гудіні', dat: 'Гудіні', acc: 'Гудіні', ins: 'Гудіні', loc: 'Гудіні' },
    bess: { gender: 'f', animate: true, nom: 'Бесс', gen: 'Бесс', dat: 'Бесс', acc: 'Бесс', ins: 'Бесс', loc: 'Бесс' },
  },
  idea: {
    houdini: 'Поліпшивши маневр, ви можете не переміщувати Гудіні, а розмістити його в будь-якій незайнятій комірці.',
  },
  card: {
    'the-big-reveal': 'Великий секрет Гудіні',
    'sleight-of-hand': 'Спритність рук',
    flourish: 'Драматична мить',
    'an-illusion-of-my-own-design': 'Моя власна ілюзія',
    'for-my-next-trick': 'А тепер — наступний фокус',
    'vanishing-act': 'Номер зі зникненням',
    'smoke-and-mirrors': 'Дим і дзеркала',
    misdirection: 'Відвернення уваги',
    'and-the-beautiful-bess': 'І прекрасна Бесс!',
    'grand-escape': 'Неймовірне звільнення',
    'all-part-of-the-show': 'Це все частина дійства',
    'set-the-stage': 'Підготовка сцени',
    'a-magician-never-reveals-his-secrets': 'Чарівник ніколи не розкриває своїх секретів',
  },
};
