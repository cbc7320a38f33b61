/** Splits a typed or pasted text into e-mails: `Ana <ana@example.com>, bor@example.com` has two. */
export function splitTokens(text: string): string[] {
  return text.split(/[,;\r\n\t]+/).flatMap((part) => {
    const address = /<([^<>]*)>/.exec(part)?.[1];
    return address === undefined ? part.split(/\s+/).filter(Boolean) : [address.trim()].filter(Boolean);
  });
}

const hasSeparator = /[,;\s]/;

/** Whether a text ends at least one e-mail, or contains several. */
export const isSeparated = (text: string) => hasSeparator.test(text.trim()) || /[,;\r\n\t]/.test(text);

/** Adds texts that are not there yet, ignoring case. */
export function addTokens(tokens: readonly string[], added: readonly string[]): readonly string[] {
  const known = new Set(tokens.map((token) => token.toLowerCase()));
  const fresh = added.filter((token) => {
    const key = token.toLowerCase();
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
  return [...tokens, ...fresh];
}
