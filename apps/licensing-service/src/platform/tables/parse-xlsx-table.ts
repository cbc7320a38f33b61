import { streamXlsxRows } from 'hucre/xlsx';
import { readZip } from '../documents/read-zip.ts';
import { maximumTableRows } from './table-file.ts';

type Cell = string | number | boolean | Date | null;

/** Reads the first sheet of a workbook; cells with a formula have the value that the workbook stores. */
export async function parseXlsxTable(bytes: Uint8Array): Promise<readonly (readonly [number, readonly Cell[]])[]> {
  checkParts(bytes);
  const rows: (readonly [number, readonly Cell[]])[] = [];
  for await (const { index, values } of streamXlsxRows(bytes)) {
    rows.push([index, values]);
    if (rows.length > maximumTableRows + 1) break;
  }
  return rows;
}

/** Unpacks every part within the limits of archives; XML with a document type is refused. */
function checkParts(bytes: Uint8Array): void {
  const files = readZip(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  for (const [name, read] of files) {
    const content = read();
    if (/\.(xml|rels)$/i.test(name) && /<!DOCTYPE|<!ENTITY/i.test(content.toString('latin1').replaceAll('\0', '')))
      throw new Error(`${name} has a document type.`);
  }
}
