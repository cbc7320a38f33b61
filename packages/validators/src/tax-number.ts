import { inGroups } from './in-groups';
import { isSeparatorCode, longestNumber, readNumber, writtenFrom } from './number-reader';
import { invalid, type BasicReason, type RuleOptions, type Verdict } from './verdict';

/** Why a tax number is refused. */
export type TaxNumberReason = BasicReason | 'shape' | 'check_digits';

/** How far a value is a tax number. 0: not at all, 1: by its digits, 2: by the Slovenian check digit, or where there is none. */
type Judgement = 0 | 1 | 2;

/** The Slovenian check digit: weights 8 to 2, modulus 11; 10 is written 0, 11 is no number, and no number begins with 0. */
function judgeSlovenian(count: number, first: number, last: number, sum: number): Judgement {
  if (count !== 8) return 0;
  const check = 11 - ((sum - last) % 11);
  return first > 0 && check < 11 && check % 10 === last ? 2 : 1;
}

function judge(text: string, isSlovenian: boolean): Judgement {
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
  if (isSlovenian) return judgeSlovenian(count, first, last, sum);
  return count > 7 && count < 13 ? 2 : 0;
}

function isSlovenian(country: string | undefined): boolean {
  return country === 'SI' || country?.toUpperCase() === 'SI';
}

/**
 * {@link checkTaxNumber} as yes or no, in one pass over the characters and without allocation.
 *
 * Valid: `10019880` (SI). Invalid: `10258339` (SI, check digit), `1234567`.
 */
export function isTaxNumber(value: unknown, options?: RuleOptions): boolean {
  return (
    typeof value === 'string' && judge(value, isSlovenian(options?.country)) > (options?.level === 'shape' ? 0 : 1)
  );
}

/**
 * A tax number. Slovenian (`country: 'SI'`): exactly 8 digits, the last one by modulus 11. Otherwise 8 to 12 digits.
 *
 * Valid: `10019880` (SI). Invalid: `10258339` (SI, check digit), `1234567`.
 * Source: product specification, section 5; Tax Procedure Act ZDavP-2, tax number (davčna številka).
 */
export function checkTaxNumber(value: unknown, options?: RuleOptions): Verdict<TaxNumberReason> {
  if (typeof value !== 'string') return invalid('type');
  const judgement = judge(value, isSlovenian(options?.country));
  if (judgement === 0) return invalid(readNumber(value) === 0 ? 'empty' : 'shape');
  if (judgement === 1 && options?.level !== 'shape') return invalid('check_digits');
  return { valid: true, normalized: writtenFrom(0, readNumber(value), value) };
}

/** A Slovenian tax number as people read it: `1001 9880`. What has another number of digits comes back unchanged. */
export function formatTaxNumber(value: string): string {
  const verdict = checkTaxNumber(value, { country: 'SI', level: 'shape' });
  return verdict.valid ? inGroups(verdict.normalized, 4) : value;
}
