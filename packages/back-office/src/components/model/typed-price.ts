import { parseDecimal } from '@atrium/validators';

/** In cents: the service's maximum. */
export const highestPrice = 1_000_000;

/** Parses an amount into cents, with or without `€`: `19`, `19,5`, `19.50`, `1.234,50`. Undefined if it is not an amount. */
export function readPrice(typed: string): number | undefined {
  const cents = parseDecimal(typed.replaceAll('€', ''), 2);
  return cents !== undefined && cents >= 0 ? cents : undefined;
}

/** Formats cents for an input: `19,00`. */
export function writePrice(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)},${digits.slice(-2)}`;
}
