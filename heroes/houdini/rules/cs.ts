import type { Entries } from '@peerless/text/reference';

export const entries: Entries = {
  houdini: [
    'Houdini',
    'Je-li [[maneuver-boost|manévr posílen]], smí být Houdini místo pohybu umístěn na libovolné volné pole. Bess se neumisťuje; pohybuje se obvykle, před ním nebo po něm, s posílenou hodnotou. Jiná posílení ani jiný pohyb mu to nedávají.',
    'Mnoho jeho karet má [[boost-bonus|bonus posílení]]. Dvě mají vlastní pravidla: [[all-part-of-the-show|„Vše patří k představení“]] a [[magicians-secret|„Kouzelník svá tajemství neprozrazuje“]].',
  ],
  'boost-bonus': [
    'Houdiniho bonusy posílení',
    'Když hráč za Houdiniho [[boost|posiluje]] kartou s bonusem, v manévru či díky kartě, třeba i protivníkově, bonus se stane hned; pak se karta odhodí a hra pokračuje.',
    'Pokud efekt protivníka POSÍLENÍ jen čte nebo vás nutí kartu odhodit, bonus není.',
  ],
  'all-part-of-the-show': [
    '„Vše patří k představení“',
    'Tuto kartu nelze zrušit. Padne-li váš bojovník v tomto souboji, PO BOJI se vrátí na libovolné volné pole se 4 body zdraví. Do té doby je mimo bojiště, potom už pokořen není a [[bonus-attack|bonusový útok]], který má teprve přijít, se koná.',
    'Je-li to sám Houdini, hra na to počká. Má 1 bod zdraví a útočí na něj karta s hodnotou 5: utrpí 3 zranění a opustí bojiště, útočník zvítězil, pak se Houdini vrátí se 4 body zdraví a hra pokračuje.',
    'Dokud hra čeká, jeho pád neznamená nic jiného: není vyřazen, Bess zůstává, tým o hrdinu nepřišel a o pád obou hrdinů nejde. Padne-li mezitím poslední hrdina druhé strany, Houdiniho strana [[game-end|vítězí]].',
    'Pád po tomto efektu je obyčejný. A je-li v souboji Bess a Houdiniho pokoří něco jiného, karta ho nezachrání.',
  ],
  'magicians-secret': [
    '„Kouzelník svá tajemství neprozrazuje“',
    'Tuto kartu smíte ukázat z ruky, když by si protivník díky efektu prohlédl vaši ruku. Efekt se zruší celý a ještě než začne, i ty části, ke kterým se dívat netřeba; ostatní efekty protivníkovy karty zůstávají. Tato karta vám zůstane v ruce.',
    'Nezastaví to, co [[canceling|nelze zrušit]], například karty Holmese; pak se hra ani neptá.',
    'Ukážete-li ji proti kartě [[dracula|Drákuly]] „Plň mou vůli“, žádná karta se nevrátí, ruku nikdo nevidí a souboj pokračuje s vyloženým útokem.',
  ],
};
