import { sumTables } from '@atrium/api-client/contract';
import type { ItemOptions, TypedItem } from './typed-item';
import { pricedOf } from './item-price';

export interface ItemTotal {
  /** In basis points. */
  readonly rate: number;
  readonly net: number;
  readonly vat: number;
  readonly total: number;
}

export interface ItemTotals {
  readonly rates: readonly ItemTotal[];
  readonly net: number;
  readonly vat: number;
  readonly total: number;
}

/** Sums of the tables by VAT rate, highest rate first, in cents. Items without an amount are left out. */
export function totalsOf(items: readonly TypedItem[], options: ItemOptions): ItemTotals {
  const priced = items.flatMap((item) => pricedOf(item, options) ?? []);
  const { taxes, net, tax, total } = sumTables(priced);
  const rates = taxes.map(({ tax_rate: rate, tax_base: base, tax_amount: amount }) => ({
    rate,
    net: base,
    vat: amount,
    total: base + amount,
  }));
  return { rates, net, vat: tax, total };
}
