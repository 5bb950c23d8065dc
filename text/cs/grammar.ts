import type { Context } from '../language.ts';
import type { Phrase } from '../sentence.ts';
import { ending, isYou, listing, speaking } from '../slavic/sentences.ts';
import { adjective, type Case, followed, noun, someone } from './declension.ts';
import { enclitics, euphony } from './euphony.ts';

/** Infinitive: what a player is told to do, and what an opponent does. */
export const VERBS = {
  doplnit: ['doplňte', 'doplní'],
  ignorovat: ['ignorujte', 'ignoruje'],
  nastavit: ['nastavte', 'nastaví'],
  odhalit: ['odhalte', 'odhalí'],
  odhodit: ['odhoďte', 'odhodí'],
  odstranit: ['odstraňte', 'odstraní'],
  pokořit: ['pokořte', 'pokoří'],
  položit: ['položte', 'položí'],
  ponechat: ['ponechte', 'ponechá'],
  prohlédnout: ['prohlédněte', 'prohlédne'],
  prohodit: ['prohoďte', 'prohodí'],
  proměnit: ['proměňte', 'promění'],
  provést: ['proveďte', 'provede'],
  převést: ['převeďte', 'převede'],
  přesunout: ['přesuňte', 'přesune'],
  přičíst: ['přičtěte', 'přičte'],
  přivolat: ['přivolejte', 'přivolá'],
  snížit: ['snižte', 'sníží'],
  táhnout: ['táhněte', 'táhne'],
  ukončit: ['ukončete', 'ukončí'],
  umístit: ['umístěte', 'umístí'],
  uštědřit: ['uštědřete', 'uštědří'],
  utratit: ['utraťte', 'utratí'],
  vrátit: ['vraťte', 'vrátí'],
  vybrat: ['vyberte', 'vybere'],
  vyhledat: ['vyhledejte', 'vyhledá'],
  vyhodnotit: ['vyhodnoťte', 'vyhodnotí'],
  vzít: ['vezměte', 'vezme'],
  zabránit: ['zabraňte', 'zabrání'],
  zamíchat: ['zamíchejte', 'zamíchá'],
  získat: ['získejte', 'získá'],
  zrušit: ['zrušte', 'zruší'],
  zvolit: ['zvolte', 'zvolí'],
  zvýšit: ['zvyšte', 'zvýší'],
} as const;
export const { act, offered, they, theyMay } = speaking({
  verbs: VERBS,
  second: (third) => `${third}te`,
  subjects: { you: 'vy', opponent: 'protivník', eachOpponent: 'každý protivník' },
  may: { you: 'můžete', opponent: 'protivník může', eachOpponent: 'každý protivník může' },
});

export const CARD = noun('f', 'karta|karty|kartě|kartu|kartou|kartě', 'karty|karet|kartám|karty|kartami|kartách');
export const SPACE = noun('n', 'pole|pole|poli|pole|polem|poli', 'pole|polí|polím|pole|poli|polích');
export const ACTION = noun('f', 'akce|akce|akci|akci|akcí|akci', 'akce|akcí|akcím|akce|akcemi|akcích');
export const DAMAGE = noun('n', 'zranění|zranění|zranění|zranění|zraněním|zranění', 'zranění|zranění|zraněním|zranění|zraněními|zraněních');
/** Health by the point. */
export const HEALTH = followed(noun('m', 'bod|bodu|bodu|bod|bodem|bodu', 'body|bodů|bodům|body|body|bodech'), ' zdraví');
export const VALUE = noun('f', 'hodnota|hodnoty|hodnotě|hodnotu|hodnotou|hodnotě');
export const FIGHTER = someone(
  'm',
  'bojovník|bojovníka|bojovníkovi|bojovníka|bojovníkem|bojovníkovi',
  'bojovníci|bojovníků|bojovníkům|bojovníky|bojovníky|bojovnících',
);
export const HERO = someone('m', 'hrdina|hrdiny|hrdinovi|hrdinu|hrdinou|hrdinovi', 'hrdinové|hrdinů|hrdinům|hrdiny|hrdiny|hrdinech');
export const COMBATANT = followed(
  someone(
    'm',
    'účastník|účastníka|účastníkovi|účastníka|účastníkem|účastníkovi',
    'účastníci|účastníků|účastníkům|účastníky|účastníky|účastnících',
  ),
  ' souboje',
);
export const TOKEN = noun('m', 'žeton|žetonu|žetonu|žeton|žetonem|žetonu', 'žetony|žetonů|žetonům|žetony|žetony|žetonech');
export const PLAYER = someone('m', 'hráč|hráče|hráči|hráče|hráčem|hráči');

/** "karta protivníka", or "vaše karta" when the opponent speaks. */
export const theirCard = (context: Context, c: Case): string =>
  isYou(context) ? `${CARD[c]} protivníka` : `${adjective('váš', 'f', c)} ${CARD[c]}`;
export const inTheirHand = (context: Context): string => (isYou(context) ? 'v ruce protivníka' : 've vaší ruce');

const close = (text: string): string => euphony(enclitics(text.replace(/⟩+(?=\s*(?:[.,;:!?()“—]|$))/g, '').replace(/⟩+/g, ',')));

export const list = listing('a');
export const quoted = (title: string): string => `„${title.replaceAll('„', '‚').replaceAll('“', '‘')}“`;
/** The subject is said once: "protivník táhne 1 kartu a poté získá 1 akci". */
const unsaid = (text: string, before: string): string => {
  const [who] = /^(?:(?:každý )?protivník|vy) (?!může)/.exec(text) ?? [];
  return who && before.startsWith(who) ? text.slice(who.length) : text;
};
export const join = (phrases: readonly Phrase[]): string =>
  phrases.reduce((said, next, i) => {
    const before = phrases[i - 1];
    if (!before) return next.text;
    return next.heavy || before.heavy ? `${said}; ${next.text}` : `${said} a poté ${unsaid(next.text, before.text)}`;
  }, '');
export const { sentence, sentences, closed } = ending(close);
export const not = (yes: boolean): string => (yes ? '' : 'ne');
export const is = (yes: boolean): string => (yes ? 'je' : 'není');
