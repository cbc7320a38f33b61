import { DateBox } from './date-box';
import type { DateFieldBaseProps, DateFieldTexts } from './date-field-props';

/** Texts of a date and time field. */
export interface DateTimeFieldTexts extends DateFieldTexts {
  /** Label of the time below the calendar: "Time". */
  time: string;
  /** Closes the calendar and keeps the choice: "Done". */
  done: string;
}

export interface DateTimeFieldProps extends DateFieldBaseProps {
  /** Time of a day that is chosen without one, `HH:mm`. Default: `00:00`. */
  defaultTime?: string | undefined;
  texts: DateTimeFieldTexts;
}

/** A date and time, typed as `DD.MM.YYYY, HH:mm` or chosen. The value is `YYYY-MM-DD HH:mm:ss`. */
export function DateTimeField({ defaultTime = '00:00', ...props }: DateTimeFieldProps) {
  const { time, done } = props.texts;
  return (
    <DateBox
      {...props}
      time={{ label: time, done, fallback: defaultTime }}
      write={({ day, time }) => `${day} ${time}:00`}
    />
  );
}
