import { Worker } from 'node:worker_threads';
import type { TableFile, TableMessage, TableReading, TableRow } from './table-file';

const timeout = 10_000;

/**
 * Reads the table of an XLSX or CSV file in a worker thread, terminated after ten seconds or with too much memory. The
 * bytes move to the worker, so the caller cannot read them again.
 */
export function readTable(file: TableFile): Promise<TableReading> {
  const worker = new Worker(workerFile(), {
    workerData: file,
    transferList: ownsMemory(file.bytes) ? [file.bytes.buffer] : [],
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
  });
  return new Promise((resolve) => {
    const finish = (reading: TableReading) => {
      clearTimeout(timer);
      // The memory of the worker is free before its rows are used.
      void worker.terminate().then(() => resolve(reading));
    };
    const timer = setTimeout(() => finish({ refusal: 'too_costly' }), timeout);
    const rows: TableRow[] = [];
    worker.on('message', (message: TableMessage) => {
      if ('rows' in message) rows.push(...message.rows);
      else finish('refusal' in message ? message : { ...message, rows });
    });
    worker.on('error', () => finish({ refusal: 'too_costly' }));
  });
}

/** Small buffers share their memory with others. */
const ownsMemory = (bytes: Uint8Array): bytes is Uint8Array<ArrayBuffer> =>
  bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength;

/** The worker is next to this file in the sources and in another folder in the build. */
function workerFile(): URL {
  const here = import.meta.url;
  return here.endsWith('.ts') ? new URL('./table-worker.ts', here) : new URL('./tables/table-worker.js', here);
}
