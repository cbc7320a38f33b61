import { isCalendarDay } from './calendar-day';
import { numberOf, weightedSum } from './check-sums';
import { letters, longestNumber, readNumber, whole, writtenFrom, type Characters } from './number-reader';
import { invalid, type BasicReason, type InvalidNumber, type RuleOptions, type Valid } from './verdict';

/** Why an EMŠO is refused. */
export type EmsoReason = BasicReason | 'length' | 'characters' | 'date' | 'check_digits';

/** How deep to look: the date belongs to the shape. */
export type EmsoOptions = Pick<RuleOptions, 'level'>;

/** An EMŠO with what it tells of its holder, or why it is none. */
export type EmsoVerdict =
  | Valid<{
      /** Date of birth, `YYYY-MM-DD`. */
      readonly bornOn: string;
      readonly sex: 'female' | 'male';
    }>
  | InvalidNumber<EmsoReason>;

const characters = whole as unknown as Characters;

/** Three digits of the year: from 800 on those of 1800 to 1999, below of 2000 and later. */
function yearOfBirth(): number {
  const year = numberOf(characters, 4, 7);
  return year + (year < 800 ? 2000 : 1000);
}

/**
 * The number of a person in the Slovenian central population register (EMŠO): day, month and the last three digits of the year
 * of birth, two digits of the register (50 to 59 in Slovenia, others if the number was assigned elsewhere in Yugoslavia), three
 * for the order of births, from 500 on of women, and a check digit by modulus 11.
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
  if (!isCalendarDay(year, numberOf(characters, 2, 4), numberOf(characters, 0, 2))) return invalid('date');
  if (options?.level !== 'shape' && weightedSum(characters, '7654327654321') % 11 !== 0) return invalid('check_digits');
  const normalized = writtenFrom(0, count, value);
  const bornOn = `${year}-${normalized.slice(2, 4)}-${normalized.slice(0, 2)}`;
  return { valid: true, normalized, bornOn, sex: (whole[9] as number) < 5 ? 'male' : 'female' };
}

/** {@link checkEmso} as yes or no. */
export function isEmso(value: unknown, options?: EmsoOptions): boolean {
  return checkEmso(value, options).valid;
}
