import { parentPort, workerData } from 'node:worker_threads';
import { parseCsvTable } from './parse-csv-table.ts';
import { parseXlsxTable } from './parse-xlsx-table.ts';
import { createTableSender, type ReadRow } from './send-table.ts';
import type { TableFile, TableMessage } from './table-file.ts';

const startsWith = (bytes: Uint8Array, ...magic: readonly number[]) => magic.every((byte, at) => bytes[at] === byte);

async function* rowsOfCsv(rows: readonly ReadRow[1][]): AsyncGenerator<ReadRow> {
  yield* rows.entries();
}

/** Sends the rows in batches while they are read, and returns what follows them. */
async function read(file: TableFile, send: (message: TableMessage) => void): Promise<TableMessage> {
  const { bytes } = file;
  const sendTable = createTableSender(send);
  if (startsWith(bytes, 0x50, 0x4b)) {
    const { sheet, rows } = parseXlsxTable(bytes);
    return sendTable({ kind: 'xlsx', sheet, encoding: null, delimiter: null }, rows);
  }
  if (bytes.includes(0)) return { refusal: 'unreadable' };
  const { rows, ...how } = parseCsvTable(file);
  return sendTable({ kind: 'csv', sheet: null, ...how }, rowsOfCsv(rows));
}

async function readSafely(file: TableFile, send: (message: TableMessage) => void): Promise<TableMessage> {
  try {
    return await read(file, send);
  } catch {
    return { refusal: 'unreadable' };
  }
}

const send = (message: TableMessage) => parentPort?.postMessage(message);
send(await readSafely(workerData as TableFile, send));
