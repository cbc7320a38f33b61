import type { CalendarDay } from '../calendar/calendar-day';
import type { DateFieldTexts } from './date-field-props';
import type { WrittenMoment } from './use-typed-date';

/** Options of the time below the calendar: its label, the closing button, and the default time of a chosen day. */
export interface TimeChoice {
  label: string;
  done: string;
  fallback: string;
}

export interface DatePopoverProps {
  /** The field's box, which the calendar aligns with. */
  anchor: () => Element | null;
  moment: WrittenMoment | undefined;
  onChoose: (moment: WrittenMoment) => void;
  min: CalendarDay | undefined;
  max: CalendarDay | undefined;
  language: string;
  today: CalendarDay | undefined;
  texts: DateFieldTexts;
  time: TimeChoice | undefined;
}
