import type { Names } from '@peerless/text/cs/names';

export const names: Names = {
  fighter: {
    houdini: {
      gender: 'm',
      animate: true,
      nom: 'Houdini',
      gen: 'Houdiniho',
      dat: 'Houdinimu',
      acc: 'Houdiniho',
      ins: 'Houdinim',
      loc: 'Houdinim',
    },
    bess: { gender: 'f', animate: true, nom: 'Bess', gen: 'Bess', dat: 'Bess', acc: 'Bess', ins: 'Bess', loc: 'Bess' },
  },
  idea: {
    houdini: 'Když posílíte manévr, můžete Houdiniho místo přesunu umístit na libovolné volné pole.',
  },
  card: {
    'the-big-reveal': 'Velké odhalení',
    'sleight-of-hand': 'Hbité prsty',
    flourish: 'Efektní gesto',
    'an-illusion-of-my-own-design': 'Iluze z mé vlastní dílny',
    'for-my-next-trick': 'A teď můj další trik',
    'vanishing-act': 'Číslo se zmizením',
    'smoke-and-mirrors': 'Kouř a zrcadla',
    misdirection: 'Odvedení pozornosti',
    'and-the-beautiful-bess': 'A krásná Bess!',
    'grand-escape': 'Velkolepý únik',
    'all-part-of-the-show': 'Vše patří k představení',
    'set-the-stage': 'Příprava jeviště',
    'a-magician-never-reveals-his-secrets': 'Kouzelník svá tajemství neprozrazuje',
  },
};
