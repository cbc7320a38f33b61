import type { CalendarDay } from '../calendar/calendar-day';
import type { CalendarTexts } from '../calendar/calendar-texts';
import type { FieldTexts } from '../field/field-texts';

/** The words of a date field. */
export interface DateFieldTexts extends CalendarTexts {
  /** Name of the button and of what it opens: "Choose a date". */
  choose: string;
  /** Name of the cross: "Clear valid from". */
  clear: string;
  /** Closes the calendar: "Close". */
  close: string;
  /** Typed text that is no date: "Enter the date as DD.MM.YYYY." */
  invalid: string;
  /** Before `min`: "Choose 01.11.2026 or later." */
  tooEarly?: string | undefined;
  /** After `max`: "Choose 30.11.2026 or earlier." */
  tooLate?: string | undefined;
}

export interface DateFieldBaseProps extends FieldTexts {
  /** Empty for none. Typed text that is no date is the value as it was typed, so the form's schema refuses it. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** First and last day, `YYYY-MM-DD`. */
  min?: CalendarDay | undefined;
  max?: CalendarDay | undefined;
  /** BCP 47, for the names of months and weekdays ("en", "sl"). */
  language: string;
  /** "DD.MM.YYYY", shown in the empty field. */
  placeholder?: string | undefined;
  /** Today, `YYYY-MM-DD`. Default the device's. */
  today?: CalendarDay | undefined;
  /** Id of the input. Default: the `name`. An error summary links to it. */
  id?: string | undefined;
  name?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}
