/** Whether there is such a day in the Gregorian calendar. */
export function isCalendarDay(year: number, month: number, day: number): boolean {
  const isLeap = year % (year % 100 === 0 ? 400 : 4) === 0;
  const days = month === 2 ? 28 + Number(isLeap) : 30 + ((month + (month >> 3)) & 1);
  return month > 0 && month < 13 && day > 0 && day <= days;
}
