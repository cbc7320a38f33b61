import type { CalendarDay } from '../calendar/calendar-day';
import type { CalendarTexts } from '../calendar/calendar-texts';
import type { FieldTexts } from '../field/field-texts';

/** Texts of a date field. */
export interface DateFieldTexts extends CalendarTexts {
  /** Accessible name of the button and its calendar: "Choose a date". */
  choose: string;
  /** Label of the clear button: "Clear valid from". */
  clear: string;
  /** Closes the calendar: "Close". */
  close: string;
  /** Shown for text that is not a date: "Enter the date as DD.MM.YYYY." */
  invalid: string;
  /** Shown before `min`: "Choose 01.11.2026 or later." */
  tooEarly?: string | undefined;
  /** Shown after `max`: "Choose 30.11.2026 or earlier." */
  tooLate?: string | undefined;
}

export interface DateFieldBaseProps extends FieldTexts {
  /** Empty for none. Invalid text is passed as typed, so that the form's schema rejects it. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** First and last day, `YYYY-MM-DD`. */
  min?: CalendarDay | undefined;
  max?: CalendarDay | undefined;
  /** BCP 47 tag for the names of months and weekdays ("en", "sl"). */
  language: string;
  /** Shown in the empty field: "DD.MM.YYYY". */
  placeholder?: string | undefined;
  /** Today, `YYYY-MM-DD`. Default: the device's date. */
  today?: CalendarDay | undefined;
  /** Id of the input. Default: the `name`. An error summary links to it. */
  id?: string | undefined;
  name?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}
