function decodeExtended(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

const forbidden = /[\p{Cc}\p{Cf}<>:"/\\|?*]/gu;
const longest = 200;

/** Reduces a name to a safe one: no folder, no control or direction characters, not hidden. */
function bareName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last
    .replace(forbidden, '')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(-longest);
}

/** Reads the file name of a response (`Content-Disposition`, RFC 6266) and makes it safe; else returns the fallback. */
export function readFileName(header: string | null, fallback: string): string {
  const extended = /(?:^|;)\s*filename\*=utf-8''([^;\s]+)/i.exec(header ?? '')?.[1];
  const plain = /(?:^|;)\s*filename=(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header ?? '');
  const name = (extended && decodeExtended(extended)) ?? plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2] ?? '';
  return bareName(name) || fallback;
}
