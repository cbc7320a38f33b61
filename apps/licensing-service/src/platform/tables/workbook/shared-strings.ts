import type { ZipFile } from '../../documents/zip-file.ts';
import { maximumTableColumns, maximumTableRows } from '../table-file.ts';
import { decodeEscapes, parseXml } from './xml-parser.ts';

const maximumBytes = 64 * 1024 * 1024;
const maximumStrings = (maximumTableRows + 1) * maximumTableColumns;

/**
 * Reads the strings that cells refer to by number, and keeps them as UTF-8 in one buffer: as objects they would take
 * several times the memory.
 */
export async function readSharedStrings(file: ZipFile | undefined): Promise<(index: number) => string | null> {
  if (file === undefined) return () => null;
  // XML is never shorter than its text, and memory that is not written to is not taken.
  const bytes = Buffer.allocUnsafeSlow(Math.min(file.size, maximumBytes));
  let ends = new Uint32Array(1024);
  let count = 0;
  let used = 0;

  function add(text: string): void {
    const { read, written } = encoder.encodeInto(text, bytes.subarray(used));
    if (read < text.length || count === maximumStrings) throw new Error('The workbook has too much text.');
    used += written;
    if (count === ends.length) {
      const more = new Uint32Array(ends.length * 2);
      more.set(ends);
      ends = more;
    }
    ends[count] = used;
    count += 1;
  }

  let text = '';
  let isText = false;
  let isPhonetic = false;
  await parseXml(file.pieces(), {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isPhonetic = true;
      if (name === 't') isText = !isPhonetic;
    },
    text: (part) => {
      if (isText) text += part;
    },
    close: (name) => {
      if (name === 't') isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'si') add(decodeEscapes(text).trim());
    },
  });
  return (index) => (index in ends && index < count ? bytes.toString('utf8', ends[index - 1] ?? 0, ends[index]) : null);
}

const encoder = new TextEncoder();
