import type { Context } from '../../../language.ts';
import type { AmountText } from '../../../words.ts';
import { compare, counter } from '../../amounts.ts';
import { adjective, type Case, count, past } from '../../declension.ts';
import { CARD, DAMAGE } from '../../grammar.ts';

/** "сброшена хотя бы 1 карта", or none. */
function any(context: Context, yes: boolean): string {
  const of = counter(context);
  switch (context.counted) {
    case 'discarded':
      return yes ? 'сброшена хотя бы 1 карта' : 'не сброшено ни одной карты';
    case 'spent':
      return yes
        ? `${past('потрачен', of)} хотя бы ${adjective('один', of.gender, 'nom')} ${of.nom}`
        : `не потрачено ни ${adjective('один', of.gender, 'gen')} ${of.gen}`;
    default:
      return `при этом ${yes ? '' : 'не '}был нанесён урон`;
  }
}

export const text: AmountText<'done', Case> = {
  each(_amount, context) {
    const { gender, acc } = counter(context);
    return {
      discarded: 'каждую сброшенную карту',
      spent: `${adjective('каждый', gender, 'acc')} ${adjective('потраченный', gender, 'acc')} ${acc}`,
      dealt: 'каждую единицу нанесённого урона',
    }[context.counted ?? 'dealt'];
  },
  atLeast(least, _amount, context, yes) {
    if (least === 1) return any(context, yes);
    return {
      discarded: `сброшено ${compare(yes)} ${count(least, CARD, 'gen')}`,
      spent: `потрачено ${compare(yes)} ${count(least, counter(context), 'gen')}`,
      dealt: `нанесено ${compare(yes)} ${count(least, DAMAGE, 'gen')}`,
    }[context.counted ?? 'dealt'];
  },
};
