import { formatDateTime } from '@atrium/i18n';

/** Time of an instant, as `10:42`. */
export function timeOfDay(instant: string): string {
  return formatDateTime(instant).split(', ')[1] ?? '';
}

/** Today in the browser's time zone, in the contract's format: `2026-11-22`. */
export function localToday(): string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
