import { serialToDate } from 'hucre';
import { parseCellRef } from 'hucre/xlsx';
import type { ZipFile } from '../../documents/zip-file.ts';
import { type Cell, maximumTableColumns, type ReadRow } from '../table-file.ts';
import { createXmlParser, decodeEscapes } from './xml-parser.ts';

/** What cells refer to. */
export interface CellMeanings {
  readonly stringAt: (index: number) => string | null;
  readonly isDate: (style: number) => boolean;
  readonly is1904: boolean;
}

/** The rows of a sheet while it is unpacked; cells with a formula have the value that the workbook stores. */
export async function* sheetRows(sheet: ZipFile, meanings: CellMeanings): AsyncGenerator<ReadRow> {
  const found: ReadRow[] = [];
  const parser = createRowParser(meanings, (row) => found.push(row));
  for await (const piece of sheet.pieces()) {
    parser.write(piece);
    yield* found.splice(0);
  }
  parser.end();
}

interface CellType {
  readonly kind: string;
  readonly style: number;
}

function createRowParser(meanings: CellMeanings, found: (row: ReadRow) => void) {
  let isData = false;
  let row = -1;
  let cells: Cell[] = [];
  let column = -1;
  let type: CellType = { kind: 'n', style: 0 };
  let text = '';
  let isValue = false;
  let isPhonetic = false;

  return createXmlParser({
    open: (name, { r: at, t: kind = 'n', s: style = '0' }) => {
      if (name === 'sheetData') isData = true;
      if (!isData) return;
      if (name === 'row') {
        row = at === undefined ? row + 1 : Number(at) - 1;
        if (!Number.isSafeInteger(row)) throw new Error('A row has no number.');
        cells = [];
        column = -1;
      } else if (name === 'c') {
        column = at === undefined ? column + 1 : parseCellRef(at).col;
        type = { kind, style: Number(style) };
        text = '';
      } else if (name === 'rPh') isPhonetic = true;
      else if (name === 'v' || name === 't') isValue = !isPhonetic;
    },
    text: (part) => {
      if (isValue) text += part;
    },
    close: (name) => {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 'sheetData') isData = false;
      if (!isData) return;
      if (name === 'c' && column >= 0 && column < maximumTableColumns) cells[column] = cellOf(text, type, meanings);
      if (name === 'row') found([row, cells]);
    },
  });
}

function cellOf(text: string, { kind, style }: CellType, { stringAt, isDate, is1904 }: CellMeanings): Cell {
  switch (kind) {
    case 's':
      return text === '' ? null : stringAt(Number(text));
    case 'str':
    case 'inlineStr':
      return decodeEscapes(text);
    case 'b':
      return text === '1' || text.toLowerCase() === 'true';
    case 'e':
      return text;
    default: {
      const number = Number(text);
      if (text === '' || Number.isNaN(number)) return text;
      return isDate(style) ? serialToDate(number, is1904) : number;
    }
  }
}
