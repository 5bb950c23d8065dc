import type { Names } from '@peerless/text/cs/names';

export const names: Names = {
  fighter: {
    'little-red': {
      gender: 'f',
      animate: true,
      nom: 'Červená Karkulka',
      gen: 'Červené Karkulky',
      dat: 'Červené Karkulce',
      acc: 'Červenou Karkulku',
      ins: 'Červenou Karkulkou',
      loc: 'Červené Karkulce',
    },
    huntsman: {
      gender: 'm',
      animate: true,
      nom: 'Myslivec',
      gen: 'Myslivce',
      dat: 'Myslivci',
      acc: 'Myslivce',
      ins: 'Myslivcem',
      loc: 'Myslivci',
    },
  },
  item: {
    dagger: { gender: 'm', nom: 'nůž', gen: 'nože', dat: 'noži', acc: 'nůž', ins: 'nožem', loc: 'noži' },
    'wolf-skin': {
      gender: 'f',
      nom: 'vlčí kůže',
      gen: 'vlčí kůže',
      dat: 'vlčí kůži',
      acc: 'vlčí kůži',
      ins: 'vlčí kůží',
      loc: 'vlčí kůži',
    },
    wolfsbane: { gender: 'm', nom: 'oměj', gen: 'oměje', dat: 'oměji', acc: 'oměj', ins: 'omějem', loc: 'oměji' },
  },
  idea: {
    'little-red': 'Ve vašem košíku je předmět z vrchní karty odhazovacího balíčku a se správným předmětem karty dělají víc.',
  },
  card: {
    'what-large-hands-you-have': 'Proč máš tak velké ruce?',
    'what-big-ears-you-have': 'Proč máš tak velké uši?',
    'long-have-i-sought-you': 'Dlouho jsem tě hledal',
    'the-wolfs-skin': 'Vlkova kůže',
    'what-a-terrible-big-mouth-you-have': 'Proč máš tak strašně velkou pusu?',
    'what-big-eyes-you-have': 'Proč máš tak velké oči?',
    'whats-that-in-my-basket': 'Copak to mám v košíku?',
    'stones-in-the-belly': 'Kamení v břiše',
    'once-upon-a-time': 'Bylo nebylo',
    'never-leave-the-path': 'Nescházej z cesty',
    'into-the-woods-wolf-skin': 'Do lesa (vlčí kůže)',
    'into-the-woods-dagger': 'Do lesa (nůž)',
    'into-the-woods-wolfsbane': 'Do lesa (oměj)',
    'a-grimm-tale': 'Pohádka bratří Grimmů',
  },
};
