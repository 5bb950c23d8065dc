import { heavy, isYou, type OwnText } from '@peerless/text/cs/own';

export const confirm: OwnText = {
  says: (_details, context, mood) => {
    const held = `pokud ${isYou(context) ? 'má protivník' : 'máte'} v ruce kartu s touto hodnotou`;
    const damage = 'utrpí tolik zranění, kolik činí její hodnota POSÍLENÍ';
    const then = isYou(context)
      ? `jednu takovou kartu dle své volby odhodí a jeho hrdina ${damage}; jinak všem ukáže karty ve své ruce`
      : `jednu takovou kartu dle své volby odhoďte a váš hrdina ${damage}; jinak všem ukažte karty ve své ruce`;
    return [heavy(`${mood === 'bare' ? 'ověřit toto: ' : ''}${held}, ${then}`)];
  },
};
