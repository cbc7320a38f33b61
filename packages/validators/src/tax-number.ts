import { areDigits } from './characters';
import { compact } from './compact';
import { hasSlovenianCheckDigit } from './slovenian-check-digit';
import { invalid, type BasicReason, type RuleOptions, type Verdict } from './verdict';

export type TaxNumberReason = BasicReason | 'shape' | 'checkDigits';

/**
 * A tax number. Slovenian (`country: 'SI'`): exactly 8 digits, the last one by modulus 11. Otherwise 8 to 12 digits.
 *
 * Valid: `10019880` (SI). Invalid: `10258339` (SI, check digit), `1234567`.
 * Source: product specification, section 5; Tax Procedure Act ZDavP-2, tax number (davčna številka).
 */
export function checkTaxNumber(
  value: unknown,
  { country, level = 'checkDigits' }: RuleOptions = {},
): Verdict<TaxNumberReason> {
  if (typeof value !== 'string') return invalid('type');
  const normalized = compact(value);
  if (normalized === '') return invalid('empty');
  if (normalized === undefined || !areDigits(normalized)) return invalid('shape');
  const slovenian = country?.toUpperCase() === 'SI';
  const { length } = normalized;
  if (slovenian ? length !== 8 : length < 8 || length > 12) return invalid('shape');
  if (slovenian && level === 'checkDigits' && !hasSlovenianCheckDigit(normalized)) return invalid('checkDigits');
  return { valid: true, normalized };
}

/** {@link checkTaxNumber} as yes or no. */
export function isTaxNumber(value: unknown, options: RuleOptions = {}): boolean {
  return checkTaxNumber(value, options).valid;
}
