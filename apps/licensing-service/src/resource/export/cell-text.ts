// oxlint-disable-next-line no-control-regex
const illegal = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
/** The escape that spreadsheets read in texts. */
const escape = /_(?=x[0-9A-Fa-f]{4}_)/g;
const mostCharacters = 32_767;

const beginsFormula = (text: string) => /^[=+\-@\t\r\0]/.test(text);

/**
 * A text as a cell shows it: never a formula, whatever it begins with, and without the characters that XML cannot
 * hold. A cell holds 32,767 characters; what is longer ends there.
 */
export function cellText(value: string): string {
  const plain = value.toWellFormed().replace(illegal, '');
  const marked = beginsFormula(value) || beginsFormula(plain) ? `'${plain}` : plain;
  const text = marked.length > mostCharacters ? marked.slice(0, mostCharacters).toWellFormed() : marked;
  return text.replace(escape, '_x005F_');
}
