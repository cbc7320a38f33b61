import type { DayPickerProps } from '@daypicker/react';
import type { CalendarTexts } from './calendar-texts';

/** Labels of a calendar in one language. */
export function calendarLabels(
  language: string,
  texts: CalendarTexts,
): Required<Pick<DayPickerProps, 'formatters' | 'labels'>> {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const written = new Intl.DateTimeFormat(language, { ...options, calendar: 'gregory' });
    return (date: Date) => written.format(date);
  };
  const month = format({ month: 'long', year: 'numeric' });
  const day = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const shortWeekday = format({ weekday: 'short' });
  const weekday = format({ weekday: 'long' });
  return {
    formatters: {
      formatCaption: month,
      formatDay: (date) => String(date.getDate()),
      formatWeekdayName: (date) => shortWeekday(date).replace(/\.$/, ''),
    },
    labels: {
      labelGrid: month,
      labelNav: () => texts.months,
      labelPrevious: () => texts.previousMonth,
      labelNext: () => texts.nextMonth,
      labelWeekday: weekday,
      labelDayButton: (date, { today }) => (today === true ? `${day(date)}, ${texts.today}` : day(date)),
    },
  };
}
