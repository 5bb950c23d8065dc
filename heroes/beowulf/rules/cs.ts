import type { Entries } from '@peerless/text/reference';

export const entries: Entries = {
  beowulf: [
    'Beowulf',
    'Beowulf začíná s 1 žetonem zuřivosti a má jich nejvýše 3; co je navíc, propadá. Pokaždé, když utrpí [[damage|zranění]], ať je jich kolik chce a odkudkoli, získá 1, a to hned, takže ho lze utratit už za příští efekt. Dva samostatné zásahy dají 2. Zranění Wiglafa nedává nic.',
    'Zuřivost se utrácí jen za karty, které o ni žádají, jako [[price|cena]]. Pokud karta neříká jinak, platit nemusíte.',
  ],
};
