import { isCountryCode } from './country-code';
import { letters, longestNumber, readNumber, writtenFrom } from './number-reader';
import { invalid, type BasicReason, type InvalidNumber, type RuleOptions, type Valid } from './verdict';

/** Why a BIC is refused. */
export type BicReason = BasicReason | 'length' | 'characters' | 'country';

/** The country the BIC must be of, if any. */
export type BicOptions = Pick<RuleOptions, 'country'>;

/** A BIC with the parts it is made of, or why it is none. */
export type BicVerdict =
  | Valid<{
      /** Its fifth and sixth letter. */
      readonly country: string;
      /** Its last three characters, where there are eleven. */
      readonly branch?: string | undefined;
    }>
  | InvalidNumber<BicReason>;

/** The country's two places, which are letters. */
const letterPlaces = 0b110000;

/**
 * A business identifier code (BIC, also called SWIFT code): 4 letters or digits of the institution, 2 letters of its country, 2
 * letters or digits of its place, and 3 more for a branch.
 *
 * Valid: `LJBASI2X`, `LJBASI2XXXX`. Invalid: `LJBASI2` (length), `LJBAZZ2X` (country), `LJBA512X` (characters).
 * Errors: `type`, `empty`, `length` with `expectedLengths`, `characters`, `country` (none, or not the one asked for).
 * Source: ISO 9362; ISO 20022, BICFIDec2014Identifier; countries by ISO 3166-1, and XK.
 */
export function checkBic(value: unknown, options?: BicOptions): BicVerdict {
  if (typeof value !== 'string') return invalid('type');
  const count = readNumber(value.slice(0, longestNumber));
  if (count === 0) return invalid('empty');
  if (count < 0) return invalid('characters');
  if (value.length > longestNumber || (count !== 8 && count !== 11)) {
    return { valid: false, reason: 'length', expectedLengths: [8, 11] };
  }
  if ((letters & letterPlaces) !== letterPlaces || letters >>> 16 > 0) return invalid('characters');
  const normalized = writtenFrom(0, count, value);
  const country = normalized.slice(4, 6);
  const expected = options?.country?.toUpperCase();
  if (!isCountryCode(country) || (expected && expected !== country)) return invalid('country');
  return count === 8
    ? { valid: true, normalized, country }
    : { valid: true, normalized, country, branch: normalized.slice(8) };
}

/** {@link checkBic} as yes or no. */
export function isBic(value: unknown, options?: BicOptions): boolean {
  return checkBic(value, options).valid;
}
