import { hasDefaultIbanShape } from './iban/default-iban';
import { explainIban } from './iban/explain-iban';
import { nationalChecksByKey } from './iban/national/national-checks';
import { ibanKey, readIban } from './iban/read-iban';
import { slovenianBankOf, type SlovenianBank } from './iban/slovenian-banks';
import { groupCharacters } from './group-characters';
import { afterPrefix, countryKey, readNumber, normalizedFrom, type Characters } from './number-reader';
import { invalid, type BasicReason, type InvalidNumber, type Level, type RuleOptions, type Valid } from './verdict';

/** Why an IBAN is rejected. */
export type IbanReason = BasicReason | 'country' | 'length' | 'characters' | 'check_digits' | 'national';

/** Options of {@link checkIban}. */
export interface IbanOptions extends Pick<RuleOptions, 'country'> {
  /** Default: `national`. */
  readonly level?: Level | 'national' | undefined;
}

/** Details of a valid IBAN. */
export interface IbanDetails {
  /** ISO 3166-1 alpha-2 code, from the first two letters. */
  readonly country: string;
  /** The bank of a Slovenian IBAN, if its bank code is assigned. */
  readonly bank?: SlovenianBank | undefined;
}

/** A valid IBAN in electronic form with its details, or the reason it was rejected. */
export type IbanVerdict = Valid<IbanDetails> | InvalidNumber<IbanReason>;

/** The latest IBAN's characters, starting with the fifth. */
const account = /* @__PURE__ */ afterPrefix.subarray(2) as unknown as Characters;

function isOf(country: string | undefined, key: number): boolean {
  return !country || countryKey(country) === key;
}

/**
 * Like {@link checkIban} with the level `check_digits`, but returns a boolean, in one pass and without allocation.
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
 * An international bank account number, checked at one of three levels. `shape`: length and structure of a registry
 * country, or the specification's default (two letters, 17 to 21 digits). `check_digits`: a registry country and mod
 * 97. `national`: also the check digits inside the account numbers of SI, ES, FR, MC, BE, PT, IT and SM. `country`
 * requires an IBAN of that country. A Slovenian IBAN also yields its bank.
 *
 * Valid: `SI56 2633 0001 2039 086`. Invalid: `SI56 2633 0001 2039 087` (check digits), `SI29 2633 0001 2039 087`
 * (national), `SI56 2633` (length).
 * Errors: `type`, `empty`, `country` (has no IBANs, or is not the requested one), `length` with `expectedLengths`,
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
  const normalized = normalizedFrom(0, readNumber(value), value);
  const country = normalized.slice(0, 2);
  if (level === 'national' && nationalChecksByKey[ibanKey]?.(account) === false) return invalid('national');
  if (country !== 'SI') return { valid: true, normalized, country };
  return { valid: true, normalized, country, bank: slovenianBankOf(normalized) };
}

/**
 * Formats an IBAN in groups of four: `SI56 2633 0001 2039 086`. Returns anything without the shape of an IBAN
 * unchanged.
 */
export function formatIban(value: string): string {
  const verdict = checkIban(value, { level: 'shape' });
  return verdict.valid ? groupCharacters(verdict.normalized, 4) : value;
}
