import type { Quote } from '@atrium/api-client/contract';
import { formatMoney, formatNumber, formatPercent, useTexts } from '@atrium/i18n';
import type { PriceLine } from '@atrium/ui-kit';
import type { ReactNode } from 'react';
import type { PlanPrice } from '../model/plan-price';
import { planMessages } from '../messages';

const money = (cents: number) => formatMoney(cents, 'EUR');

interface PriceLines {
  /** Charged and credited lines. */
  readonly items: readonly PriceLine[];
  /** From net price to amount due. */
  readonly sums: readonly PriceLine[];
}

/**
 * The lines of a price as texts.
 *
 * @param vatHelp shown in place of VAT that cannot be determined
 */
export function usePriceLines(price: PlanPrice, vatHelp: ReactNode = null): PriceLines {
  const text = useTexts(planMessages);
  const { lines, taxes, vat, total, change, balance, credit_used: used, becomes_credit: stays } = price;

  function itemOf({ kind, id, quantity, unit_price: unit, share, net }: Quote['lines'][number], at: number): PriceLine {
    const values = { quantity: formatNumber(Math.abs(quantity)), price: money(unit) };
    return {
      id: `${kind}-${id}-${at}`,
      label: kind === 'plan' ? text(id) : text(`line.unused.${id}`),
      note: share === null ? text('line.amount', values) : text('line.share', { ...values, ...share }),
      amount: money(net),
    };
  }

  function vatLines(): readonly PriceLine[] {
    if (taxes === null) {
      const amount = vatHelp === null ? text('sum.vatCalculating') : '–';
      return [{ id: 'vat', label: text('sum.vatUnknown'), note: vatHelp, amount, weight: 'quiet' }];
    }
    return taxes.map(({ tax_category: category, tax_rate: rate, tax_amount: amount }): PriceLine => {
      const isNow = vat?.category === category && vat.rate === rate;
      const values = { rate: formatPercent(rate) };
      return {
        id: `vat-${category}-${rate}`,
        label: isNow
          ? text('sum.vatReason', { ...values, reason: text(`vatReason.${vat.reason}`) })
          : text('sum.vat', values),
        amount: money(amount),
        weight: 'quiet',
      };
    });
  }

  const amountOf = (cents: number | null) => (cents === null ? '–' : money(cents));
  const isChange = change !== null;
  const sums: (PriceLine | false)[] = [
    { id: 'net', label: text('sum.net'), amount: money(price.net), weight: 'quiet' },
    ...vatLines(),
    { id: 'total', label: text(isChange ? 'sum.change' : 'sum.total'), amount: amountOf(total), weight: 'strong' },
    isChange && { id: 'balance', label: text('sum.balance'), amount: money(balance), weight: 'quiet' },
    used > 0 && { id: 'credit', label: text('sum.credit'), amount: money(-used), weight: 'quiet' },
    stays > 0 && { id: 'stays', label: text('sum.becomesCredit'), amount: money(stays), weight: 'quiet' },
    { id: 'now', label: text('sum.now'), amount: amountOf(price.amount_due), weight: 'total' },
  ];
  return { items: lines.map(itemOf), sums: sums.filter((line) => line !== false) };
}
