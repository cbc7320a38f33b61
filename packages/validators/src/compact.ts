const ignored = new Set([0x20, 0x09, 0xa0, 0x202f, 0x2009, 0x2d, 0x2010, 0x2011, 0x2013, 0x2e]);

/**
 * Upper case without the blanks, dots and dashes people write. More than `maximum` characters, counted as written,
 * are answered with `undefined`, so that no input costs more than its first look.
 */
export function compact(value: string, maximum = 64): string | undefined {
  if (value.length > maximum) return undefined;
  let result = '';
  for (let index = 0; index < value.length; index++) {
    const code = value.charCodeAt(index);
    if (!ignored.has(code)) result += value[index];
  }
  return toAsciiUpperCase(result);
}

/** Only a–z change: `ß` or `ı` must not become letters of a number. */
function toAsciiUpperCase(text: string): string {
  let result = '';
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    result += code >= 0x61 && code <= 0x7a ? String.fromCharCode(code - 32) : text[index];
  }
  return result;
}
