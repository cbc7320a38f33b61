import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  readonly content: string | Buffer;
  /** The unpacked size that the directory declares, if it lies. */
  readonly declared?: number;
  /** Unix mode, such as that of a symbolic link. */
  readonly mode?: number;
  readonly encrypted?: boolean;
}

/** A ZIP archive of these parts, by name. Another kind of file may stand before it. */
export function sampleZip(
  parts: Readonly<Record<string, string | Buffer | ZipPart>>,
  before: Buffer = Buffer.alloc(0),
): Buffer {
  const files: Buffer[] = [before];
  const directory: Buffer[] = [];
  let at = before.length;
  for (const [name, given] of Object.entries(parts)) {
    const part: ZipPart = typeof given === 'string' || Buffer.isBuffer(given) ? { content: given } : given;
    const { content, declared, mode = 0o100644, encrypted = false } = part;
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(encrypted ? 1 : 0, 2);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(crc32(bytes), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(declared ?? bytes.length, 18);
    shared.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE((mode << 16) >>> 0, 6);
    tail.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x03'), shared, tail, Buffer.from(name));
    files.push(local);
    at += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(Object.keys(parts).length, 8);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, entries, end]);
}

const types = (extra: string) =>
  `<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>${extra}</Types>`;

/** A Word file, with further parts and content types. */
export function sampleDocx(parts: Readonly<Record<string, string | Buffer | ZipPart>> = {}, contentTypes = ''): Buffer {
  return sampleZip({
    '[Content_Types].xml': types(contentTypes),
    'word/document.xml': '<w:document><w:body><w:p>Zelena dolina</w:p></w:body></w:document>',
    ...parts,
  });
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relationship = (kind: string, target: string, mode: string) =>
  `<Relationships><Relationship Id="rId1" Type="${office}/${kind}" Target="${target}"${mode}/></Relationships>`;

/** A relationship of a Word file to something outside it. */
export const externalRelationship = (kind: string, target = 'https://example.com/x') =>
  relationship(kind, target, ' TargetMode="External"');

/** A relationship to another part of the file. */
export const internalRelationship = (kind: string, target: string) => relationship(kind, target, '');
