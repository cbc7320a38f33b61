import { weightedSum } from './check-sums';
import { letters, longestNumber, readNumber, whole, normalizedFrom, type Characters } from './number-reader';
import { invalid, type BasicReason, type InvalidNumber, type RuleOptions, type Valid } from './verdict';

/** Why a registration number is rejected. */
export type RegistrationNumberReason = BasicReason | 'length' | 'characters' | 'check_digits';

/** How much to check. */
export type RegistrationNumberOptions = Pick<RuleOptions, 'level'>;

/** A valid registration number with its unit, or the reason it was rejected. */
export type RegistrationNumberVerdict =
  | Valid<{
      /** The last three of ten characters; `000` means the company itself. */
      readonly unit?: string | undefined;
    }>
  | InvalidNumber<RegistrationNumberReason>;

const characters = whole as unknown as Characters;

/** Only the eighth of ten characters, the first one of the unit, may be a letter. */
const letterOfUnit = 1 << 7;

/** Weights 7 to 2, modulus 11. Remainder 1 gives check digit 0; numbers with remainder 0 are not assigned. */
function hasCheckDigit(): boolean {
  const remainder = weightedSum(characters, '765432') % 11;
  return remainder > 0 && (11 - remainder) % 10 === characters[6];
}

/**
 * The registration number of a company in the Slovenian business register (matična številka): 7 digits, the last of
 * which is a check digit modulo 11, and optionally 3 characters for a unit of the company, the first of which may be a
 * letter.
 *
 * Valid: `5043611000`, `5043611`. Invalid: `5043612000` (check digit), `504361` (length).
 * Errors: `type`, `empty`, `length` with `expectedLengths`, `characters`, `check_digits`.
 * Source: Uredba o vodenju in vzdrževanju Poslovnega registra Slovenije (Uradni list RS 30/2019).
 */
export function checkRegistrationNumber(
  value: unknown,
  options?: RegistrationNumberOptions,
): RegistrationNumberVerdict {
  if (typeof value !== 'string') return invalid('type');
  const count = readNumber(value.slice(0, longestNumber));
  if (count === 0) return invalid('empty');
  if (count < 0) return invalid('characters');
  if (value.length > longestNumber || (count !== 7 && count !== 10)) {
    return { valid: false, reason: 'length', expectedLengths: [7, 10] };
  }
  if ((letters & ~letterOfUnit) !== 0) return invalid('characters');
  if (options?.level !== 'shape' && !hasCheckDigit()) return invalid('check_digits');
  const normalized = normalizedFrom(0, count, value);
  return count === 7 ? { valid: true, normalized } : { valid: true, normalized, unit: normalized.slice(7) };
}

/** Whether {@link checkRegistrationNumber} accepts the value. */
export function isRegistrationNumber(value: unknown, options?: RegistrationNumberOptions): boolean {
  return checkRegistrationNumber(value, options).valid;
}
