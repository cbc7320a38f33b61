import type { CalendarDay } from '../calendar/calendar-day';
import type { DateFieldTexts } from './date-field-props';
import type { WrittenMoment } from './use-typed-date';

/** The time below the calendar: its label, the word that closes, and the time of a day chosen without one. */
export interface TimeChoice {
  label: string;
  done: string;
  fallback: string;
}

export interface DatePopoverProps {
  /** The box of the field, which the calendar lines up with. */
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
