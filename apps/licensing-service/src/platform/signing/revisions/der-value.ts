/** The DER value at the start of bytes whose rest are zeros, with which the room for a signature is filled. */
export function derValue(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = Buffer.from(bytes);
  const first = all[1] ?? 0;
  const lengthBytes = first & 0x7f;
  const length = first < 0x80 ? first + 2 : all.readUIntBE(2, lengthBytes) + 2 + lengthBytes;
  if (all.subarray(length).some((byte) => byte !== 0)) throw new RangeError('Something follows the value.');
  return new Uint8Array(all.subarray(0, length));
}
