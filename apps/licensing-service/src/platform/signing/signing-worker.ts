import { parentPort, workerData } from 'node:worker_threads';
import { PdfRefused } from '../drawing/pdf-refused.ts';
import { prepareSignature } from './prepare-signature.ts';
import type { SignatureAnswer, SignatureTask } from './signature-task.ts';

async function prepare(task: SignatureTask): Promise<SignatureAnswer> {
  try {
    return await prepareSignature(task);
  } catch (error) {
    return { refusal: error instanceof PdfRefused ? error.reason : 'unreadable' };
  }
}

parentPort?.postMessage(await prepare(workerData as SignatureTask));
