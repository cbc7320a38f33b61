import { DateBox } from './date-box';
import type { DateFieldBaseProps, DateFieldTexts } from './date-field-props';

export interface DateFieldProps extends DateFieldBaseProps {
  /** Makes the value the day only, `YYYY-MM-DD`. Default: `YYYY-MM-DD HH:mm:ss` at midnight. */
  dayOnly?: boolean | undefined;
  texts: DateFieldTexts;
}

/** A date, typed as `DD.MM.YYYY` or chosen in a calendar. */
export function DateField({ dayOnly = false, ...props }: DateFieldProps) {
  return <DateBox {...props} write={({ day }) => (dayOnly ? day : `${day} 00:00:00`)} />;
}
