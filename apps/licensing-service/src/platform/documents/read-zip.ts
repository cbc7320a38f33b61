import { unzipFile, type ZipFile } from './zip-file.ts';
import { ZipRefused } from './zip-refused.ts';

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly at: number;
}

const maximumEntries = 1000;
const maximumUnpacked = 200 * 1024 * 1024;
/** A larger ratio is a bomb, except in small files. */
const maximumRatio = 100;
const smallFile = 1024 * 1024;

const endRecord = 0x06054b50;
const centralHeader = 0x02014b50;
const localHeader = 0x04034b50;

/**
 * The files of a ZIP archive by name, unpacked when read.
 *
 * @throws ZipRefused
 */
export function readZip(bytes: Buffer): ReadonlyMap<string, ZipFile> {
  try {
    const entries = readDirectory(bytes);
    const total = entries.reduce((sum, { unpacked }) => sum + unpacked, 0);
    const packed = entries.reduce((sum, entry) => sum + entry.packed, 0);
    if (packed > bytes.length) throw new ZipRefused('unreadable');
    if (total > maximumUnpacked || (total > smallFile && total > packed * maximumRatio))
      throw new ZipRefused('too_large');
    const files = new Map(entries.map((entry) => [entry.name, fileOf(bytes, entry)]));
    if (files.size !== entries.length) throw new ZipRefused('unreadable');
    return files;
  } catch (error) {
    throw error instanceof RangeError ? new ZipRefused('unreadable') : error;
  }
}

function readDirectory(bytes: Buffer): Entry[] {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > maximumEntries) throw new ZipRefused('too_many_entries');
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (bytes.readUInt32LE(at) !== centralHeader) throw new ZipRefused('unreadable');
    entries.push(readEntry(bytes, at));
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** The end record is last; a comment of at most 64 KiB may follow. */
function findEnd(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 22 - 0xffff); at -= 1)
    if (bytes.readUInt32LE(at) === endRecord) return at;
  throw new ZipRefused('unreadable');
}

function readEntry(bytes: Buffer, at: number): Entry {
  const name = bytes.toString('utf8', at + 46, at + 46 + bytes.readUInt16LE(at + 28));
  if ((bytes.readUInt16LE(at + 8) & 1) !== 0) throw new ZipRefused('encrypted');
  if (isUnsafe(name) || isLink(bytes.readUInt32LE(at + 38))) throw new ZipRefused('unsafe_name');
  return {
    name,
    method: bytes.readUInt16LE(at + 10),
    packed: bytes.readUInt32LE(at + 20),
    unpacked: bytes.readUInt32LE(at + 24),
    at: bytes.readUInt32LE(at + 42),
  };
}

const isUnsafe = (name: string) =>
  name === '' || /[\\\p{Cc}:]/u.test(name) || name.startsWith('/') || name.split('/').includes('..');

/** Unix mode in the upper half of the external attributes. */
const isLink = (attributes: number) => ((attributes >>> 16) & 0o170000) === 0o120000;

function fileOf(bytes: Buffer, { name, method, packed, unpacked, at }: Entry): ZipFile {
  return unzipFile({ method, unpacked }, () => {
    if (bytes.readUInt32LE(at) !== localHeader) throw new ZipRefused('unreadable');
    const nameLength = bytes.readUInt16LE(at + 26);
    if (bytes.toString('utf8', at + 30, at + 30 + nameLength) !== name) throw new ZipRefused('unreadable');
    const start = at + 30 + nameLength + bytes.readUInt16LE(at + 28);
    return bytes.subarray(start, start + packed);
  });
}
