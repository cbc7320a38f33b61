/** Cents; what the service takes at most. */
export const highestPrice = 1_000_000;

const grouped = /^\d{1,3}(?:\.\d{3})+(?:,\d*)?$/;
const amount = /^(\d+)(?:[.,](\d{0,2}))?$/;

/**
 * The cents of an amount somebody typed: `19`, `19,5`, `19.50`, `1.234,50`, with or without `€`; undefined for none. Groups of
 * three are read the Slovenian way; else comma and point are both the decimal sign.
 */
export function readPrice(typed: string): number | undefined {
  const text = typed.replaceAll(/\s|€/g, '');
  const [, whole = '', decimals = ''] = amount.exec(grouped.test(text) ? text.replaceAll('.', '') : text) ?? [];
  if (whole === '') return undefined;
  const cents = Number(whole + decimals.padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : undefined;
}

/** Cents as one types them: `19,00`. */
export function writePrice(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)},${digits.slice(-2)}`;
}
