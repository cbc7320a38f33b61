import { readTypedNumber } from '@atrium/validators';

/** Cents; what the service takes at most. */
export const highestPrice = 1_000_000;

/** The cents of a typed amount, with or without `€`: `19`, `19,5`, `19.50`, `1.234,50`; undefined for none. */
export function readPrice(typed: string): number | undefined {
  const cents = readTypedNumber(typed.replaceAll('€', ''), 2);
  return cents !== undefined && cents >= 0 ? cents : undefined;
}

/** Cents as one types them: `19,00`. */
export function writePrice(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)},${digits.slice(-2)}`;
}
