import { isCalendarDay } from './calendar-day';
import { numberAt } from './check-sums';
import type { Characters } from './number-reader';

/**
 * A Czech or Slovak birth number (rodné číslo): the date of birth, where 20, 50 or 70 may be added to the month, then 3
 * digits (until 1953) or 4, the last of which is the remainder of the others by 11. The century needs no handling: 1900
 * and 2000 differ only in February 29.
 */
export function isBirthNumber(characters: Characters, length: number): boolean {
  const short = numberAt(characters, 0, 2);
  return (
    isCalendarDay(
      (length === 9 ? 1900 : 2000) + short,
      (numberAt(characters, 2, 4) % 50) % 20,
      numberAt(characters, 4, 6),
    ) && (length === 9 ? short < 54 || short > 79 : (numberAt(characters, 0, 9) % 11) % 10 === characters[9])
  );
}
