import type { Entries } from '@peerless/text/reference';

export const entries: Entries = {
  'sun-wukong': [
    'Sun Wu-kchung a Dvojníci',
    'Dvojníci začínají mimo bojiště. Na začátku tahu smí Sun Wu-kchung utrpět 1 zranění a přivolat jednoho na volné sousedící pole, jednou za tah. Jsou-li na bojišti všichni tři, jednoho podle své volby zvednete a postavíte tam.',
    'Bez volného pole schopnost použít nelze a nelze to ani tehdy, bylo-li by volné jen pole zvednutého Dvojníka. S 1 bodem zdraví ano, ale padne a vy [[game-end|prohrajete]].',
    'Dvojníci smějí hrát všechny jeho karty.',
    '„Mazaná opice“: zvolíte volné pole v jeho oblasti; on se ocitne tam a Dvojník na jeho dřívějším místě, to vše naráz. Není-li takové pole, nestane se nic. „Zlatá kroužková zbroj“ přenáší bojová zranění na bojovníka protivníka a [[winning-combat|zvítězil]] obránce.',
  ],
};
