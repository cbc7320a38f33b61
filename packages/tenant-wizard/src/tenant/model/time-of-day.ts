import { formatDateTime } from '@atrium/i18n';

/** Time of an instant, as `10:42`. */
export function timeOfDay(instant: string): string {
  return formatDateTime(instant).split(', ')[1] ?? '';
}
