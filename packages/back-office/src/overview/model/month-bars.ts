import type { InvoicedMonths } from '@atrium/api-client/contract';
import { formatNumber } from '@atrium/i18n';
import type { ChartBar } from '@atrium/ui-kit';

/** An amount without cents: `12.486 €`. */
export const wholeEuros = (cents: number): string =>
  formatNumber(cents / 100, 'sl', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });

function changeFrom(previous: number | undefined, net: number): string {
  if (previous === undefined || previous <= 0) return '–';
  const change = net / previous - 1;
  return formatNumber(change, 'sl', { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });
}

/** Bars of the months; `names` holds the short names of the twelve months. */
export function monthBars({ data }: InvoicedMonths, names: readonly string[]): ChartBar[] {
  return data.map(({ month, net }, at) => {
    const [year = '', number = '1'] = month.split('-');
    const name = names[Number(number) - 1] ?? month;
    return {
      id: month,
      shortLabel: name,
      label: `${name} ${year}`,
      value: net,
      text: wholeEuros(net),
      change: changeFrom(data[at - 1]?.net, net),
    };
  });
}
