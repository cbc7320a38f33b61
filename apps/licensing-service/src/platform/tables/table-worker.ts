import { parentPort, workerData } from 'node:worker_threads';
import { parseCsvTable } from './parse-csv-table.ts';
import { parseXlsxTable } from './parse-xlsx-table.ts';
import {
  maximumTableColumns,
  maximumTableRows,
  type Table,
  type TableFile,
  type TableReading,
  type TableRow,
} from './table-file.ts';

type Cell = string | number | boolean | Date | null | undefined;

function textOf(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  return String(cell).trim();
}

const startsWith = (bytes: Uint8Array, ...magic: readonly number[]) => magic.every((byte, at) => bytes[at] === byte);

async function read(file: TableFile): Promise<TableReading> {
  const { bytes } = file;
  if (startsWith(bytes, 0x50, 0x4b)) {
    const { sheet, rows } = await parseXlsxTable(bytes);
    return tableOf({ kind: 'xlsx', sheet, encoding: null, delimiter: null }, rows);
  }
  if (bytes.includes(0)) return { refusal: 'unreadable' };
  const { rows, ...how } = parseCsvTable(file);
  return tableOf({ kind: 'csv', sheet: null, ...how }, [...rows.entries()]);
}

function tableOf(
  how: Pick<Table, 'kind' | 'sheet' | 'encoding' | 'delimiter'>,
  numbered: readonly (readonly [number, readonly Cell[]])[],
): TableReading {
  const filled: TableRow[] = numbered
    .map(([index, cells]) => ({ row: index + 1, cells: cells.slice(0, maximumTableColumns).map(textOf) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [header, ...rows] = filled;
  if (header === undefined) return { refusal: 'unreadable' };
  if (rows.length > maximumTableRows) return { refusal: 'too_many_rows' };
  return { ...how, header: header.cells, rows };
}

async function readSafely(file: TableFile): Promise<TableReading> {
  try {
    return await read(file);
  } catch {
    return { refusal: 'unreadable' };
  }
}

parentPort?.postMessage(await readSafely(workerData as TableFile));
