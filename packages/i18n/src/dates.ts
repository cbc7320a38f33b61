export type Instant = Date | string | number;

export interface DateOptions {
  /** IANA name such as `Europe/Ljubljana`; default: the browser's zone. */
  readonly zone?: string;
}

interface Parts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
  readonly hour: string;
  readonly minute: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(zone, format);
  return format;
}

const two = (value: number) => String(value).padStart(2, '0');

/**
 * The browser's own zone needs no formatter: creating the first `Intl.DateTimeFormat` would add ten milliseconds before
 * the first paint.
 */
const localParts = (date: Date): Parts => ({
  day: two(date.getDate()),
  month: two(date.getMonth() + 1),
  year: String(date.getFullYear()),
  hour: two(date.getHours()),
  minute: two(date.getMinutes()),
});

function zonedParts(zone: string, date: Date): Parts {
  const found = formatOf(zone)
    .formatToParts(date)
    .map(({ type, value }) => [type, value]);
  return Object.fromEntries(found) as Parts;
}

function partsOf(instant: Instant, zone: string | undefined): Parts | undefined {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return undefined;
  return zone === undefined ? localParts(date) : zonedParts(zone, date);
}

const calendarDay = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * `21.11.2026`; a day without a time (`2026-11-21`) is the same in every zone. Returns an empty text for an invalid
 * date.
 */
export function formatDate(instant: Instant, { zone }: DateOptions = {}): string {
  const day = typeof instant === 'string' ? calendarDay.exec(instant) : null;
  if (day !== null) return `${day[3]}.${day[2]}.${day[1]}`;
  const parts = partsOf(instant, zone);
  return parts === undefined ? '' : `${parts.day}.${parts.month}.${parts.year}`;
}

/** The seller counts billing in whole days of this zone. */
const sellerZone = 'Europe/Ljubljana';

/** `21.11.2026`, the day of the seller's calendar: of a period, a renewal or an invoice. */
export const formatBillingDay = (instant: Instant): string => formatDate(instant, { zone: sellerZone });

/** `21.11.2026, 10:42`, 24 hours. Returns an empty text for an invalid date. */
export function formatDateTime(instant: Instant, { zone }: DateOptions = {}): string {
  const parts = partsOf(instant, zone);
  return parts === undefined ? '' : `${parts.day}.${parts.month}.${parts.year}, ${parts.hour}:${parts.minute}`;
}
