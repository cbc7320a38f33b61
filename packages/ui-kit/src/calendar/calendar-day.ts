/** A calendar day, `YYYY-MM-DD`, without a time zone. */
export type CalendarDay = string;

/** Local midnight of the day, as a calendar grid needs it. */
export function dateOfDay(day: CalendarDay): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const midnight = new Date(0);
  midnight.setFullYear(year, month - 1, date);
  midnight.setHours(0, 0, 0, 0);
  return midnight;
}

/** The local day of a date. */
export function dayOfDate(date: Date): CalendarDay {
  const year = String(date.getFullYear()).padStart(4, '0');
  const month = String(date.getMonth() + 1).padStart(2, '0');
  return `${year}-${month}-${String(date.getDate()).padStart(2, '0')}`;
}
