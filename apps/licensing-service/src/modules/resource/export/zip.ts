import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive; its content is made while it is read. */
export interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<Buffer> | Iterable<Buffer>;
}

interface Written {
  readonly name: Buffer;
  readonly crc: number;
  readonly compressed: number;
  readonly size: number;
  readonly offset: number;
}

const version = 20;
/** Sizes follow the content, names are UTF-8. */
const flags = 0x0808;
const deflated = 8;
/** 1 January 1980: an archive tells nothing about the clock. */
const date = 0x0021;

/**
 * A ZIP archive of at most 4 GiB, byte for byte as it is made (PKWARE APPNOTE 6.3): what is not asked for
 * is not made, and nothing but a line per file is kept.
 */
export async function* zip(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const count = { crc: 0, size: 0 };
    const start = offset;
    const header = localHeader(Buffer.from(name));
    offset += header.length;
    yield header;
    const before = offset;
    for await (const chunk of deflate(counted(content, count))) {
      offset += chunk.length;
      yield chunk;
    }
    const entry = { name: Buffer.from(name), ...count, compressed: offset - before, offset: start };
    const descriptor = dataDescriptor(entry);
    offset += descriptor.length;
    written.push(entry);
    yield descriptor;
  }
  yield centralDirectory(written, offset);
}

async function* counted(content: ZipEntry['content'], count: { crc: number; size: number }): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    count.crc = crc32(chunk, count.crc);
    count.size += chunk.length;
    yield chunk;
  }
}

function deflate(content: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  return pipeline(
    Readable.from(content, { objectMode: false }),
    createDeflateRaw({ level: 4, chunkSize: 64 * 1024 }),
    () => undefined,
  );
}

function localHeader(name: Buffer): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(version, 4);
  header.writeUInt16LE(flags, 6);
  header.writeUInt16LE(deflated, 8);
  header.writeUInt16LE(date, 12);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function dataDescriptor({ crc, compressed, size }: Written): Buffer {
  const descriptor = Buffer.alloc(16);
  descriptor.writeUInt32LE(0x08074b50, 0);
  descriptor.writeUInt32LE(crc, 4);
  descriptor.writeUInt32LE(compressed, 8);
  descriptor.writeUInt32LE(size, 12);
  return descriptor;
}

function centralDirectory(entries: readonly Written[], offset: number): Buffer {
  const headers = entries.map((entry) => {
    const header = Buffer.alloc(46);
    header.writeUInt32LE(0x02014b50, 0);
    header.writeUInt16LE(version, 4);
    header.writeUInt16LE(version, 6);
    header.writeUInt16LE(flags, 8);
    header.writeUInt16LE(deflated, 10);
    header.writeUInt16LE(date, 14);
    header.writeUInt32LE(entry.crc, 16);
    header.writeUInt32LE(entry.compressed, 20);
    header.writeUInt32LE(entry.size, 24);
    header.writeUInt16LE(entry.name.length, 28);
    header.writeUInt32LE(entry.offset, 42);
    return Buffer.concat([header, entry.name]);
  });
  const directory = Buffer.concat(headers);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([directory, end]);
}
