// oxlint-disable-next-line no-control-regex
const illegal = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
/** Escape sequence that spreadsheets decode in text. */
const escape = /_(?=x[0-9A-Fa-f]{4}_)/g;
const maxCharacters = 32_767;

const startsFormula = (text: string) => /^[=+\-@\t\r\0]/.test(text);

/**
 * Makes text safe for a cell: prevents formulas (CSV injection), removes characters that XML forbids, and truncates
 * to 32,767 characters, the limit of a cell.
 */
export function cellText(value: string): string {
  const cleaned = value.toWellFormed().replace(illegal, '');
  const prefixed = startsFormula(value) || startsFormula(cleaned) ? `'${cleaned}` : cleaned;
  const text = prefixed.length > maxCharacters ? prefixed.slice(0, maxCharacters).toWellFormed() : prefixed;
  return text.replace(escape, '_x005F_');
}
