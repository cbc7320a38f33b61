import { isCalendarDay } from './calendar-day';
import { numberAt, weightedSum } from './check-sums';
import { letters, longestNumber, readNumber, whole, normalizedFrom, type Characters } from './number-reader';
import { invalid, type BasicReason, type InvalidNumber, type RuleOptions, type Valid } from './verdict';

/** Why an EMŠO is rejected. */
export type EmsoReason = BasicReason | 'length' | 'characters' | 'date' | 'check_digits';

/** How much to check. The date is checked at every level. */
export type EmsoOptions = Pick<RuleOptions, 'level'>;

/** A valid EMŠO with the date of birth and sex it contains, or the reason it was rejected. */
export type EmsoVerdict =
  | Valid<{
      /** Date of birth, `YYYY-MM-DD`. */
      readonly bornOn: string;
      readonly sex: 'female' | 'male';
    }>
  | InvalidNumber<EmsoReason>;

const characters = whole as unknown as Characters;

/** Only three digits of the year are stored: 800 to 999 mean 1800 to 1999, lower ones mean 2000 and later. */
function yearOfBirth(): number {
  const year = numberAt(characters, 4, 7);
  return year + (year < 800 ? 2000 : 1000);
}

/**
 * The personal identification number of the Slovenian population register (EMŠO): day, month and the last three digits
 * of the year of birth, two digits for the register (50 to 59 in Slovenia, others if assigned elsewhere in Yugoslavia),
 * a serial number of three digits (from 500 for women), and a check digit modulo 11.
 *
 * Valid: `0101006500006`. Invalid: `0101006500007` (check digit), `3102006500006` (date), `010100650000` (length).
 * Errors: `type`, `empty`, `length` with `expectedLengths`, `characters`, `date`, `check_digits`.
 * Source: Uredba o načinu določanja osebne identifikacijske številke (Uradni list RS 8/1999), articles 3 and 4.
 */
export function checkEmso(value: unknown, options?: EmsoOptions): EmsoVerdict {
  if (typeof value !== 'string') return invalid('type');
  const count = readNumber(value.slice(0, longestNumber));
  if (count === 0) return invalid('empty');
  if (count < 0 || letters !== 0) return invalid('characters');
  if (value.length > longestNumber || count !== 13) return { valid: false, reason: 'length', expectedLengths: [13] };
  const year = yearOfBirth();
  if (!isCalendarDay(year, numberAt(characters, 2, 4), numberAt(characters, 0, 2))) return invalid('date');
  if (options?.level !== 'shape' && weightedSum(characters, '7654327654321') % 11 !== 0) return invalid('check_digits');
  const normalized = normalizedFrom(0, count, value);
  const bornOn = `${year}-${normalized.slice(2, 4)}-${normalized.slice(0, 2)}`;
  return { valid: true, normalized, bornOn, sex: (whole[9] as number) < 5 ? 'male' : 'female' };
}

/** Whether {@link checkEmso} accepts the value. */
export function isEmso(value: unknown, options?: EmsoOptions): boolean {
  return checkEmso(value, options).valid;
}
