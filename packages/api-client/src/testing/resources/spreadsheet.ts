import { spreadsheetMediaType, type Resource } from '../../contract';
import type { ColumnValue } from './column';
import { valueOf, type FakeRow } from './listing';
import { storedZip } from './stored-zip';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const xml = (content: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${content}`;
const office = 'http://schemas.openxmlformats.org/officeDocument/2006';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const relation = (kind: string, target: string) =>
  xml(
    `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${office}/relationships/${kind}" Target="${target}"/></Relationships>`,
  );

const frame = {
  '[Content_Types].xml': xml(
    `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
  ),
  '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
  'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
  'xl/workbook.xml': xml(
    `<workbook xmlns="${main}" xmlns:r="${office}/relationships"><sheets><sheet name="1" sheetId="1" r:id="r1"/></sheets></workbook>`,
  ),
};

const rowOf = (cells: readonly ColumnValue[]) =>
  `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${escape(String(cell ?? ''))}</t></is></c>`).join('')}</row>`;

/** Writes rows as a spreadsheet of text cells. */
export function spreadsheet({ columns }: Resource, rows: readonly FakeRow[]): Blob {
  const exported = Object.keys(columns).filter((name) => columns[name]?.exported === true);
  return workbook([exported, ...rows.map((row) => exported.map((column) => valueOf(row, column)))]);
}

/** A spreadsheet with one sheet. */
export function workbook(data: readonly (readonly ColumnValue[])[]): Blob {
  const sheet = xml(`<worksheet xmlns="${main}"><sheetData>${data.map(rowOf).join('')}</sheetData></worksheet>`);
  return new Blob([storedZip({ ...frame, 'xl/worksheets/sheet1.xml': sheet })], { type: spreadsheetMediaType });
}
