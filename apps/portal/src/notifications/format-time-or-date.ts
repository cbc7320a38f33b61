import { formatDate, formatDateTime } from '@atrium/i18n';

/** Formats an instant as time if it is today, else as date. */
export function formatTimeOrDate(at: string): string {
  const date = formatDate(at);
  return date === formatDate(Date.now()) ? formatDateTime(at).slice(date.length + 2) : date;
}
