import type { Names } from '@peerless/text/ru/names';

export const names: Names = {
  fighter: {
    houdini: { gender: 'm', animate: true, nom: 'Гудини', gen: 'Гудини', dat: 'Гудини', acc: 'Гудини', ins: 'Гудини', pre: 'Гудини' },
    bess: { gender: 'f', animate: true, nom: 'Бесс', gen: 'Бесс', dat: 'Бесс', acc: 'Бесс', ins: 'Бесс', pre: 'Бесс' },
  },
  idea: {
    houdini: 'Усилив манёвр, вы можете не перемещать Гудини, а разместить его в любой свободной ячейке.',
  },
  card: {
    'the-big-reveal': 'Полное разоблачение',
    'sleight-of-hand': 'Ловкость рук',
    flourish: 'Эффектный жест',
    'an-illusion-of-my-own-design': 'Иллюзия собственного изобретения',
    'for-my-next-trick': 'Мой следующий фокус',
    'vanishing-act': 'Фокус с исчезновением',
    'smoke-and-mirrors': 'Дым и зеркала',
    misdirection: 'Отвлечение внимания',
    'and-the-beautiful-bess': 'И прекрасная Бесс!',
    'grand-escape': 'Невероятное освобождение',
    'all-part-of-the-show': 'Всё это — часть представления',
    'set-the-stage': 'Сцена готова',
    'a-magician-never-reveals-his-secrets': 'Фокусник никогда не раскрывает своих секретов',
  },
};
