import { parseDecimal } from '@atrium/validators';

/** `1234,5`, without groups, as one types it; at most `decimals` decimal places. */
export function showNumber(value: number, decimals: number): string {
  const format = new Intl.NumberFormat('sl', { maximumFractionDigits: decimals, useGrouping: false });
  return format.format(value).replace('-', '\u2212');
}

/** The typed number; undefined for none. */
export function readNumber(text: string, decimals: number): number | undefined {
  const found = parseDecimal(text, decimals);
  return found === undefined ? undefined : found / 10 ** decimals;
}
