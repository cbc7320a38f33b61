/** Switches of HYPERLINK that are followed by a value. */
const withValue: readonly string[] = ['\\l', '\\o', '\\t'];

export function targetIn(tokens: readonly string[]): string | null {
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    if (!token.startsWith('\\')) return token;
    if (withValue.includes(token.toLowerCase())) at += 1;
  }
  return null;
}
