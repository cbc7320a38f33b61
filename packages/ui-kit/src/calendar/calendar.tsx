import { DayPicker } from '@daypicker/react';
import type { ChevronProps, Matcher } from '@daypicker/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Icon } from '../icon/icon';
import { dateOfDay, dayOfDate } from './calendar-day';
import type { CalendarDay } from './calendar-day';
import type { CalendarTexts } from './calendar-texts';
import { calendarLabels } from './calendar-labels';

export interface CalendarProps {
  /** The chosen day. */
  value: CalendarDay | undefined;
  onChange: (day: CalendarDay) => void;
  /** First and last day that can be chosen. */
  min?: CalendarDay | undefined;
  max?: CalendarDay | undefined;
  /** BCP 47 tag for the names of months and weekdays ("en", "sl"). */
  language: string;
  texts: CalendarTexts;
  /** Default: the device's date. */
  today?: CalendarDay | undefined;
}

const arrow = 'a-button a-button--ghost a-icon-button a-calendar__arrow';

const classNames = {
  root: 'a-calendar',
  months: 'a-calendar__months',
  month: 'a-calendar__month',
  nav: 'a-calendar__nav',
  button_previous: arrow,
  button_next: arrow,
  month_caption: 'a-calendar__caption',
  caption_label: 'a-calendar__title',
  month_grid: 'a-calendar__grid',
  weekday: 'a-calendar__weekday',
  day: 'a-calendar__cell',
  day_button: 'a-calendar__day',
};

function Chevron({ orientation }: ChevronProps) {
  return <Icon icon={orientation === 'left' ? ChevronLeft : ChevronRight} />;
}

const components = { Chevron };

/** A month as a grid of days. The week starts on Monday. Receives the focus when it appears. */
export function Calendar({ value, onChange, min, max, language, texts, today }: CalendarProps) {
  const [deviceDay] = useState(() => dayOfDate(new Date()));
  const words = useMemo(() => calendarLabels(language, texts), [language, texts]);
  const from = min === undefined ? undefined : dateOfDay(min);
  const to = max === undefined ? undefined : dateOfDay(max);
  const outside: Matcher[] = [...(from ? [{ before: from }] : []), ...(to ? [{ after: to }] : [])];
  const selected = value === undefined ? undefined : dateOfDay(value);
  const now = dateOfDay(today ?? deviceDay);
  return (
    <DayPicker
      // An open calendar must have the focus on its day, or arrow keys do nothing.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      classNames={classNames}
      components={components}
      defaultMonth={nearest(selected ?? now, from, to)}
      disabled={outside}
      fixedWeeks
      formatters={words.formatters}
      labels={words.labels}
      lang={language}
      mode="single"
      onSelect={(date) => onChange(dayOfDate(date))}
      required
      selected={selected}
      showOutsideDays
      today={now}
      weekStartsOn={1}
      {...(from && { startMonth: from })}
      {...(to && { endMonth: to })}
    />
  );
}

function nearest(date: Date, from: Date | undefined, to: Date | undefined): Date {
  if (from && date < from) return from;
  return to && date > to ? to : date;
}
