import { isDigitCode, isLetterCode } from './characters';

const nonAsciiLetter = /^[\p{L}\p{M}]$/u;

/** One label: 1–63 letters, digits and inner hyphens; letters beyond ASCII only in the form that IDNA leaves unchanged. */
function isLabel(label: string): boolean {
  if (label === '' || label.length > 63 || label.startsWith('-') || label.endsWith('-')) return false;
  for (const character of label) {
    const code = character.charCodeAt(0);
    if (code < 0x80 ? !(isLetterCode(code) || isDigitCode(code) || code === 0x2d) : !nonAsciiLetter.test(character)) {
      return false;
    }
  }
  return label === label.normalize('NFKC');
}

/** A last label that a URL parser would read as a number makes the whole an address in disguise. */
function readsAsNumber(label: string): boolean {
  return /^\d+$/.test(label) || /^0x[0-9a-f]*$/i.test(label);
}

/** A name of the domain name system as people type it, ASCII or international, without a trailing dot. */
export function isDomainName(text: string): boolean {
  if (text === '' || text.length > 253) return false;
  const labels = text.split('.');
  return labels.every(isLabel) && !readsAsNumber(labels[labels.length - 1] ?? '');
}
