import { roundToCents, wholeNumber } from './amounts';

/** The part of a period that is still to come, in whole seconds. */
export interface PeriodShare {
  /** From now to the end of the period; 0 to `whole`. */
  readonly remaining: number;
  /** The length of the period, above 0: it is never taken to be 30 days. */
  readonly whole: number;
}

/**
 * What a quantity costs for a share of a period, in cents: rounded once, half away from zero.
 *
 * @param quantity whole, negative if it is credited
 * @param unitPrice of one for the whole period, in cents
 * @param share `null` for the whole period
 * @throws {RangeError} where a number is no safe integer, or the share is none of its period
 */
export function netOf(quantity: number, unitPrice: number, share: PeriodShare | null): number {
  const price = wholeNumber(quantity) * wholeNumber(unitPrice);
  if (share === null) return roundToCents(price, 1n);
  const { remaining, whole } = share;
  if (remaining < 0 || remaining > whole)
    throw new RangeError('More time remains than the period has, or less than none.');
  return roundToCents(price * wholeNumber(remaining), wholeNumber(whole));
}

/**
 * The part of an amount that falls to what remains of a period, by the second.
 *
 * @param cents for the whole period
 * @param remaining seconds to the end of the period
 * @param whole seconds of the period
 * @returns cents, rounded once, half away from zero
 * @throws {RangeError} where a number is no safe integer, or `remaining` is not between 0 and `whole`
 */
export function prorate(cents: number, remaining: number, whole: number): number {
  return netOf(1, cents, { remaining, whole });
}
