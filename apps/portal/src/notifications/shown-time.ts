import { formatDate, formatDateTime } from '@atrium/i18n';

/** When something happened: the time of day today, the date before. */
export function shownTime(at: string): string {
  const date = formatDate(at);
  return date === formatDate(Date.now()) ? formatDateTime(at).slice(date.length + 2) : date;
}
