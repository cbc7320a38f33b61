/**
 * Converts a safe integer to a `bigint`.
 *
 * @throws {RangeError} if it is not a safe integer
 */
export function wholeNumber(value: number): bigint {
  if (!Number.isSafeInteger(value)) throw new RangeError('Amounts, quantities and times must be whole numbers.');
  return BigInt(value);
}

/**
 * Divides, and rounds once to whole cents, half away from zero.
 *
 * @param numerator in units of 1/`denominator` cents
 * @param denominator greater than zero
 * @throws {RangeError} if the result is not a safe integer, or the denominator is not greater than zero
 */
export function roundToCents(numerator: bigint, denominator: bigint): number {
  const size = numerator < 0n ? -numerator : numerator;
  const cents = denominator > 0n ? Number((2n * size + denominator) / (2n * denominator)) : Number.NaN;
  wholeNumber(cents);
  return numerator < 0n ? 0 - cents : cents;
}
