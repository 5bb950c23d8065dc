import type { Names } from '@peerless/text/ru/names';

export const names: Names = {
  fighter: {
    achilles: {
      gender: 'm',
      animate: true,
      nom: 'Ахиллес',
      gen: 'Ахиллеса',
      dat: 'Ахиллесу',
      acc: 'Ахиллеса',
      ins: 'Ахиллесом',
      pre: 'Ахиллесе',
    },
    patroclus: {
      gender: 'm',
      animate: true,
      nom: 'Патрокл',
      gen: 'Патрокла',
      dat: 'Патроклу',
      acc: 'Патрокла',
      ins: 'Патроклом',
      pre: 'Патрокле',
    },
  },
  idea: {
    achilles: 'Когда Патрокл повержен, вы сбрасываете 2 случайные карты, зато Ахиллес атакует с +2 и берёт карту за каждый выигранный бой.',
  },
  card: {
    'battle-frenzy': 'Исступление',
    'test-for-weakness': 'Поиск слабости',
    'relentless-assault': 'Безжалостная атака',
    'the-day-of-your-doom': 'Гибельный день',
    'brothers-in-arms': 'Братья по оружию',
    'battle-hardened': 'Закалённый в боях',
    'blessed-by-hermes': 'Благословение Гермеса',
    'under-achilles-helm': 'Под шлемом Ахиллеса',
    'achilles-heel': 'Ахиллесова пята',
    'spear-throw': 'Бросок копья',
  },
};
