import type { Entries } from '@peerless/text/reference';

export const entries: Entries = {
  genie: [
    'Džin',
    'Na začátku tahu smí Džin odhodit 1 kartu a získat 1 [[extra-actions|akci]], jednou za tah.',
    'Pokud „Tři přání“ určí pevnou hodnotu 4, mají všechny Džinovy bojové karty do konce tahu hodnotu 4, [[ignored-and-fixed|ať by je měnilo cokoli]]. Ignorovaná hodnota se i tak bere jako 0.',
  ],
};
