import { roundToCents } from './amounts';

const hundredPercent = 10_000;

/** What is bought, of one kind. */
export interface PricedLine {
  readonly quantity: number;
  /** Without VAT, in cents. */
  readonly unit_price: number;
  /** In basis points: 2200 is 22 %. */
  readonly tax_rate: number;
}

/** What is due at one rate of VAT; amounts in cents. */
export interface TaxSum {
  readonly tax_rate: number;
  readonly tax_base: number;
  readonly tax_amount: number;
}

/** What lines come to; amounts in cents. */
export interface PriceSum {
  readonly net: number;
  /** One for each rate, the highest first. */
  readonly taxes: readonly TaxSum[];
  readonly tax: number;
  /** Net and tax. */
  readonly total: number;
}

/**
 * A line without VAT, in cents.
 *
 * @throws {RangeError} where quantity, price or their product is no safe integer
 */
export function netOf({ quantity, unit_price: unitPrice }: Pick<PricedLine, 'quantity' | 'unit_price'>): number {
  return roundToCents(quantity * unitPrice, 1);
}

/**
 * What lines come to: VAT is rounded once for each rate, on the sum of what is charged at it.
 *
 * @throws {RangeError} where an amount is no safe integer
 */
export function sumLines(lines: readonly PricedLine[]): PriceSum {
  const bases = new Map<number, number>();
  for (const line of lines) bases.set(line.tax_rate, (bases.get(line.tax_rate) ?? 0) + netOf(line));
  const taxes = [...bases]
    .toSorted(([one], [other]) => other - one)
    .map(([rate, base]) => ({
      tax_rate: rate,
      tax_base: base,
      tax_amount: roundToCents(base * rate, hundredPercent),
    }));
  const net = roundToCents(
    taxes.reduce((sum, { tax_base: base }) => sum + base, 0),
    1,
  );
  const tax = roundToCents(
    taxes.reduce((sum, { tax_amount: amount }) => sum + amount, 0),
    1,
  );
  return { net, taxes, tax, total: roundToCents(net + tax, 1) };
}
