import { readZip } from '../../documents/read-zip.ts';
import type { ReadableTable } from '../table-file.ts';
import { checkOtherParts } from './check-other-parts.ts';
import { readDateStyles } from './date-styles.ts';
import { readSharedStrings } from './shared-strings.ts';
import { sheetRows } from './sheet-rows.ts';
import { findParts } from './workbook-parts.ts';

/** Opens the first sheet of a workbook. */
export async function openWorkbook(bytes: Uint8Array): Promise<ReadableTable> {
  const files = readZip(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const { sheet, strings, styles, is1904 } = await findParts(files);
  await checkOtherParts(files, [sheet.file, strings, styles]);
  const meanings = { stringAt: await readSharedStrings(strings), isDate: await readDateStyles(styles), is1904 };
  return {
    how: { kind: 'xlsx', sheet: sheet.name, encoding: null, delimiter: null },
    rows: () => sheetRows(sheet.file, meanings),
  };
}
