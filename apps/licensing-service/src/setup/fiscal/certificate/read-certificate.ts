import { Worker } from 'node:worker_threads';
import type { CertificateFile, CertificateReading } from './certificate-file';

const defaultTimeout = 10_000;

/**
 * Reads a PKCS#12 file in a worker thread, terminated after ten seconds: a file made to take long is rejected as
 * `too_costly` and delays no other request.
 */
export function readCertificate(file: CertificateFile, milliseconds = defaultTimeout): Promise<CertificateReading> {
  const worker = new Worker(workerFile(), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 },
  });
  return new Promise((resolve) => {
    const finish = (reading: CertificateReading) => {
      clearTimeout(timer);
      resolve(reading);
      void worker.terminate();
    };
    const timer = setTimeout(() => finish({ refusal: 'too_costly' }), milliseconds);
    worker.on('message', (reading: CertificateReading) => finish(reading));
    worker.on('error', () => finish({ refusal: 'unreadable' }));
  });
}

/** The worker is next to this file in the sources and in another folder in the build. */
function workerFile(): URL {
  const here = import.meta.url;
  return here.endsWith('.ts')
    ? new URL('./certificate-worker.ts', here)
    : new URL('./fiscalization/certificate-worker.js', here);
}
