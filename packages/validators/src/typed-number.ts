const grouped = /^[-\u2212]?\d{1,3}(?:\.\d{3})+(?:,\d*)?$/;
const plain = /^([-\u2212]?)(\d{1,15})(?:[.,](\d*))?$/;

/**
 * A typed number, as a whole number of its last decimal place: `19,5` with 2 decimals is 1950. Undefined for
 * anything that is no such number, so that nothing is ever read as another number: `2.5` is no whole number, never 25.
 *
 * Comma and point are both the decimal sign; spaces, and points before groups of three (`1.234,50`), are left out. Where
 * three decimals are taken, a single point is the decimal sign: `1.234` is 1234 thousandths.
 */
export function readTypedNumber(typed: string, decimals = 0): number | undefined {
  const text = typed.replaceAll(/\s/g, '');
  const isGrouped = grouped.test(text) && (decimals < 3 || text.includes(',') || text.split('.').length > 2);
  const [, sign, whole = '', fraction = ''] = plain.exec(isGrouped ? text.replaceAll('.', '') : text) ?? [];
  if (sign === undefined || fraction.length > decimals) return undefined;
  const number = Number(whole + fraction.padEnd(decimals, '0'));
  if (!Number.isSafeInteger(number)) return undefined;
  return sign === '' || number === 0 ? number : -number;
}
