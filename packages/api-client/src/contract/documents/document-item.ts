import { roundToCents, wholeNumber } from '../pricing/amounts';
import { type PriceSum, sumLines } from '../pricing/sum-lines';

/** Maximum number of items in a document. */
export const maximumItems = 2000;

/** A row of a table of items. */
export interface PricedItem {
  /** In thousandths: 1500 is 1.5. */
  readonly quantity: number;
  /** Unit price without VAT, in cents. */
  readonly price: number;
  /** In basis points: 1000 is 10 %. */
  readonly discount: number;
}

const thousandths = 1000n;
const hundredPercent = 10_000n;

/**
 * The net amount of an item in cents, rounded once, half away from zero.
 *
 * @example itemNet({ quantity: 8000, price: 6200, discount: 1000 }) // 44640
 * @throws {RangeError} if a value or the result is not a safe integer
 */
export function itemNet({ quantity, price, discount }: PricedItem): number {
  const share = hundredPercent - wholeNumber(discount);
  return roundToCents(wholeNumber(quantity) * wholeNumber(price) * share, thousandths * hundredPercent);
}

/** The largest net amount of an item, in cents: 10 billion euros. Sums of `maximumItems` of them are safe integers. */
const largestNet = 1_000_000_000_000;

/** Whether the amount of an item, also without its discount, is small enough to be added up. */
export const isPriceable = ({ quantity, price }: PricedItem): boolean =>
  Math.abs(quantity * price) <= largestNet * Number(thousandths);

/** Sums up items. VAT is rounded once per rate. `vat_rate` is in basis points. */
export function sumItems(items: readonly (PricedItem & { readonly vat_rate: number })[]): PriceSum {
  return sumLines(items.map((item) => ({ net: itemNet(item), tax_category: 'standard', tax_rate: item.vat_rate })));
}

/** The sums of all tables of a document: what their own sums, with their own rounding of VAT, come to. */
export function sumTables(
  items: readonly (PricedItem & { readonly vat_rate: number; readonly table: string })[],
): PriceSum {
  const tables = [...Map.groupBy(items, ({ table }) => table).values()].map((rows) => sumItems(rows));
  const add = (amountOf: (sum: PriceSum) => number) => tables.reduce((total, sum) => total + amountOf(sum), 0);
  const rates = Map.groupBy(
    tables.flatMap(({ taxes }) => taxes),
    ({ tax_rate: rate }) => rate,
  );
  const taxes = [...rates].map(([rate, sums]) => ({
    tax_category: 'standard' as const,
    tax_rate: rate,
    tax_base: sums.reduce((total, { tax_base: base }) => total + base, 0),
    tax_amount: sums.reduce((total, { tax_amount: amount }) => total + amount, 0),
  }));
  return {
    net: add(({ net }) => net),
    taxes: taxes.toSorted((one, other) => other.tax_rate - one.tax_rate),
    tax: add(({ tax }) => tax),
    total: add(({ total }) => total),
  };
}
