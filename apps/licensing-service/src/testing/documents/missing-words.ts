/** A non-breaking hyphen stands for itself in some PDFs, and is a plain one in others. */
const plain = (text: string) => text.toLowerCase().replaceAll('\u2011', '-');

/** Words of a text, without the dots and lines that lead to tabs. */
const wordsOf = (text: string) => plain(text).split(/\s+|[._]{3,}/);

/** Words of two or more characters that another text lacks. Spaces do not count: programs set them differently. */
export function missingWords(expected: string, text: string): readonly string[] {
  const found = plain(text).replace(/\s+/g, '');
  return wordsOf(expected).filter((word) => word.length > 1 && !found.includes(word));
}
