/**
 * A whole number as one that has no largest.
 *
 * @throws {RangeError} where it is no safe integer
 */
export function wholeNumber(value: number): bigint {
  if (!Number.isSafeInteger(value)) throw new RangeError('An amount, a quantity or a time is no whole number.');
  return BigInt(value);
}

/**
 * The fraction `numerator / denominator`, rounded once to whole cents, half away from zero.
 *
 * @param numerator in units of which `denominator` make a cent
 * @param denominator above zero
 * @throws {RangeError} where the result is no safe integer, or the denominator is not above zero
 */
export function roundToCents(numerator: bigint, denominator: bigint): number {
  const size = numerator < 0n ? -numerator : numerator;
  const cents = denominator > 0n ? Number((2n * size + denominator) / (2n * denominator)) : Number.NaN;
  wholeNumber(cents);
  return numerator < 0n ? 0 - cents : cents;
}
