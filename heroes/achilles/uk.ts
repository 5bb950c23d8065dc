import type { Names } from '@peerless/text/uk/names';

export const names: Names = {
  fighter: {
    achilles: { gender: 'm', animate: true, nom: 'Ахілл', gen: 'Ахілла', dat: 'Ахіллові', acc: 'Ахілла', ins: 'Ахіллом', loc: 'Ахіллові' },
    patroclus: {
      gender: 'm',
      animate: true,
      nom: 'Патрокл',
      gen: 'Патрокла',
      dat: 'Патроклові',
      acc: 'Патрокла',
      ins: 'Патроклом',
      loc: 'Патроклові',
    },
  },
  idea: {
    achilles: 'Коли Патрокл загинув, ви скидаєте 2 випадкові карти, зате Ахілл атакує з +2 і бере карту за кожен виграний бій.',
  },
  card: {
    'battle-frenzy': 'Бойовий шал',
    'test-for-weakness': 'Пошук слабкого місця',
    'relentless-assault': 'Невпинний натиск',
    'the-day-of-your-doom': 'День твоєї загибелі',
    'brothers-in-arms': 'Побратими',
    'battle-hardened': 'Загартований у боях',
    'blessed-by-hermes': 'Благословення Гермеса',
    'under-achilles-helm': 'Під шоломом Ахілла',
    'achilles-heel': 'Ахіллесова п’ята',
    'spear-throw': 'Кидок списа',
  },
};
