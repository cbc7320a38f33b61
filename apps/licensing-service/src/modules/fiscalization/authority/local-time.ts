const clockOfTheAuthority = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Ljubljana',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** An instant on the wall clock of the tax authority, as `2026-11-21T17:36:05`. */
export function localTime(at: Date): string {
  const parts = new Map(clockOfTheAuthority.formatToParts(at).map(({ type, value }) => [type, value]));
  const joined = (types: readonly Intl.DateTimeFormatPartTypes[], by: string) =>
    types.map((type) => parts.get(type)).join(by);
  return `${joined(['year', 'month', 'day'], '-')}T${joined(['hour', 'minute', 'second'], ':')}`;
}
