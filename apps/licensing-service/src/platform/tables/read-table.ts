import { Worker } from 'node:worker_threads';
import type { TableFile, TableReading } from './table-file';

const timeout = 10_000;

/** Reads the table of an XLSX or CSV file in a worker thread, terminated after ten seconds or with too much memory. */
export function readTable(file: TableFile): Promise<TableReading> {
  const worker = new Worker(workerFile(), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
  });
  return new Promise((resolve) => {
    const finish = (reading: TableReading) => {
      clearTimeout(timer);
      resolve(reading);
      void worker.terminate();
    };
    const timer = setTimeout(() => finish({ refusal: 'too_costly' }), timeout);
    worker.on('message', (reading: TableReading) => finish(reading));
    worker.on('error', () => finish({ refusal: 'too_costly' }));
  });
}

/** The worker is next to this file in the sources and in another folder in the build. */
function workerFile(): URL {
  const here = import.meta.url;
  return here.endsWith('.ts') ? new URL('./table-worker.ts', here) : new URL('./tables/table-worker.js', here);
}
