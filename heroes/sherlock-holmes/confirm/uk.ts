import { heavy, inTheirHand, isYou, type OwnText } from '@peerless/text/uk/own';

export const confirm: OwnText = {
  says: (_details, context, mood) => {
    const held = `якщо ${inTheirHand(context)} є карта з таким значенням`;
    const damage = 'стільки поранень, скільки становить її значення ПОЛІПШЕННЯ';
    const then = isYou(context)
      ? `він скидає одну таку карту на свій вибір і його герой зазнає ${damage}; інакше він показує всім свою руку`
      : `скиньте одну таку карту на свій вибір і ваш герой зазнає ${damage}; інакше покажіть усім свою руку`;
    return [heavy(`${mood === 'bare' ? 'перевірити це: ' : ''}${held}, ${then}`)];
  },
};
