const combiningMarks = /\p{M}/gu;
const notPlain = /[^\x20-\x7e]|["\\%]/g;

/** `Content-Disposition` of a file to be saved under this name, also where it is not ASCII (RFC 6266). */
export function attachmentHeader(name: string): string {
  const plain = name.normalize('NFD').replace(combiningMarks, '').replace(notPlain, '_');
  if (plain === name) return `attachment; filename="${name}"`;
  const extended = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${extended}`;
}
