import { hasDefaultIbanShape } from './iban/default-iban';
import { explainIban } from './iban/explain-iban';
import { nationalChecksByKey } from './iban/national/national-checks';
import { ibanKey, readIban } from './iban/read-iban';
import { slovenianBankOf, type SlovenianBank } from './iban/slovenian-banks';
import { inGroups } from './in-groups';
import { afterPrefix, countryKey, readNumber, writtenFrom, type Characters } from './number-reader';
import { invalid, type BasicReason, type InvalidNumber, type Level, type RuleOptions, type Valid } from './verdict';

/** Why an IBAN is refused. */
export type IbanReason = BasicReason | 'country' | 'length' | 'characters' | 'check_digits' | 'national';

/** What {@link checkIban} takes. */
export interface IbanOptions extends Pick<RuleOptions, 'country'> {
  /** Default: `national`. */
  readonly level?: Level | 'national' | undefined;
}

/** What an IBAN tells about its account. */
export interface IbanDetails {
  /** Its first two letters. */
  readonly country: string;
  /** Of a Slovenian IBAN, where its code belongs to a bank. */
  readonly bank?: SlovenianBank | undefined;
}

/** An IBAN in its electronic form, or why it is none. */
export type IbanVerdict = Valid<IbanDetails> | InvalidNumber<IbanReason>;

/** The characters of the IBAN that was read last, from the fifth one on. */
const account = /* @__PURE__ */ afterPrefix.subarray(2) as unknown as Characters;

function isOf(country: string | undefined, key: number): boolean {
  return !country || countryKey(country) === key;
}

/**
 * An IBAN as yes or no, in one pass over the characters and without allocation: {@link checkIban} without the check digits
 * within account numbers.
 *
 * Valid: `SI56 2633 0001 2039 086`. Invalid: `SI56 2633 0001 2039 087` (check digits), `SI56 2633` (length).
 */
export function isIban(value: unknown, options?: RuleOptions): boolean {
  if (typeof value !== 'string') return false;
  const found = readIban(value);
  const isEnough = found === 2 || (options?.level === 'shape' && (found > 0 || hasDefaultIbanShape(value)));
  return isEnough && isOf(options?.country, ibanKey);
}

/**
 * An international bank account number, on three levels. Shape: length and structure of a registry country, or the
 * specification's default (two letters, 17 to 21 digits). Check digits: a registry country with mod 97. National: also the
 * check digits within the account numbers of SI, ES, FR, MC, BE, PT, IT and SM. With `country` it must be of that country. A
 * Slovenian one also tells its bank.
 *
 * Valid: `SI56 2633 0001 2039 086`. Invalid: `SI56 2633 0001 2039 087` (check digits), `SI29 2633 0001 2039 087` (national),
 * `SI56 2633` (length).
 * Errors: `type`, `empty`, `country` (none with IBANs, or not the one asked for), `length` with `expectedLengths`,
 * `characters`, `check_digits`, `national`.
 * Source: product specification, section 5; SWIFT IBAN registry; ISO 13616; each country's file in `iban/national`.
 */
export function checkIban(value: unknown, options?: IbanOptions): IbanVerdict {
  if (typeof value !== 'string') return invalid('type');
  const { country: expected, level = 'national' } = options ?? {};
  const found = readIban(value);
  if (found === 0 && (level !== 'shape' || !hasDefaultIbanShape(value))) return explainIban(value, expected);
  if (!isOf(expected, ibanKey)) return invalid('country');
  if (found === 1 && level !== 'shape') return invalid('check_digits');
  const normalized = writtenFrom(0, readNumber(value), value);
  const country = normalized.slice(0, 2);
  if (level === 'national' && nationalChecksByKey[ibanKey]?.(account) === false) return invalid('national');
  if (country !== 'SI') return { valid: true, normalized, country };
  return { valid: true, normalized, country, bank: slovenianBankOf(normalized) };
}

/** Groups of four as people read it: `SI56 2633 0001 2039 086`. What is no IBAN by its shape comes back unchanged. */
export function formatIban(value: string): string {
  const verdict = checkIban(value, { level: 'shape' });
  return verdict.valid ? inGroups(verdict.normalized, 4) : value;
}
