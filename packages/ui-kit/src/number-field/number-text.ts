interface Separators {
  group: string;
  decimal: string;
}

function separatorsOf(language: string): Separators {
  const parts = new Intl.NumberFormat(language).formatToParts(12_345.6);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { group: of('group'), decimal: of('decimal') };
}

/** `1234,5` in the language's form, without groups, as one types it; at most `decimals` decimal places. */
export function showNumber(value: number, language: string, decimals: number): string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: decimals, useGrouping: false });
  return format.format(value).replace('-', '\u2212');
}

/**
 * The number somebody typed; undefined for none. Groups of three are read in the language's form (`1.234,50`); else a
 * comma and a point are both the decimal sign, so `1.5` never becomes 15.
 */
export function readNumber(text: string, language: string, decimals: number): number | undefined {
  const { group, decimal } = separatorsOf(language);
  const typed = text.replaceAll(/\s/g, '').replace('\u2212', '-');
  const grouped = new RegExp(`^-?\\d{1,3}(?:\\${group}\\d{3})+(?:\\${decimal}\\d*)?$`);
  const plain = grouped.test(typed) ? typed.replaceAll(group, '').replace(decimal, '.') : typed.replace(',', '.');
  const found = /^-?\d+(?:\.(\d*))?$/.exec(plain);
  if (found === null || (found[1] ?? '').length > decimals) return undefined;
  return Number(plain);
}
