import { Worker } from 'node:worker_threads';
import { createConcurrencyLimit } from '../../limit-concurrency';
import type { Pkcs12File, Pkcs12Reading } from './pkcs12-file';

const defaultTimeout = 10_000;
const maximumBytes = 64 * 1024;

const gate = createConcurrencyLimit({ atOnce: 2, waiting: 20 });

/**
 * Reads a PKCS#12 file of at most 64 KiB and 1,000,000 iterations of key derivation in a worker thread, terminated after ten seconds: a file made to take long is rejected as
 * `too_costly` and delays no other request.
 */
export function readPkcs12(file: Pkcs12File, milliseconds = defaultTimeout): Promise<Pkcs12Reading> {
  return gate(() => readInWorker(file, milliseconds));
}

async function readInWorker(file: Pkcs12File, milliseconds: number): Promise<Pkcs12Reading> {
  if (file.bytes.length > maximumBytes) return { refusal: 'unreadable' };
  const worker = new Worker(workerFile(), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 },
  });
  return new Promise((resolve) => {
    const finish = (reading: Pkcs12Reading) => {
      clearTimeout(timer);
      resolve(reading);
      void worker.terminate();
    };
    const timer = setTimeout(() => finish({ refusal: 'too_costly' }), milliseconds);
    worker.on('message', (reading: Pkcs12Reading) => finish(reading));
    worker.on('error', () => finish({ refusal: 'unreadable' }));
  });
}

/** The worker is next to this file in the sources and in another folder in the build. */
function workerFile(): URL {
  const here = import.meta.url;
  return here.endsWith('.ts') ? new URL('./pkcs12-worker.ts', here) : new URL('./signing/pkcs12-worker.js', here);
}
