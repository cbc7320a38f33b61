import { isDigitCode, isLetterCode } from './characters';

const nonAsciiLetter = /^[\p{L}\p{M}]$/u;

/**
 * One label: 1–63 letters, digits and inner hyphens; non-ASCII letters must already be in the form that IDNA produces.
 */
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

/** A URL parser reads a numeric last label as an IP address. */
function readsAsNumber(label: string): boolean {
  return /^\d+$/.test(label) || /^0x[0-9a-f]*$/i.test(label);
}

/** Whether the text is a domain name, ASCII or international, without a trailing dot. */
export function isDomainName(text: string): boolean {
  if (text === '' || text.length > 253) return false;
  const labels = text.split('.');
  return labels.every(isLabel) && !readsAsNumber(labels[labels.length - 1] ?? '');
}
