/** Time zone of the seller and the tax authority. */
export const slovenianZone = 'Europe/Ljubljana';

const wallClock = new Intl.DateTimeFormat('en', {
  timeZone: slovenianZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Local time in Slovenia, such as `2026-11-21T17:36:05`. */
export function localTime(at: Date): string {
  const parts = new Map(wallClock.formatToParts(at).map(({ type, value }) => [type, value]));
  const joined = (types: readonly Intl.DateTimeFormatPartTypes[], by: string) =>
    types.map((type) => parts.get(type)).join(by);
  return `${joined(['year', 'month', 'day'], '-')}T${joined(['hour', 'minute', 'second'], ':')}`;
}

/** Local date in Slovenia, such as `2026-11-21`. */
export const localDay = (at: Date): string => localTime(at).slice(0, 10);

/** Local midnight after a day such as `2026-11-21`: 22:00 UTC in summer, 23:00 UTC in winter. */
export function endOfLocalDay(on: string): Date {
  const inSummer = new Date(`${on}T22:00:00Z`);
  return localDay(inSummer) > on ? inSummer : new Date(`${on}T23:00:00Z`);
}
