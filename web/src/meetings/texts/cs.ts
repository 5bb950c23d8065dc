import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'Co jste cestou potkali',
  note: 'O každé z těchto věcí se dozvíte jednou: když na ní ve vaší hře poprvé záleží.',
  showRule: 'Ukázat pravidlo',
  heroes: 'Co umí každý hrdina',
  things: {
    handLimit: 'Během tahu smíte mít v ruce víc než sedm karet; na konci tahu přebytečné odhodíte.',
    exhaustion: 'Když je balíček prázdný, utrpí místo každé karty, kterou máte táhnout, každý váš bojovník 2 zranění.',
    bonusAttack: 'Bonusový útok přichází po boji: tentýž bojovník udeří na týž cíl znovu, s vlastní hodnotou.',
    canceling: 'Zrušeno: nic z toho, co je na této kartě vytištěno, se už nestane, ale její hodnota se počítá.',
    timing: 'Texty se vyhodnocují podle úvodních slov: okamžitě, během boje, po boji; pokaždé nejdřív karta obránce.',
    doors: 'Zavřené dveře přeruší čáru: nikdo jimi neprojde ani nezaútočí, a bojovníci je otvírají a zavírají během manévru.',
    passages: 'Pole s tajným průchodem jsou od sebe na jeden krok, ať leží kdekoli, útočit průchodem ale nelze.',
    highGround: 'Kdo útočí po směru šipky, shora dolů, má útočnou hodnotu o 1 vyšší.',
    fog: 'Žetony leží na polích, kde mohou stát i bojovníci, a co dělají, je napsáno u hrdiny, kterému patří.',
    forms: 'Tento hrdina má dvě podoby, všichni vidí, kterou právě má, a některé jeho karty a schopnosti platí jen v jedné.',
    teams: 'Hrajete dva proti dvěma: přes bojovníky spoluhráče smíte projít a vidíte si navzájem karty v ruce.',
    freeForAll: 'Každý hraje sám za sebe; čí hrdina padne, ten končí, a poslední, kdo zbude, vyhrává.',
  },
};
