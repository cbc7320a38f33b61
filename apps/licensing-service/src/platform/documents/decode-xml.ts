import { ZipRefused } from './zip-refused.ts';

const declaration = /^<\?xml[^>]*\sencoding\s*=\s*["']([^"']*)["']/;

/** The text of an XML part: UTF-8 or UTF-16, the encodings that the format allows. */
export function decodeXml(content: Buffer): string {
  const text = decode(content).replace(/^\ufeff/, '');
  const [, encoding = 'utf-8'] = declaration.exec(text.slice(0, 200)) ?? [];
  if (!/^utf-(8|16(le|be)?)$/i.test(encoding)) throw new ZipRefused('unreadable');
  return text;
}

/** A search in UTF-8 would miss everything in UTF-16. */
function decode(content: Buffer): string {
  const [first = 0, second = 0] = content;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return content.toString('utf16le');
  const isBigEndian = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0);
  if (!isBigEndian) return content.toString('utf8');
  return Buffer.from(content.subarray(0, content.length & ~1))
    .swap16()
    .toString('utf16le');
}
