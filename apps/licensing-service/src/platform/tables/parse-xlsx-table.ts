import { streamXlsxRows } from 'hucre/xlsx';
import { readZip } from '../documents/read-zip.ts';
import { maximumTableRows } from './table-file.ts';

type Cell = string | number | boolean | Date | null;

/** Reads the first sheet of a workbook; cells with a formula have the value that the workbook stores. */
export async function parseXlsxTable(
  bytes: Uint8Array,
): Promise<{ readonly sheet: string; readonly rows: readonly (readonly [number, readonly Cell[]])[] }> {
  const sheet = checkParts(bytes);
  const rows: (readonly [number, readonly Cell[]])[] = [];
  for await (const { index, values } of streamXlsxRows(bytes)) {
    rows.push([index, values]);
    if (rows.length > maximumTableRows + 1) break;
  }
  return { sheet, rows };
}

/** In any encoding that XML readers must know. */
const forbidden = ['<!DOCTYPE', '<!ENTITY'].flatMap((word) => [word, word.replaceAll(/(?!^)/g, '\0')]);

/**
 * Unpacks every part within the limits of archives; XML with a document type is refused.
 * @returns the name of the first sheet
 */
function checkParts(bytes: Uint8Array): string {
  let sheet = '';
  const files = readZip(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  for (const [name, read] of files) {
    const content = read();
    if (/\.(xml|rels)$/i.test(name) && forbidden.some((word) => content.includes(word)))
      throw new Error(`${name} has a document type.`);
    if (name === 'xl/workbook.xml') sheet = firstSheetOf(content.toString('utf8'));
  }
  return sheet;
}

const entities: Readonly<Record<string, string>> = { amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' };

function firstSheetOf(workbook: string): string {
  const [, name = ''] = /<(?:\w+:)?sheet\s[^>]*?\bname="([^"]*)"/.exec(workbook) ?? [];
  return name.replaceAll(/&(\w+);/g, (written, entity: string) => entities[entity] ?? written);
}
