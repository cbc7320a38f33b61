const combiningMarks = /\p{M}/gu;
const unsafeCharacters = /[^\x20-\x7e]|["\\%]/g;

/** `Content-Disposition` header for a download, also with a non-ASCII file name (RFC 6266). */
export function attachmentHeader(name: string): string {
  const asciiName = name.normalize('NFD').replace(combiningMarks, '').replace(unsafeCharacters, '_');
  if (asciiName === name) return `attachment; filename="${name}"`;
  const extended = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${asciiName}"; filename*=UTF-8''${extended}`;
}
