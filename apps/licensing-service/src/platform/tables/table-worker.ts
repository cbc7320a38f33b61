import { getPriority, platform, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { lowPriority } from '../low-priority.ts';
import { openCsv } from './csv-table.ts';
import type { ReadableTable, TableFile, TableMessage } from './table-file.ts';
import { batchesOf, surveyTable } from './table-rows.ts';
import { openWorkbook } from './workbook/open-workbook.ts';

// Only Linux has priorities of threads; elsewhere it would be that of the process.
if (platform() === 'linux') setPriority(Math.max(getPriority(), lowPriority));

const startsWith = (bytes: Uint8Array, ...magic: readonly number[]) => magic.every((byte, at) => bytes[at] === byte);

async function open(file: TableFile): Promise<ReadableTable | null> {
  if (startsWith(file.bytes, 0x50, 0x4b)) return openWorkbook(file.bytes);
  return file.bytes.includes(0) ? null : openCsv(file);
}

const send = (message: TableMessage) => parentPort?.postMessage(message);
const refuse = () => send({ refusal: 'unreadable' });

try {
  const table = await open(workerData as TableFile);
  if (table === null) refuse();
  else {
    send(await surveyTable(table));
    const batches = batchesOf(table);
    const read = async (): Promise<TableMessage> => ({ rows: (await batches.next()).value });
    // One batch is read ahead, while the service works on the one before.
    let next = read();
    next.catch(() => undefined);
    parentPort?.on('message', () => {
      const current = next;
      next = current.then(read);
      next.catch(() => undefined);
      current.then(send, refuse);
    });
  }
} catch {
  refuse();
}
