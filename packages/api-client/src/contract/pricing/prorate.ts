import { roundToCents, wholeNumber } from './amounts';

/** The remaining part of a period, in whole seconds. */
export interface PeriodShare {
  /** From now to the end of the period; 0 to `whole`. */
  readonly remaining: number;
  /** The actual length of the period, above 0; months are not assumed to have 30 days. */
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
    throw new RangeError('The remaining time must be between 0 and the whole period.');
  return roundToCents(price * wholeNumber(remaining), wholeNumber(whole));
}

/**
 * Prorates an amount to the remaining part of a period, by the second.
 *
 * @param cents for the whole period
 * @param remaining seconds to the end of the period
 * @param whole seconds of the period
 * @returns cents, rounded once, half away from zero
 * @throws {RangeError} if a number is not a safe integer, or `remaining` is not between 0 and `whole`
 */
export function prorate(cents: number, remaining: number, whole: number): number {
  return netOf(1, cents, { remaining, whole });
}
