/** What XML 1.0 cannot hold, and the escape that spreadsheets read in texts. */
// oxlint-disable-next-line no-control-regex
const special = /[<>&\r\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF\uD800-\uDFFF]|_x[0-9A-Fa-f]{4}_/;
// oxlint-disable-next-line no-control-regex
const illegal = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const mostCharacters = 32_767;

const beginsFormula = (text: string) => /^[=+\-@\t\r\0]/.test(text);

/**
 * A text as a cell of a sheet, in XML: never a formula, whatever it begins with, and without the characters
 * that XML cannot hold. A cell holds 32,767 characters; what is longer ends there.
 */
export function cellText(value: string): string {
  const plain = special.test(value) ? value.toWellFormed().replace(illegal, '') : value;
  const marked = beginsFormula(value) || beginsFormula(plain) ? `'${plain}` : plain;
  const text = marked.length > mostCharacters ? marked.slice(0, mostCharacters).toWellFormed() : marked;
  return special.test(text) ? escape(text) : text;
}

function escape(text: string): string {
  return text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');
}
