import { DateBox } from './date-box';
import type { DateFieldBaseProps, DateFieldTexts } from './date-field-props';

/** The words of a field for a day and a time. */
export interface DateTimeFieldTexts extends DateFieldTexts {
  /** Label of the time below the calendar: "Time". */
  time: string;
  /** Closes the calendar, with what was chosen: "Done". */
  done: string;
}

export interface DateTimeFieldProps extends DateFieldBaseProps {
  /** `HH:mm` of a day that is chosen without a time. Default `00:00`. */
  defaultTime?: string | undefined;
  texts: DateTimeFieldTexts;
}

/** A day and a time, typed as `DD.MM.YYYY, HH:mm` or chosen. The value is `YYYY-MM-DD HH:mm:ss`. */
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
