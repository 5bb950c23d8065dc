import { heavy, isYou, type OwnText, theyDo } from '@peerless/text/en/own';

export const confirm: OwnText = {
  says: (_details, context) => {
    const [them, their] = isYou(context) ? ['they', 'their'] : ['you', 'your'];
    return [
      heavy(
        `if ${theyDo(context, 'hold')} a card of that value, ${them} discard one such card of ${their} choice and ${their} hero takes damage equal to its BOOST value; otherwise ${them} show ${their} whole hand to everyone`,
      ),
    ];
  },
};
