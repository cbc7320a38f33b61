import { roundToCents, wholeNumber } from './amounts';

/** The remaining part of a period, in whole days. */
export interface PeriodShare {
  /** From today to the end of the period; 0 to `whole`. */
  readonly remaining: number;
  /** The actual length of the period, above 0: a month has 28 to 31 days. */
  readonly whole: number;
}

/**
 * Price of a quantity for a share of a period, in cents, rounded once, half away from zero.
 *
 * @param quantity whole, negative if it is credited
 * @param unitPrice price of one for the whole period, in cents
 * @param share `null` for the whole period
 * @throws {RangeError} if a number is not a safe integer, or the share is not within its period
 */
export function netOf(quantity: number, unitPrice: number, share: PeriodShare | null): number {
  const price = wholeNumber(quantity) * wholeNumber(unitPrice);
  if (share === null) return roundToCents(price, 1n);
  const { remaining, whole } = share;
  if (remaining < 0 || remaining > whole)
    throw new RangeError('The remaining days must be between 0 and the whole period.');
  return roundToCents(price * wholeNumber(remaining), wholeNumber(whole));
}
