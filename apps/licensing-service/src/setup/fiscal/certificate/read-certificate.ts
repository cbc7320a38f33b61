import { Worker } from 'node:worker_threads';
import type { CertificateFile, CertificateReading } from './certificate-reading';

const longest = 10_000;

/**
 * Opens a PKCS#12 file in a separate thread, which is ended after ten seconds: what was made to take long is refused
 * as `too_costly` and delays no other request.
 */
export function readCertificate(file: CertificateFile, milliseconds = longest): Promise<CertificateReading> {
  const worker = new Worker(workerFile(), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 },
  });
  return new Promise((resolve) => {
    const end = (reading: CertificateReading) => {
      clearTimeout(timer);
      resolve(reading);
      void worker.terminate();
    };
    const timer = setTimeout(() => end({ refusal: 'too_costly' }), milliseconds);
    worker.on('message', (reading: CertificateReading) => end(reading));
    worker.on('error', () => end({ refusal: 'unreadable' }));
  });
}

/** Beside this file in the sources, in a separate folder in the build. */
function workerFile(): URL {
  const here = import.meta.url;
  return here.endsWith('.ts')
    ? new URL('./certificate-worker.ts', here)
    : new URL('./fiscalization/certificate-worker.js', here);
}
