const pattern = /\{([^{}]*)\}/g;

/** The tags of a text of an e-mail, without braces. */
export const tagsOfMail = (text: string): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name.trim());

/** Replaces the tags that have a value, which may be empty. Others stay as they are written. */
export const fillMail = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(pattern, (written, name: string) => {
    const tag = name.trim();
    return Object.hasOwn(values, tag) ? (values[tag] ?? '') : written;
  });
