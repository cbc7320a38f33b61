const grouped = /^[-\u2212]?\d{1,3}(?:\.\d{3})+(?:,\d*)?$/;
const plain = /^([-\u2212]?)(\d{1,15})(?:[.,](\d*))?$/;

/**
 * Parses a typed number into a whole number of its last decimal place: `19,5` with 2 decimals is 1950. Returns
 * `undefined` for anything ambiguous or malformed, so nothing is read as another number: `2.5` with 0 decimals is
 * rejected, never 25.
 *
 * Both comma and point are decimal separators. Spaces, and points before groups of three digits (`1.234,50`), are
 * ignored. With three decimals, a single point is the decimal separator: `1.234` is 1234 thousandths.
 */
export function parseDecimal(typed: string, decimals = 0): number | undefined {
  const text = typed.replaceAll(/\s/g, '');
  const isGrouped = grouped.test(text) && (decimals < 3 || text.includes(',') || text.split('.').length > 2);
  const [, sign, whole = '', fraction = ''] = plain.exec(isGrouped ? text.replaceAll('.', '') : text) ?? [];
  if (sign === undefined || fraction.length > decimals) return undefined;
  const number = Number(whole + fraction.padEnd(decimals, '0'));
  if (!Number.isSafeInteger(number)) return undefined;
  return sign === '' || number === 0 ? number : -number;
}
