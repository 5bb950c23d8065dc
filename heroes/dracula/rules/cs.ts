import type { Entries } from '@peerless/text/reference';

export const entries: Entries = {
  dracula: [
    'Drákula',
    'Na začátku tahu smí Drákula uštědřit 1 zranění libovolnému bojovníkovi, který s ním sousedí, i Sestře nebo bojovníkovi spoluhráče. Bylo-li zranění uštědřeno, táhněte 1 kartu: i když Sestra padla a i když je utrpěli Lučištníci Yennengy, ale ne, když se mu zabránilo.',
    '„Plň mou vůli“: hráč za Drákulu vidí útočníkovu ruku a vybere útočnou kartu, kterou útočící bojovník smí použít a která se [[replaced-card|zahraje místo původní]]. Může to být i ona; není-li jiná, je to ona.',
  ],
};
