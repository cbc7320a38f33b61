import { isCountryCode } from './country-code';
import { letters, longestNumber, readNumber, normalizedFrom } from './number-reader';
import { invalid, type BasicReason, type InvalidNumber, type RuleOptions, type Valid } from './verdict';

/** Why a BIC is rejected. */
export type BicReason = BasicReason | 'length' | 'characters' | 'country';

/** Requires the BIC to be of this country. */
export type BicOptions = Pick<RuleOptions, 'country'>;

/** A valid BIC with its parts, or the reason it was rejected. */
export type BicVerdict =
  | Valid<{
      /** Characters 5 and 6. */
      readonly country: string;
      /** Characters 9 to 11, if present. */
      readonly branch?: string | undefined;
    }>
  | InvalidNumber<BicReason>;

/** Bits of the two country characters, which must be letters. */
const letterPlaces = 0b110000;

/**
 * A business identifier code (BIC, also called SWIFT code): 4 letters or digits for the institution, 2 letters for the
 * country, 2 letters or digits for the location, and optionally 3 for the branch.
 *
 * Valid: `LJBASI2X`, `LJBASI2XXXX`. Invalid: `LJBASI2` (length), `LJBAZZ2X` (country), `LJBA512X` (characters).
 * Errors: `type`, `empty`, `length` with `expectedLengths`, `characters`, `country` (unknown, or not the requested
 * one).
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
  const normalized = normalizedFrom(0, count, value);
  const country = normalized.slice(4, 6);
  const expected = options?.country?.toUpperCase();
  if (!isCountryCode(country) || (expected && expected !== country)) return invalid('country');
  return count === 8
    ? { valid: true, normalized, country }
    : { valid: true, normalized, country, branch: normalized.slice(8) };
}

/** Whether {@link checkBic} accepts the value. */
export function isBic(value: unknown, options?: BicOptions): boolean {
  return checkBic(value, options).valid;
}
