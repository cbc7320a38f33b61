import { parseDecimal } from '@atrium/validators';

/** Formats a number as `1234,5`, without groups, as people type it; at most `decimals` decimal places. */
export function formatNumber(value: number, decimals: number): string {
  const format = new Intl.NumberFormat('sl', { maximumFractionDigits: decimals, useGrouping: false });
  return format.format(value).replace('-', '\u2212');
}

/** Parses a typed number; undefined if it is not one. */
export function parseNumber(text: string, decimals: number): number | undefined {
  const found = parseDecimal(text, decimals);
  return found === undefined ? undefined : found / 10 ** decimals;
}
