import { cellText } from './cell-text';
import { zip } from './zip';

/** A column of a sheet: times are numbers of days since 30 December 1899, as spreadsheets count them. */
export interface SheetColumn {
  readonly heading: string;
  readonly kind: 'text' | 'number' | 'time';
}

/** A value of a row; null leaves the cell empty. */
export type SheetValue = string | number | null;

export interface Sheet {
  readonly title: string;
  readonly columns: readonly SheetColumn[];
  /** Rows in packs; a pack is made when the one before it has been written. */
  readonly rows: AsyncIterable<readonly (readonly SheetValue[])[]>;
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const related = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * A workbook of one sheet (ECMA-376, SpreadsheetML) as a stream of bytes: its memory does not grow with the rows.
 * Every text is a string cell.
 */
export function spreadsheet(sheet: Sheet): AsyncGenerator<Buffer> {
  const part = (name: string, text: string) => ({ name, content: [Buffer.from(xml + text)] });
  return zip([
    part('[Content_Types].xml', contentTypes),
    part('_rels/.rels', relationships('officeDocument', 'xl/workbook.xml')),
    part('xl/workbook.xml', workbook(sheet.title)),
    part('xl/_rels/workbook.xml.rels', relationships('worksheet', 'worksheets/sheet1.xml', 'styles', 'styles.xml')),
    part('xl/styles.xml', styles),
    { name: 'xl/worksheets/sheet1.xml', content: worksheet(sheet) },
  ]);
}

const contentTypes = `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`;

function relationships(...pairs: readonly string[]): string {
  const entries = pairs.flatMap((type, at) =>
    at % 2 === 0 ? [`<Relationship Id="rId${at / 2 + 1}" Type="${related}/${type}" Target="${pairs[at + 1]}"/>`] : [],
  );
  return `<Relationships xmlns="${packaged}/relationships">${entries.join('')}</Relationships>`;
}

/** A sheet's name has at most 31 characters, and none of those that addresses of cells are made of. */
const workbook = (title: string) =>
  `<workbook xmlns="${main}" xmlns:r="${related}"><sheets><sheet name="${cellText(title.replace(/[[\]:*?/\\"']/g, ' ').slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

/** 0 plain, 1 a time, 2 a heading. */
const styles = `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy\\,\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`;

const widths: Readonly<Record<SheetColumn['kind'], number>> = { text: 32, number: 12, time: 18 };

async function* worksheet({ columns, rows }: Sheet): AsyncGenerator<Buffer> {
  const cols = columns.map(
    ({ kind }, at) => `<col min="${at + 1}" max="${at + 1}" width="${widths[kind]}" customWidth="1"/>`,
  );
  const headings = columns.map(({ heading }) => textCell(heading, ' s="2"'));
  yield Buffer.from(
    `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${cols.join('')}</cols><sheetData><row>${headings.join('')}</row>`,
  );
  for await (const pack of rows) yield Buffer.from(pack.map((row) => rowOf(columns, row)).join(''));
  yield Buffer.from('</sheetData></worksheet>');
}

function rowOf(columns: readonly SheetColumn[], values: readonly SheetValue[]): string {
  let cells = '';
  for (let at = 0; at < columns.length; at += 1) cells += cellOf(values[at] ?? null, columns[at]?.kind);
  return `<row>${cells}</row>`;
}

function cellOf(value: SheetValue, kind: SheetColumn['kind'] | undefined): string {
  if (value === null || value === '') return '<c/>';
  if (typeof value === 'string') return textCell(value);
  return kind === 'time' ? `<c s="1"><v>${value}</v></c>` : `<c><v>${value}</v></c>`;
}

const textCell = (text: string, style = '') =>
  `<c t="inlineStr"${style}><is><t xml:space="preserve">${cellText(text)}</t></is></c>`;
