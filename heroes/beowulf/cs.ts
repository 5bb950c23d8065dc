import type { Names } from '@peerless/text/cs/names';

export const names: Names = {
  fighter: {
    beowulf: {
      gender: 'm',
      animate: true,
      nom: 'Beowulf',
      gen: 'Beowulfa',
      dat: 'Beowulfovi',
      acc: 'Beowulfa',
      ins: 'Beowulfem',
      loc: 'Beowulfovi',
    },
    wiglaf: {
      gender: 'm',
      animate: true,
      nom: 'Wiglaf',
      gen: 'Wiglafa',
      dat: 'Wiglafovi',
      acc: 'Wiglafa',
      ins: 'Wiglafem',
      loc: 'Wiglafovi',
    },
  },
  counter: {
    rage: {
      gender: 'm',
      nom: 'žeton zuřivosti',
      gen: 'žetonu zuřivosti',
      dat: 'žetonu zuřivosti',
      acc: 'žeton zuřivosti',
      ins: 'žetonem zuřivosti',
      loc: 'žetonu zuřivosti',
      plural: {
        nom: 'žetony zuřivosti',
        gen: 'žetonů zuřivosti',
        dat: 'žetonům zuřivosti',
        acc: 'žetony zuřivosti',
        ins: 'žetony zuřivosti',
        loc: 'žetonech zuřivosti',
      },
    },
  },
  idea: {
    beowulf: 'Kdykoli Beowulf utrpí zranění, získá 1 žeton zuřivosti (nejvýše 3) a některé jeho karty je utrácejí.',
  },
  card: {
    'epic-poem': 'Hrdinský epos',
    'the-ancient-heirloom': 'Prastaré dědictví',
    'no-contest-expecteth': 'Odpor nečeká',
    'hot-for-the-battle': 'Boje chtivý',
    'fatal-struggle': 'Osudový zápas',
    'the-war-king': 'Král válečník',
    'the-equal-of-grendel': 'Grendelovi roven',
    'remnant-of-valor': 'Zbytky udatnosti',
    'vigor-and-courage': 'Síla a odvaha',
    'golden-drinking-horn': 'Zlatý picí roh',
  },
};
