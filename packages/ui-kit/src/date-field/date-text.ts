/** `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`, without a time zone, in local time. */
export type DateValue = string;

interface Moment {
  day: string;
  /** `HH:mm` */
  time: string;
}

const stored = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::\d{2})?)?$/;
const typedDay = /^(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4})$/;
const typedTime = /^(\d{1,2})(?:\s*[:.]\s*(\d{2}))?$/;
const digits = /^(\d{2})(\d{2})(\d{4})(?:(\d{2})(\d{2}))?$/;

const two = (number: number) => String(number).padStart(2, '0');

function dayOf(year: number, month: number, date: number): string | undefined {
  const day = new Date(0);
  day.setUTCFullYear(year, month - 1, date);
  const real = day.getUTCFullYear() === year && day.getUTCMonth() === month - 1 && day.getUTCDate() === date;
  return real && year > 0 ? `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}` : undefined;
}

function timeOf(hour: number, minute: number): string | undefined {
  return hour < 24 && minute < 60 ? `${two(hour)}:${two(minute)}` : undefined;
}

/** Parses `9`, `9:05`, `9.05` and `905` to `HH:mm`; undefined if invalid. */
export function parseTime(text: string): string | undefined {
  const plain = text.trim().replace(/^(\d{1,2})(\d{2})$/, '$1:$2');
  const [, hour, minute = '0'] = typedTime.exec(plain) ?? [];
  return hour === undefined ? undefined : timeOf(Number(hour), Number(minute));
}

/** Parses a stored value; undefined if invalid. */
export function parseValue(value: DateValue): Moment | undefined {
  const [, year, month, date, hour = '0', minute = '0'] = stored.exec(value.trim()) ?? [];
  const day = year === undefined ? undefined : dayOf(Number(year), Number(month), Number(date));
  const time = timeOf(Number(hour), Number(minute));
  return day === undefined || time === undefined ? undefined : { day, time };
}

/** Parses typed text, such as `21.11.2026, 10:42`, `1. 3. 2026 9.05`, `21112026`, or a pasted stored value. */
export function parseTyped(text: string): Moment | undefined {
  const typed = text.trim();
  const [, date, month, year, hour, minute] = digits.exec(typed) ?? [];
  if (date !== undefined)
    return parseTyped(`${date}.${month}.${year}${hour === undefined ? '' : `, ${hour}:${minute}`}`);
  const [dayText = '', timeText] = split(typed);
  const [, typedDate, typedMonth, typedYear] = typedDay.exec(dayText) ?? [];
  if (typedDate === undefined) return parseValue(typed);
  const day = dayOf(Number(typedYear), Number(typedMonth), Number(typedDate));
  const time = timeText === undefined ? '00:00' : parseTime(timeText);
  return day === undefined || time === undefined ? undefined : { day, time };
}

function split(typed: string): string[] {
  const [, day, time] = /^(.*\d{4})(?:\s*,\s*|\s+)(\S.*)$/.exec(typed) ?? [];
  return day === undefined || time === undefined ? [typed] : [day, time];
}

/** Formats a value as `DD.MM.YYYY`, or with `withTime` as `DD.MM.YYYY, HH:mm`. Returns an invalid value unchanged. */
export function formatValue(value: DateValue, withTime: boolean): string {
  const moment = parseValue(value);
  if (moment === undefined) return value;
  const [year, month, date] = moment.day.split('-');
  return `${date}.${month}.${year}${withTime ? `, ${moment.time}` : ''}`;
}
