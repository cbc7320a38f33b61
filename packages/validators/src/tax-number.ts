import { groupCharacters } from './group-characters';
import { isSeparatorCode, longestNumber, readNumber, normalizedFrom } from './number-reader';
import { invalid, type BasicReason, type RuleOptions, type Verdict } from './verdict';

/** Why a tax number is rejected. */
export type TaxNumberReason = BasicReason | 'shape' | 'check_digits';

/**
 * Result of reading a tax number. 0: rejected, 1: correct number of digits, 2: also a correct check digit, or none
 * required.
 */
type Validity = 0 | 1 | 2;

/** Slovenian check digit: weights 8 to 2, modulus 11. 10 becomes 0, 11 is invalid, and no number begins with 0. */
function checkSlovenian(count: number, first: number, last: number, sum: number): Validity {
  if (count !== 8) return 0;
  const check = 11 - ((sum - last) % 11);
  return first > 0 && check < 11 && check % 10 === last ? 2 : 1;
}

function read(text: string, isSlovenian: boolean): Validity {
  const { length } = text;
  if (length > longestNumber) return 0;
  let count = 0;
  let first = 0;
  let last = 0;
  let sum = 0;
  for (let index = 0; index < length; index++) {
    const code = text.charCodeAt(index);
    const digit = code - 0x30;
    if (digit >>> 0 < 10) {
      if (count === 0) first = digit;
      last = digit;
      sum += (8 - count) * digit;
      count++;
    } else if (!isSeparatorCode(code)) return 0;
  }
  if (isSlovenian) return checkSlovenian(count, first, last, sum);
  return count > 7 && count < 13 ? 2 : 0;
}

function isSlovenian(country: string | undefined): boolean {
  return country === 'SI' || country?.toUpperCase() === 'SI';
}

/**
 * Like {@link checkTaxNumber}, but returns a boolean, in one pass and without allocation.
 *
 * Valid: `10019880` (SI). Invalid: `10258339` (SI, check digit), `1234567`.
 */
export function isTaxNumber(value: unknown, options?: RuleOptions): boolean {
  return typeof value === 'string' && read(value, isSlovenian(options?.country)) > (options?.level === 'shape' ? 0 : 1);
}

/**
 * A tax number. Slovenian (`country: 'SI'`): exactly 8 digits, the last of which is a check digit modulo 11. Otherwise
 * 8 to 12 digits.
 *
 * Valid: `10019880` (SI). Invalid: `10258339` (SI, check digit), `1234567`.
 * Source: product specification, section 5; Tax Procedure Act ZDavP-2, tax number (davčna številka).
 */
export function checkTaxNumber(value: unknown, options?: RuleOptions): Verdict<TaxNumberReason> {
  if (typeof value !== 'string') return invalid('type');
  const validity = read(value, isSlovenian(options?.country));
  if (validity === 0) return invalid(readNumber(value) === 0 ? 'empty' : 'shape');
  if (validity === 1 && options?.level !== 'shape') return invalid('check_digits');
  return { valid: true, normalized: normalizedFrom(0, readNumber(value), value) };
}

/** Formats a Slovenian tax number: `1001 9880`. Returns anything without 8 digits unchanged. */
export function formatTaxNumber(value: string): string {
  const verdict = checkTaxNumber(value, { country: 'SI', level: 'shape' });
  return verdict.valid ? groupCharacters(verdict.normalized, 4) : value;
}
