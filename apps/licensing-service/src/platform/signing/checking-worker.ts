import { parentPort, workerData } from 'node:worker_threads';
import { checkRevision } from './revisions/check-revision.ts';
import { stateSignatures } from './revisions/state-signatures.ts';
import type { CheckingTask } from './run-checking';

const toBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

async function check(task: CheckingTask): Promise<unknown> {
  try {
    if (task.kind === 'state') return { value: await stateSignatures(toBuffer(task.pdf)) };
    return { value: await checkRevision(toBuffer(task.original), toBuffer(task.signed)) };
  } catch {
    return { value: null };
  }
}

parentPort?.postMessage(await check(workerData as CheckingTask));
