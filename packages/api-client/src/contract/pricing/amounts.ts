/**
 * The fraction `numerator / denominator`, rounded once to whole cents, half away from zero.
 *
 * @param numerator whole number, in units of which `denominator` make a cent
 * @param denominator whole number above zero
 * @throws {RangeError} where a number is no safe integer, or the way to the result leaves them
 */
export function roundToCents(numerator: number, denominator: number): number {
  const doubled = 2 * Math.abs(numerator) + denominator;
  if (![numerator, denominator, doubled].every(Number.isSafeInteger) || denominator <= 0) {
    throw new RangeError('An amount of money is no whole number of cents.');
  }
  const cents = Math.floor(doubled / (2 * denominator));
  return numerator < 0 && cents > 0 ? -cents : cents;
}
