import { randomBytes } from 'node:crypto';

/** A UUIDv7 (RFC 9562): 48 bits of milliseconds, then 74 random bits. */
export function v7(now: number = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text is a UUID in lower case, as this service writes it. Other spellings match no record. */
export const isUuid = (text: string): boolean => uuid.test(text);
