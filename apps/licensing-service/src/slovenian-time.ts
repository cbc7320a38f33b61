/** Where the seller and the tax authority look at the clock. */
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

/** An instant on a wall clock in Slovenia, as `2026-11-21T17:36:05`. */
export function localTime(at: Date): string {
  const parts = new Map(wallClock.formatToParts(at).map(({ type, value }) => [type, value]));
  const joined = (types: readonly Intl.DateTimeFormatPartTypes[], by: string) =>
    types.map((type) => parts.get(type)).join(by);
  return `${joined(['year', 'month', 'day'], '-')}T${joined(['hour', 'minute', 'second'], ':')}`;
}

/** The day of an instant in Slovenia, as `2026-11-21`. */
export const localDay = (at: Date): string => localTime(at).slice(0, 10);
