/** Whether the date exists in the Gregorian calendar. */
export function isCalendarDay(year: number, month: number, day: number): boolean {
  const february = year % (year % 100 > 0 ? 4 : 400) > 0 ? 28 : 29;
  const days = month === 2 ? february : 30 + ((month + (month >> 3)) & 1);
  return month > 0 && month < 13 && day > 0 && day <= days;
}
