import { roundToCents, wholeNumber } from './amounts';

const hundredPercent = 10_000n;

/** VAT category: the seller's rate, reverse charge, or outside the scope of the seller's country's VAT. */
export type TaxCategory = 'standard' | 'reverse_charge' | 'outside_scope';

/** An amount with its VAT category and rate. */
export interface TaxedAmount {
  /** Without VAT, in whole cents; negative if it is credited. */
  readonly net: number;
  readonly tax_category: TaxCategory;
  /** In basis points: 2200 is 22 %. */
  readonly tax_rate: number;
}

/** VAT of one category and rate; amounts in cents. */
export interface TaxSum {
  readonly tax_category: TaxCategory;
  readonly tax_rate: number;
  readonly tax_base: number;
  readonly tax_amount: number;
}

/** The sum of lines; amounts in cents. */
export interface PriceSum {
  readonly net: number;
  /** One per rate and category, highest rate first. */
  readonly taxes: readonly TaxSum[];
  readonly tax: number;
  /** Net plus tax. */
  readonly total: number;
}

const addUp = (cents: readonly number[]): number =>
  roundToCents(
    cents.reduce((sum, part) => sum + wholeNumber(part), 0n),
    1n,
  );

function taxSumOf(first: TaxedAmount, lines: readonly TaxedAmount[]): TaxSum {
  const { tax_category, tax_rate } = first;
  const same = lines.filter((line) => line.tax_category === tax_category && line.tax_rate === tax_rate);
  const base = addUp(same.map(({ net }) => net));
  const amount = roundToCents(wholeNumber(base) * wholeNumber(tax_rate), hundredPercent);
  return { tax_category, tax_rate, tax_base: base, tax_amount: amount };
}

/**
 * Sums up lines. VAT is rounded once per rate, on the sum of the amounts at that rate.
 *
 * @throws {RangeError} if an amount is not a safe integer
 */
export function sumLines(lines: readonly TaxedAmount[]): PriceSum {
  const kinds = new Map(lines.map((line) => [`${line.tax_category} ${line.tax_rate}`, line]));
  const taxes = [...kinds.values()]
    .map((line) => taxSumOf(line, lines))
    .toSorted((one, other) => other.tax_rate - one.tax_rate || (one.tax_category < other.tax_category ? -1 : 1));
  const net = addUp(taxes.map(({ tax_base: base }) => base));
  const tax = addUp(taxes.map(({ tax_amount: amount }) => amount));
  return { net, taxes, tax, total: addUp([net, tax]) };
}
