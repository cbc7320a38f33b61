import type { CustomerImportRow } from '@atrium/api-client/contract';

const byteOrderMark = '\uFEFF';

/** A cell that no spreadsheet runs as a formula. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^\+?[\d\s]+$/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The rows that an import leaves out as CSV with their number and reason, ready to be corrected and dropped again. */
export function leftOutCsv(
  headers: readonly string[],
  rows: readonly CustomerImportRow[],
  added: { readonly row: string; readonly reason: string },
): Blob {
  const lines = [
    [...headers, added.row, added.reason],
    ...rows.map(({ row, cells, reasons }) => [
      ...headers.map((_header, at) => cells[at] ?? ''),
      String(row),
      reasons.join(' '),
    ]),
  ];
  const text = lines.map((line) => line.map(cell).join(';')).join('\r\n');
  return new Blob([byteOrderMark, text], { type: 'text/csv' });
}
