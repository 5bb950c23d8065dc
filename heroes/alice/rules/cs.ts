import type { Entries } from '@peerless/text/reference';

export const entries: Entries = {
  alice: [
    'Alenka',
    'Alenka je VELKÁ, nebo MALÁ a všichni to vidí; velikost se volí při rozmístění. VELKÁ: +2 ke kartám, kterými útočí. MALÁ: +1 ke kartám, kterými se brání. Žvahlav nemá nic.',
    'Rozhoduje velikost při počítání zranění: je to [[standing-bonus|trvalý bonus]]. „Alenka změní velikost“ ji vždy přepne. VELKÁ Alenka není [[large-fighters|velká figurka]].',
  ],
};
