import { posix } from 'node:path';
import type { ZipFile } from '../../documents/zip-file.ts';
import { localName, parseXml } from './xml-parser.ts';

export type Files = ReadonlyMap<string, ZipFile>;

/** Where the parts of a workbook are, and what it says about its first sheet. */
export interface WorkbookParts {
  readonly sheet: { readonly name: string; readonly file: ZipFile };
  readonly strings: ZipFile | undefined;
  readonly styles: ZipFile | undefined;
  /** Days are counted from 1904 instead of 1900. */
  readonly is1904: boolean;
}

interface Relationship {
  readonly id: string;
  /** The end of the type, which two standards name differently. */
  readonly type: string;
  readonly target: string;
}

export async function findParts(files: Files): Promise<WorkbookParts> {
  const path = (await relationshipsOf(files, '')).find(({ type }) => type === 'officeDocument')?.target ?? '';
  const relationships = await relationshipsOf(files, path);
  const { sheet, is1904 } = await readWorkbook(partAt(files, path));
  const partOf = (kind: string, id?: string) =>
    relationships.find((one) => one.type === kind && (id === undefined || one.id === id))?.target ?? '';
  return {
    sheet: { name: sheet.name, file: partAt(files, partOf('worksheet', sheet.id)) },
    strings: files.get(partOf('sharedStrings')),
    styles: files.get(partOf('styles')),
    is1904,
  };
}

function partAt(files: Files, path: string): ZipFile {
  const file = files.get(path);
  if (file === undefined) throw new Error(`The workbook has no part at ${path}.`);
  return file;
}

/** What a part refers to; those of the archive if `path` is empty. */
async function relationshipsOf(files: Files, path: string): Promise<Relationship[]> {
  const { dir, base } = posix.parse(path);
  const found: Relationship[] = [];
  const file = files.get(posix.join(dir, '_rels', `${base}.rels`));
  if (file === undefined) return found;
  await parseXml(file.pieces(), {
    open: (name, { Id: id = '', Type: type = '', Target: target = '' }) => {
      if (name === 'Relationship')
        found.push({ id, type: posix.basename(type), target: posix.resolve('/', dir, target).slice(1) });
    },
  });
  return found;
}

async function readWorkbook(file: ZipFile) {
  let sheet: { readonly name: string; readonly id: string } | undefined;
  let is1904 = false;
  await parseXml(file.pieces(), {
    open: (tag, attributes) => {
      if (tag === 'workbookPr') is1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (tag !== 'sheet' || sheet !== undefined) return;
      const id = Object.entries(attributes).find(([name]) => name.includes(':') && localName(name) === 'id')?.[1];
      sheet = { name: attributes['name'] ?? '', id: id ?? '' };
    },
  });
  if (sheet === undefined) throw new Error('The workbook has no sheet.');
  return { sheet, is1904 };
}
