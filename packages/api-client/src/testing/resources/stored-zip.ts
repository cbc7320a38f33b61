function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** Writes little-endian numbers of two or four bytes. */
function numbers(...fields: readonly (readonly [size: 2 | 4, value: number])[]): Uint8Array {
  return Uint8Array.from(
    fields.flatMap(([size, value]) => Array.from({ length: size }, (_, at) => (value >>> (8 * at)) & 0xff)),
  );
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Packs texts as files of an uncompressed ZIP archive (PKWARE APPNOTE 6.3), dated 1980. */
export function storedZip(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const local: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const name = encoder.encode(path);
    const data = encoder.encode(text);
    const head = numbers(
      [2, 20],
      [2, 0x800],
      [2, 0],
      [2, 0],
      [2, 33],
      [4, crc32(data)],
      [4, data.length],
      [4, data.length],
      [2, name.length],
      [2, 0],
    );
    const parts = [numbers([4, 0x04034b50]), head, name, data];
    directory.push(numbers([4, 0x02014b50], [2, 20]), head, numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]), name);
    local.push(...parts);
    offset += parts.reduce((sum, { length }) => sum + length, 0);
  }
  const count = Object.keys(files).length;
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = numbers([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, offset], [2, 0]);
  return join([...local, ...directory, end]);
}
