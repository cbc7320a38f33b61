import { streamXlsxRows } from 'hucre/xlsx';
import { readZip } from '../documents/read-zip.ts';
import type { ReadRow } from './send-table.ts';

/** Reads the first sheet of a workbook; cells with a formula have the value that the workbook stores. */
export function parseXlsxTable(bytes: Uint8Array): { readonly sheet: string; readonly rows: AsyncIterable<ReadRow> } {
  return { sheet: checkParts(bytes), rows: rowsOf(bytes) };
}

async function* rowsOf(bytes: Uint8Array): AsyncGenerator<ReadRow> {
  for await (const { index, values } of streamXlsxRows(bytes)) yield [index, values];
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
