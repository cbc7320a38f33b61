import { Temporal } from 'temporal-polyfill';

/** Time zone of the seller and the tax authority. */
export const slovenianZone = 'Europe/Ljubljana';

const inSlovenia = (at: Date) => Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(slovenianZone);

/** Local time in Slovenia, such as `2026-11-21T17:36:05`. */
export const localTime = (at: Date): string => inSlovenia(at).toPlainDateTime().toString({ smallestUnit: 'second' });

/** Local date in Slovenia, such as `2026-11-21`. */
export const localDay = (at: Date): string => inSlovenia(at).toPlainDate().toString();

/** Local midnight at which a day such as `2026-11-21` begins. */
export const startOfLocalDay = (on: string): Date =>
  new Date(Temporal.PlainDate.from(on).toZonedDateTime(slovenianZone).epochMilliseconds);

/** Local midnight after a day such as `2026-11-21`: 22:00 UTC in summer, 23:00 UTC in winter. */
export function endOfLocalDay(on: string): Date {
  const nextDay = Temporal.PlainDate.from(on).add({ days: 1 });
  return new Date(nextDay.toZonedDateTime(slovenianZone).epochMilliseconds);
}
