import { isCalendarDay } from './calendar-day';
import { numberOf } from './check-sums';
import type { Characters } from './number-reader';

/**
 * A Czech or Slovak birth number (rodné číslo): the date with 50, 20 or both added to the month, then three digits, until
 * 1953, or four, the last of which is the remainder of the others by 11.
 */
export function isBirthNumber(characters: Characters, length: number): boolean {
  const year = numberOf(characters, 0, 2);
  const isOld = length === 9;
  const turn = isOld ? 80 : 54;
  const century = year < turn ? (isOld ? 1900 : 2000) : isOld ? 1800 : 1900;
  return (
    isCalendarDay(century + year, (numberOf(characters, 2, 4) % 50) % 20, numberOf(characters, 4, 6)) &&
    (isOld ? year < 54 || year > 79 : (numberOf(characters, 0, 9) % 11) % 10 === characters[9])
  );
}
