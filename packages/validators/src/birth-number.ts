import { isCalendarDay } from './calendar-day';
import { numberOf } from './check-sums';
import type { Characters } from './number-reader';

/**
 * A Czech or Slovak birth number (rodné číslo): the date with 50, 20 or both added to the month, then three digits, until
 * 1953, or four, the last of which is the remainder of the others by 11. Of the centuries only 1900 and 2000 differ in their
 * days.
 */
export function isBirthNumber(characters: Characters, length: number): boolean {
  const short = numberOf(characters, 0, 2);
  return (
    isCalendarDay(
      (length === 9 ? 1900 : 2000) + short,
      (numberOf(characters, 2, 4) % 50) % 20,
      numberOf(characters, 4, 6),
    ) && (length === 9 ? short < 54 || short > 79 : (numberOf(characters, 0, 9) % 11) % 10 === characters[9])
  );
}
