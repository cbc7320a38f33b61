import { hasDefaultIbanShape } from './iban/default-iban';
import { ibanKey, readIban } from './iban/read-iban';
import { slovenianBankOf, type SlovenianBank } from './iban/slovenian-banks';
import { inGroups } from './in-groups';
import { countryKey, readNumber, writtenFrom } from './number-reader';
import { invalid, type BasicReason, type RuleOptions, type Verdict } from './verdict';

/** Why an IBAN is refused. */
export type IbanReason = BasicReason | 'country' | 'shape' | 'checkDigits';

/** What an IBAN tells about its account. */
export interface IbanDetails {
  /** Its first two letters. */
  readonly country: string;
  /** Of a Slovenian IBAN, where its code belongs to a bank. */
  readonly bank?: SlovenianBank | undefined;
}

function isOf(country: string | undefined, key: number): boolean {
  return !country || countryKey(country) === key;
}

/**
 * {@link checkIban} as yes or no, in one pass over the characters and without allocation.
 *
 * Valid: `SI56 2633 0001 2039 086`. Invalid: `SI56 2633 0001 2039 087` (check digits), `SI56 2633` (shape).
 */
export function isIban(value: unknown, options?: RuleOptions): boolean {
  if (typeof value !== 'string') return false;
  const found = readIban(value);
  const isEnough = found === 2 || (options?.level === 'shape' && (found > 0 || hasDefaultIbanShape(value)));
  return isEnough && isOf(options?.country, ibanKey);
}

/**
 * An international bank account number. Shape: length and structure of a registry country, or the specification's default
 * (two letters, 17 to 21 digits). Check digits: a registry country with mod 97. With `country` it must be of that country.
 * A Slovenian one also tells its bank.
 *
 * Valid: `SI56 2633 0001 2039 086`. Invalid: `SI56 2633 0001 2039 087` (check digits), `SI56 2633` (shape).
 * Source: product specification, section 5; SWIFT IBAN registry; ISO 13616.
 */
export function checkIban(value: unknown, options?: RuleOptions): Verdict<IbanReason, IbanDetails> {
  if (typeof value !== 'string') return invalid('type');
  const found = readIban(value);
  if (found === 0) {
    if (readNumber(value) === 0) return invalid('empty');
    if (options?.level !== 'shape' || !hasDefaultIbanShape(value)) return invalid('shape');
  }
  if (!isOf(options?.country, ibanKey)) return invalid('country');
  if (found === 1 && options?.level !== 'shape') return invalid('checkDigits');
  const normalized = writtenFrom(0, readNumber(value), value);
  const country = normalized.slice(0, 2);
  if (country !== 'SI') return { valid: true, normalized, country };
  return { valid: true, normalized, country, bank: slovenianBankOf(normalized) };
}

/** Groups of four as people read it: `SI56 2633 0001 2039 086`. What is no IBAN by its shape comes back unchanged. */
export function formatIban(value: string): string {
  const verdict = checkIban(value, { level: 'shape' });
  return verdict.valid ? inGroups(verdict.normalized, 4) : value;
}
